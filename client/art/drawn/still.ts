/** A picture of what happens: small figures that act, things and places, and what goes out from them. */
import { actorOf } from './actors/actor.ts';
import { holding, partOf } from './figure.ts';
import { placed, type Mark, type Paint } from './ink.ts';
import type { Roles } from './pen.ts';
import { AURAS } from './things/auras.ts';
import { BEHIND } from './things/behind.ts';
import type { Still } from './traits.ts';

export function rolesOfStill({ glow = 'sky light', hands: [hand, sleeve] = ['tan', 'slate'] }: Still): Roles {
  return {
    skin: hand, iris: 'amber', glow, shadow: 'skin/dark', cloth: 'slate', trim: 'gold', cloak: 'scarlet', mask: 'wine', hair: 'coffee', beard: 'coffee', brow: 'coffee', lips: 'rose',
    'white of the eye': 'ivory', blade: 'bright', shaft: 'leather', hand, sleeve,
  } satisfies Record<string, Paint>;
}

export function stillOf({ aura, spread, shows }: Still): Mark {
  return placed(200, 150, [
    ...(aura ? AURAS[aura] : []),
    ...(spread ? [placed(-6, 10, [partOf(BEHIND, spread, 'thing behind a figure')])] : []),
    ...shows.map((shown) => ('acts' in shown ? actorOf(shown) : holding({ hand: 'none', at: [0, 30], turn: 0, ...shown }, true))),
  ]);
}
