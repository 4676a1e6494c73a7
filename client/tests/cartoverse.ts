/** A duel of cartoverse to test with: Ana's turn, a creature on each side, a trap of Ben's that nobody else knows. */
import type { Shown, ShownCreature, ShownSeat } from '../src/games/cartoverse/types.ts';

export const [CELESTINE, IGNIS, SHARD, ORC, KNIGHT, FIREBURST, PARRY, SNARE] = [0, 1, 2, 3, 4, 5, 6, 7];

export const creature = (changes: Partial<ShownCreature> = {}): ShownCreature => ({
  ...{ id: 17, card: ORC, zone: 'attack', slot: 2, atk: 2, hp: 3, damage: 0, left: 3, printed_atk: 2, printed_hp: 3 },
  ...{ grown_atk: 0, grown_hp: 0, lent_atk: 0, lent_hp: 0, aura_atk: 0, aura_hp: 0 },
  ...{ exhausted: false, attacking: false, keywords: [], enchants: [], usable: [], blocks: false },
  ...changes,
});

export const seat = (changes: Partial<ShownSeat> = {}): ShownSeat => ({
  ...{ hero: IGNIS, hp: 16, max_hp: 18, mana: 3, extra: 0, max_mana: 3, gain: true, acted: false, cooldowns: [0, 0], usable: [], turns: 3, special: 0 },
  ...{ hand: [-1, -1], prices: [[-1, -1], [-1, -1]], deck: 20, graveyard: [], removed: [], shards: [], mana_zone: [SHARD, SHARD, SHARD], traps: [], creatures: [] },
  ...changes,
});

export const duel = (changes: Partial<Shown> = {}): Shown => ({
  ...{ turn: 7, player: 0, first: 0, phase: 'turn', priority: null, asking: [], attacks: true, enchants: [], column_room: [1, 1, 1, 1, 1], chain: [], attack: null, asked: null },
  seats: [
    seat({ hero: CELESTINE, hp: 18, max_hp: 20, hand: [SHARD, ORC, FIREBURST, PARRY], prices: [[0, 0], [2, 1], [3, 1], [2, 0]], shards: [SHARD], creatures: [creature()] }),
    seat({ traps: [{ id: 40, card: -1 }], creatures: [creature({ id: 20, card: KNIGHT, zone: 'attack', slot: 3, atk: 3, hp: 4, left: 4, printed_atk: 3, printed_hp: 4 })] }),
  ],
  ...changes,
});
