/** The faces of those who have just learnt the rules. */
import type { Faces } from './faces.ts';

export const BEGINNER: Faces = {
  pip: { scene: 'village', light: 'meadow', head: 'young', skin: 'fair', eyes: 'wide', brow: 'arched', nose: 'snub', mouth: 'gentle', hair: 'wild ginger', marks: ['freckles'], body: 'jerkin leaf straw', tilt: -6 },
  mumble: { scene: 'window', light: 'sepia', head: 'elder', skin: 'rosy', age: 2, eyes: 'closed', brow: 'bushy', nose: 'bulbous', mouth: 'firm', hair: 'receding white', beard: 'long', hat: 'kerchief plum cream', body: 'shawl plum straw' },
  dapple: { scene: 'petals', light: 'silk', head: 'heart', soft: true, skin: 'porcelain', eyes: 'almond', brow: 'kind', nose: 'small', mouth: 'gentle', lips: 'rose', hair: 'bob rose', marks: ['blush'], hat: 'flowers pink spark', body: 'robe pink cream', tilt: 5 },
  tuffet: { scene: 'steppe', light: 'gold', head: 'round', skin: 'tan', eyes: 'level', brow: 'calm', nose: 'broad', mouth: 'firm', hair: 'fringe wheat', hat: 'straw_hat straw scarlet', body: 'apron straw rust' },
  nib: { scene: 'hall', light: 'river', head: 'young', skin: 'olive', eyes: 'aside', brow: 'worried', nose: 'long', mouth: 'firm', hair: 'parted raven', face: ['spectacles brass brass'], body: 'high_collar navy cream', tilt: 4 },
  bobbin: { scene: 'market', light: 'dusk', head: 'full', soft: true, skin: 'brown', eyes: 'wide', brow: 'kind', nose: 'snub', mouth: 'gentle', lips: 'wine', hair: 'afro coffee', body: 'scarf saffron teal' },
  pockets: { scene: 'harbour', light: 'tide', head: 'square', skin: 'rosy', eyes: 'aside', brow: 'quirked', nose: 'broken', mouth: 'smirk', hair: 'curls auburn', hat: 'flat_cap khaki hide', body: 'coat khaki brass', marks: ['stubble'] },
  clover: { scene: 'forest', light: 'wood', head: 'oval', soft: true, skin: 'fair', eyes: 'almond', brow: 'arched', nose: 'small', mouth: 'gentle', lips: 'rose', hair: 'fringe flax', behind: 'waves', hat: 'wreath leaf emerald', body: 'cloak leaf pine', iris: 'leaf', tilt: -5 },
  doze: { scene: 'moon', light: 'night', head: 'broad', skin: 'umber', age: 1, eyes: 'closed', brow: 'calm', nose: 'broad', mouth: 'firm', hair: 'none raven', hat: 'fur_cap fog slate', body: 'fur slate fog', tilt: 9 },
  fumble: { scene: 'forge', light: 'hearth', head: 'brute', skin: 'rosy', eyes: 'wide', brow: 'worried', nose: 'bulbous', mouth: 'firm', hair: 'tonsure ginger', beard: 'chops', body: 'apron leather copper' },
  wisp: { scene: 'stars', light: 'violet', head: 'gaunt', soft: true, skin: 'moon', eyes: 'blind', brow: 'thin', nose: 'straight', mouth: 'lips', lips: 'lilac', hair: 'swept iceblue', behind: 'long', body: 'ghostly lilac snow', iris: 'lilac' },
  crumb: { scene: 'hearth', light: 'inferno', head: 'round', skin: 'tan', eyes: 'wide', brow: 'arched', nose: 'snub', mouth: 'gentle', hair: 'short chestnut', moustache: true, hat: 'kettle_hat copper brass', body: 'gambeson cream rust' },
};
