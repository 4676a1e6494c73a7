/** The faces of those one plays to be beaten, and to learn how. */
import type { Faces } from './faces.ts';

export const HARD: Faces = {
  ashgrave: { scene: 'graves', light: 'grave', head: 'gaunt', skin: 'corpse', age: 2, eyes: 'hollow', brow: 'heavy', nose: 'hooked', mouth: 'grim', hair: 'receding white', behind: 'long', body: 'high_collar onyx bone', iris: 'poison' },
  kaskar: { scene: 'volcano', light: 'inferno', head: 'brute', skin: 'crimson', eyes: 'burning', brow: 'heavy', nose: 'broken', mouth: 'tusks', hair: 'bald raven', hat: 'horns onyx', body: 'harness iron ruby', iris: 'fire', broad: 1.2 },
  nyxa: { scene: 'stars', light: 'night', head: 'oval', soft: true, skin: 'dusk', eyes: 'blind', brow: 'thin', nose: 'straight', mouth: 'full', lips: 'plum', hair: 'locks midnight', face: ['third_eye'], hat: 'circlet silver pearl', body: 'cloak midnight silver', glow: 'arcane' },
  thornic: { scene: 'thorns', light: 'toxic', head: 'square', skin: 'moss', eyes: 'narrow', brow: 'stern', nose: 'hooked', mouth: 'smirk', hair: 'none pine', beard: 'forked', hat: 'antlers bark leaf', body: 'bark moss poison', iris: 'poison' },
  sigrune: { scene: 'peaks', light: 'ice', head: 'heart', soft: true, skin: 'porcelain', eyes: 'narrow', brow: 'stern', nose: 'straight', mouth: 'firm', hair: 'braid flax', hat: 'winged_helm steel gold', marks: ['runes'], body: 'cloaked_plate steel royal royal', iris: 'iceblue', glow: 'blue' },
  argenta: { scene: 'hall', light: 'heaven', head: 'oval', soft: true, skin: 'ebony', eyes: 'almond', brow: 'thin', nose: 'small', mouth: 'lips', lips: 'wine', hair: 'waved silver', hat: 'crown bright sapphire', body: 'ermine slate snow', iris: 'silver' },
  zephra: { scene: 'storm', light: 'storm', head: 'young', soft: true, skin: 'jade', eyes: 'wide', brow: 'arched', nose: 'straight', mouth: 'smirk', lips: 'teal', hair: 'swept iceblue', behind: 'mane', face: ['pointed_ear'], body: 'wrapped sky snow', iris: 'blue', tilt: -6 },
  malachar: { scene: 'throne', light: 'crimson', head: 'gaunt', skin: 'ashen', age: 1, eyes: 'burning', brow: 'stern', nose: 'long', mouth: 'grim', hair: 'none raven', beard: 'goatee', hat: 'spikes onyx ruby', body: 'spiked_collar wine onyx', iris: 'ruby' },
  iselin: { scene: 'waves', light: 'tide', head: 'heart', soft: true, skin: 'jade', eyes: 'almond', brow: 'calm', nose: 'small', mouth: 'gentle', lips: 'sea', hair: 'waved tide', behind: 'waves', face: ['fins'], hat: 'coral_crown rose pearl', body: 'scaled_gown sea pearl', iris: 'teal' },
  drakon: { scene: 'cave', light: 'gold', head: 'elder', skin: 'sun', age: 2, eyes: 'narrow', brow: 'bushy', nose: 'broad', mouth: 'grim', hair: 'none white', beard: 'plaited', hat: 'ram_horns bone', marks: ['scales'], body: 'ermine scarlet gold', iris: 'amber' },
  umbrine: { scene: 'ruins', light: 'plum', head: 'oval', skin: 'basalt', eyes: 'burning', brow: 'none', nose: 'small', mouth: 'sewn', hair: 'none raven', hat: 'cowl onyx plum', body: 'ghostly plum onyx', iris: 'arcane', glow: 'arcane' },
  ravenna: { scene: 'castle', light: 'violet', head: 'heart', soft: true, skin: 'fair', eyes: 'sly', brow: 'quirked', nose: 'straight', mouth: 'full', lips: 'scarlet', hair: 'parted raven', behind: 'long', hat: 'ice_crown onyx ruby', body: 'spiked_collar onyx ruby', iris: 'emerald', tilt: 5 },
};
