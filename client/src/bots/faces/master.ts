/** The faces of those who take their time, and leave you little. */
import type { Faces } from './faces.ts';

export const MASTER: Faces = {
  regulus: { scene: 'throne', light: 'gold', head: 'elder', skin: 'sun', age: 2, eyes: 'narrow', brow: 'bushy', nose: 'hooked', mouth: 'firm', hair: 'none white', beard: 'plaited', hat: 'crown gold ruby', body: 'ermine scarlet gold', iris: 'amber', glow: 'gold' },
  quendra: { scene: 'stars', light: 'violet', head: 'heart', soft: true, skin: 'ebony', eyes: 'almond', brow: 'thin', nose: 'straight', mouth: 'full', lips: 'plum', hair: 'locks silver', hat: 'circlet gold emerald', body: 'cloak plum gold', iris: 'emerald', glow: 'arcane' },
  azimuth: { scene: 'moon', light: 'night', head: 'elder', skin: 'dusk', age: 2, eyes: 'blind', brow: 'bushy', nose: 'long', mouth: 'gentle', hair: 'receding white', beard: 'forked', face: ['third_eye'], body: 'wrapped midnight silver', glow: 'blue' },
  hespera: { scene: 'waves', light: 'dusk', head: 'oval', soft: true, skin: 'fair', eyes: 'sly', brow: 'calm', nose: 'small', mouth: 'lips', lips: 'wine', hair: 'waved plum', behind: 'waves', hat: 'coral_crown rose pearl', body: 'scaled_gown plum pearl', iris: 'amber' },
  mornoth: { scene: 'cave', light: 'ice', head: 'square', skin: 'basalt', age: 1, eyes: 'hollow', brow: 'heavy', nose: 'broad', mouth: 'grim', hair: 'none raven', hat: 'ram_horns bone', marks: ['runes'], body: 'harness iron sapphire', iris: 'iceblue', broad: 1.2 },
  ilvane: { scene: 'hall', light: 'crimson', head: 'young', skin: 'porcelain', eyes: 'narrow', brow: 'quirked', nose: 'straight', mouth: 'smirk', hair: 'swept raven', face: ['pointed_ear'], body: 'high_collar wine gold', iris: 'ruby', tilt: -5 },
  thalric: { scene: 'peaks', light: 'storm', head: 'brute', skin: 'ashen', age: 1, eyes: 'narrow', brow: 'stern', nose: 'broken', mouth: 'firm', hair: 'none white', beard: 'forked', hat: 'winged_helm steel gold', marks: ['runes'], body: 'cloaked_plate steel onyx royal', iris: 'silver', broad: 1.1 },
  noctis: { scene: 'ruins', light: 'plum', head: 'gaunt', skin: 'corpse', eyes: 'burning', brow: 'none', nose: 'small', mouth: 'sewn', hair: 'none raven', hat: 'cowl onyx silver', body: 'ghostly onyx silver', iris: 'iceblue', glow: 'blue' },
  sibylle: { scene: 'castle', light: 'heaven', head: 'heart', soft: true, skin: 'jade', eyes: 'blind', brow: 'calm', nose: 'small', mouth: 'gentle', lips: 'sea', hair: 'parted flax', behind: 'long', face: ['third_eye'], body: 'cloak snow gold', glow: 'gold' },
  orsolon: { scene: 'castle', light: 'grave', head: 'elder', skin: 'fair', age: 2, eyes: 'narrow', brow: 'raised', nose: 'hooked', mouth: 'smirk', hair: 'receding silver', beard: 'goatee', body: 'high_collar pine bone', iris: 'teal' },
  vaelith: { scene: 'thorns', light: 'meadow', head: 'oval', soft: true, skin: 'moss', eyes: 'almond', brow: 'thin', nose: 'straight', mouth: 'smirk', lips: 'teal', hair: 'braid leaf', face: ['pointed_ear'], hat: 'antlers bone leaf', body: 'bark pine gold', iris: 'emerald', tilt: 4 },
  zarathe: { scene: 'volcano', light: 'inferno', head: 'heart', soft: true, skin: 'crimson', eyes: 'burning', brow: 'stern', nose: 'straight', mouth: 'full', lips: 'scarlet', hair: 'locks onyx', hat: 'horns onyx', body: 'spiked_collar onyx gold', iris: 'fire', tilt: -4 },
};
