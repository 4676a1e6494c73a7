/** Finding one's way in what the server shows of a duel of cartoverse. */
import { split, type Ref } from '../../board/ref.ts';
import type { Frame } from '../../table/frame.ts';
import type { Shown, ShownCreature, ShownEnchant } from './types.ts';

export type Zone = ShownCreature['zone'];

/** The zones of a side, from the middle of the table outwards. */
export const ZONES: readonly Zone[] = ['attack', 'defense'];
export const SLOTS = [1, 2, 3, 4, 5] as const;

/** What there is to see of a frame; null before the match. */
export function shownOf(frame: Pick<Frame, 'shown'> | null): Shown | null {
  return (frame?.shown ?? null) as Shown | null;
}

export function creatureOf(shown: Shown | null, id: number): ShownCreature | null {
  for (const seat of shown?.seats ?? []) {
    const found = seat.creatures.find((one) => one.id === id);
    if (found) return found;
  }
  return null;
}

export function creatureIn(shown: Shown, seat: number, zone: Zone, slot: number): ShownCreature | null {
  return shown.seats[seat]?.creatures.find((one) => one.zone === zone && one.slot === slot) ?? null;
}

export function enchantOf(shown: Shown | null, id: number): ShownEnchant | null {
  return shown?.enchants.find((one) => one.id === id) ?? null;
}

/** The enchants that lie on something, the oldest first. */
export function enchantsOn(shown: Shown, on: Ref): readonly ShownEnchant[] {
  return shown.enchants.filter((one) => one.on === on);
}

/** Whose creature, enchant, trap, hero, row or link that is; -1 for what is nobody's or gone. */
export function ownerOf(shown: Shown, ref: Ref): number {
  const [what, which] = split(ref);
  if (what === 'hero') return Number(which);
  if (what === 'row') return Number(split(which)[0]);
  if (what === 'link') return shown.chain[Number(which) - 1]?.seat ?? -1;
  if (what !== 'thing') return -1;
  const id = Number(which);
  const lies = shown.seats.findIndex((seat) => [...seat.creatures, ...seat.traps].some((one) => one.id === id));
  return lies >= 0 ? lies : (enchantOf(shown, id)?.seat ?? -1);
}

/** The card of a hero, creature, enchant or trap; -1 for what is gone or hidden. */
export function cardOf(shown: Shown | null, ref: Ref): number {
  const [what, which] = split(ref);
  if (what === 'hero') return shown?.seats[Number(which)]?.hero ?? -1;
  if (what !== 'thing') return -1;
  const id = Number(which);
  const trap = shown?.seats.flatMap((seat) => seat.traps).find((one) => one.id === id);
  return (creatureOf(shown, id) ?? enchantOf(shown, id) ?? trap)?.card ?? -1;
}

// The numbers in events, as the rules count: heroes from 1, rows from 3, columns from 7, then things.
const [FIRST_ROW, FIRST_COLUMN, FIRST_THING] = [3, 7, 16];

/** The reference that an event's number stands for: 0 is nothing. */
export function refOf(number: number | undefined): Ref {
  if (!number || number < 0) return '';
  if (number >= FIRST_THING) return `thing:${number}`;
  if (number >= FIRST_COLUMN) return `column:${number - FIRST_COLUMN + 1}`;
  if (number >= FIRST_ROW) return `row:${(number - FIRST_ROW) >> 1}:${ZONES[(number - FIRST_ROW) & 1]}`;
  return `hero:${number - 1}`;
}

/** Where a place in an event is: 0 to 4 in the Attack zone, then the Defense zone. */
export function placeOf(place: number): { zone: Zone; slot: number } {
  return { zone: ZONES[Math.floor(place / SLOTS.length)] ?? 'attack', slot: (place % SLOTS.length) + 1 };
}

export const slotThing = (seat: number, zone: Zone, slot: number): Ref => `slot:${seat}:${zone}:${slot}`;

/** The slots beside, before and behind a slot, as they lie on the table; the two Attack zones meet in the middle. */
export function slotsBeside(seat: number, zone: Zone, slot: number): Ref[] {
  const near = [slotThing(seat, zone === 'attack' ? 'defense' : 'attack', slot)];
  if (slot > 1) near.push(slotThing(seat, zone, slot - 1));
  if (slot < SLOTS.length) near.push(slotThing(seat, zone, slot + 1));
  if (zone === 'attack') near.push(slotThing(1 - seat, zone, slot));
  return near;
}
