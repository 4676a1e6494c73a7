/** What the pictures of creeps, items, consumables and runes without a colour show. */
import type { Motifs } from '../../../../art/motif.ts';

export const CREEPS: Motifs = {
  t_melee: { icon: 'swordman', behind: 'stone-tower', mood: 'dawn', mega: { icon: 'minotaur', behind: 'stone-tower', mood: 'lava', of: '#e09060' } },
};

export const ITEMS: Motifs = {
  i01: { icon: 'broadsword', behind: 'stone-block', mood: 'steel' },
  i02: { icon: 'leather-armor', behind: 'sewing-string', mood: 'umber' },
  i03: { icon: 'cape', behind: 'trail', mood: 'sand' },
  i04: { icon: 'spiked-collar', behind: 'neck-bite', mood: 'steel' },
  i05: { icon: 'gem-pendant', behind: 'three-leaves', mood: 'leaf' },
  i06: { icon: 'leather-boot', behind: 'road', mood: 'sand' },
  i07: { icon: 'ram', behind: 'warhammer', mood: 'stone' },
  i08: { icon: 'flanged-mace', behind: 'coins', mood: 'umber' },
  i09: { icon: 'battle-axe', behind: 'stone-bridge', mood: 'steel' },
  i10: { icon: 'pulley-hook', behind: 'rope-coil', mood: 'umber' },
  i11: { icon: 'thorn-helix', behind: 'silence', mood: 'venom' },
  i12: { icon: 'crystal-bars', behind: 'sewing-needle', mood: 'frost' },
  i13: { icon: 'fangs', behind: 'blood', mood: 'blood' },
  i14: { icon: 'wing-cloak', behind: 'night-sky', mood: 'void' },
  i15: { icon: 'lantern-flame', behind: 'magic-swirl', mood: 'arcane' },
  i16: { icon: 'vertical-banner', behind: 'stone-bridge', mood: 'glory' },
  i17: { icon: 'burning-embers', behind: 'campfire', mood: 'ember' },
  i18: { icon: 'imperial-crown', behind: 'crossroad', mood: 'glory' },
};

export const CONSUMABLES: Motifs = {
  i19: { icon: 'herbs-bundle', behind: 'bandage-roll', mood: 'leaf' },
  i20: { icon: 'round-bottom-flask', behind: 'book-pile', mood: 'arcane' },
  i21: { icon: 'chalk-outline-murder', behind: 'house', mood: 'marble' },
  i22: { icon: 'smoke-bomb', behind: 'swap-bag', mood: 'shadow' },
};

export const RUNES: Motifs = {
  u1: { icon: 'rune-stone', behind: 'coins', mood: 'dawn' },
  u2: { icon: 'rune-stone', behind: 'well', mood: 'sea' },
  u3: { icon: 'rune-stone', behind: 'punch-blast', mood: 'fire' },
  u4: { icon: 'rune-stone', behind: 'hearts', mood: 'leaf' },
  u5: { icon: 'rune-stone', behind: 'wingfoot', mood: 'sand' },
  u6: { icon: 'rune-stone', behind: 'two-shadows', mood: 'void' },
};
