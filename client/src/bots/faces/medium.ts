/** The faces of those who know what they are doing. */
import type { Faces } from './faces.ts';

export const MEDIUM: Faces = {
  vesper: { scene: 'moon', light: 'dusk', head: 'oval', soft: true, skin: 'umber', eyes: 'narrow', brow: 'thin', nose: 'straight', mouth: 'full', lips: 'plum', hair: 'locks raven', hat: 'circlet silver sapphire', body: 'cloak midnight lilac', iris: 'violet' },
  rookwell: { scene: 'castle', light: 'slate', head: 'square', skin: 'tan', age: 1, eyes: 'level', brow: 'stern', nose: 'broken', mouth: 'firm', hair: 'short grey', beard: 'short', hat: 'coif steel navy', body: 'tabard navy steel', broad: 1.2 },
  corvane: { scene: 'graves', light: 'night', head: 'gaunt', skin: 'porcelain', eyes: 'aside', brow: 'quirked', nose: 'hooked', mouth: 'smirk', hair: 'swept raven', face: ['monocle'], body: 'feathered onyx slate', iris: 'amber', tilt: 5 },
  halla: { scene: 'hall', light: 'ice', head: 'heart', soft: true, skin: 'fair', age: 1, eyes: 'level', brow: 'calm', nose: 'straight', mouth: 'gentle', hair: 'crown_braid flax', body: 'fur snow navy', iris: 'sky' },
  tindra: { scene: 'storm', light: 'storm', head: 'young', soft: true, skin: 'rosy', eyes: 'narrow', brow: 'raised', nose: 'small', mouth: 'smirk', hair: 'mohawk flame', marks: ['warpaint'], body: 'leather rust iron', tilt: -5 },
  maddoc: { scene: 'harbour', light: 'tide', head: 'broad', skin: 'brown', age: 1, eyes: 'sly', brow: 'bushy', nose: 'bulbous', mouth: 'grin', hair: 'none coffee', beard: 'forked', hat: 'tricorn wine gold', face: ['earring'], body: 'coat wine gold' },
  ysolt: { scene: 'temple', light: 'river', head: 'elder', soft: true, skin: 'olive', age: 2, eyes: 'closed', brow: 'calm', nose: 'long', mouth: 'lips', hair: 'parted white', behind: 'long', hat: 'mitre teal silver', body: 'robe teal silver' },
  fenrick: { scene: 'forest', light: 'bone', head: 'gaunt', skin: 'fair', eyes: 'narrow', brow: 'heavy', nose: 'long', mouth: 'snarl', hair: 'none grey', beard: 'short', hat: 'wolf_pelt slate', body: 'fur coal leather', iris: 'amber', marks: ['scar'] },
  ospry: { scene: 'peaks', light: 'dawn', head: 'oval', skin: 'tan', eyes: 'narrow', brow: 'stern', nose: 'hooked', mouth: 'firm', hair: 'mohawk white', face: ['earring'], marks: ['stripes'], body: 'feathered hide snow', iris: 'amber' },
  quillon: { scene: 'window', light: 'crimson', head: 'square', skin: 'fair', eyes: 'level', brow: 'quirked', nose: 'straight', mouth: 'smirk', hair: 'waved chestnut', beard: 'goatee', moustache: true, hat: 'slouch scarlet gold', body: 'high_collar scarlet ivory', tilt: 5 },
  perrin: { scene: 'stars', light: 'violet', head: 'young', skin: 'ebony', eyes: 'wide', brow: 'calm', nose: 'broad', mouth: 'firm', hair: 'short raven', face: ['goggles brass glass'], body: 'wrapped violet brass', iris: 'amber' },
  sablet: { scene: 'web', light: 'plum', head: 'heart', soft: true, skin: 'dusk', eyes: 'almond', brow: 'thin', nose: 'small', mouth: 'smirk', lips: 'wine', hair: 'bob raven', face: ['pointed_ear'], hat: 'hood onyx plum', body: 'leather onyx plum', iris: 'rose', tilt: -4 },
};
