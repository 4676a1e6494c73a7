/** The faces of those who play for the company. */
import type { Faces } from './faces.ts';

export const EASY: Faces = {
  barley: { scene: 'hearth', light: 'hearth', head: 'broad', skin: 'rosy', age: 1, eyes: 'level', brow: 'calm', nose: 'bulbous', mouth: 'gentle', hair: 'receding wheat', beard: 'full', body: 'apron cream leather' },
  juniper: { scene: 'thorns', light: 'wood', head: 'elder', soft: true, skin: 'olive', age: 2, eyes: 'sly', brow: 'quirked', nose: 'hooked', mouth: 'smirk', hair: 'parted grey', behind: 'vines', hat: 'wizard_hat forest gold', body: 'shawl forest plum', tilt: 5 },
  thimble: { scene: 'window', light: 'silk', head: 'oval', soft: true, skin: 'fair', age: 1, eyes: 'narrow', brow: 'thin', nose: 'small', mouth: 'lips', lips: 'rose', hair: 'crown_braid silver', face: ['spectacles steel steel'], body: 'high_collar lilac ivory' },
  pottle: { scene: 'camp', light: 'dusk', head: 'round', skin: 'brown', age: 1, eyes: 'level', brow: 'heavy', nose: 'broad', mouth: 'grim', hair: 'bald coffee', beard: 'chops', moustache: true, hat: 'turban rust saffron', body: 'sash rust saffron' },
  sorrel: { scene: 'steppe', light: 'dawn', head: 'young', soft: true, skin: 'tan', eyes: 'wide', brow: 'arched', nose: 'straight', mouth: 'gentle', hair: 'swept auburn', behind: 'ponytail', marks: ['freckles'], body: 'leather auburn straw', tilt: -7 },
  gourdie: { scene: 'village', light: 'meadow', head: 'full', skin: 'umber', age: 1, eyes: 'level', brow: 'calm', nose: 'broad', mouth: 'gentle', hair: 'afro grey', hat: 'reed_hat straw leaf', body: 'jerkin ochre leaf' },
  marrow: { scene: 'quarry', light: 'slate', head: 'brute', skin: 'ashen', age: 1, eyes: 'level', brow: 'heavy', nose: 'broken', mouth: 'firm', hair: 'none grey', hat: 'coif iron slate', body: 'boulders granite moss', broad: 1.2 },
  tansy: { scene: 'petals', light: 'gold', head: 'heart', soft: true, skin: 'porcelain', eyes: 'aside', brow: 'stern', nose: 'snub', mouth: 'full', lips: 'scarlet', hair: 'curls flax', hat: 'headband saffron gold', body: 'robe saffron rust', tilt: 6 },
  hobnail: { scene: 'gate', light: 'slate', head: 'square', skin: 'fair', eyes: 'narrow', brow: 'stern', nose: 'straight', mouth: 'firm', hair: 'short ginger', moustache: true, hat: 'nasal_helm iron brass', body: 'mail iron scarlet', marks: ['gash'] },
  brambly: { scene: 'thorns', light: 'marsh', head: 'gaunt', skin: 'moss', eyes: 'sly', brow: 'bushy', nose: 'long', mouth: 'smirk', hair: 'wild leaf', face: ['pointed_ear'], hat: 'thorn_crown bark ruby', body: 'bark bark leaf', iris: 'amber' },
  teasel: { scene: 'market', light: 'plum', head: 'oval', skin: 'olive', eyes: 'sly', brow: 'quirked', nose: 'hooked', mouth: 'grin', hair: 'none raven', hat: 'jester plum saffron', body: 'ragged plum saffron', tilt: -5 },
  dimity: { scene: 'hall', light: 'heaven', head: 'heart', soft: true, skin: 'brown', eyes: 'almond', brow: 'calm', nose: 'small', mouth: 'gentle', lips: 'wine', hair: 'braid raven', hat: 'veil ivory gold', body: 'robe sky ivory' },
};
