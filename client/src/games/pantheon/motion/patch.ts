/** The drawn position after one more thing has happened, as far as an event tells; the next frame puts it right. */
import type { Told } from '../../../wire/types.ts';
import { FIRST_THING, thingOf, refOf } from '../shown.ts';
import type { Events, Shown, ShownLink, ShownSeat, ShownThing } from '../types.ts';

interface Happened {
  word: string;
  seat: number;
  numbers: Readonly<Record<string, number>>;
}
type Patch = (now: Shown, happened: Happened, then: Shown) => Shown;

export function patch(now: Shown, told: Told, then: Shown): Shown {
  return PATCHES[told.word]?.(now, { word: told.word, seat: told.seat, numbers: told.numbers ?? {} }, then) ?? now;
}

const gone: Patch = (now, { numbers }) => piled(without(now, numbers['thing']), numbers['card']);
const popped: Patch = (now) => ({ ...now, chain: now.chain.slice(0, -1) });
const health: Patch = (now, { seat, numbers }) => changed(now, seat, () => ({ health: numbers['left'] ?? 0 }));

const PATCHES: Readonly<Record<string, Patch>> = {
  choose_hero: (now, { seat, numbers }, then) =>
    changed({ ...now, phase: 'before' }, seat, ({ hand }) => ({ ...then.seats[seat], hand, hero: numbers['card'] ?? null })),
  turn: (now, { seat, numbers }) => ({ ...now, turn: numbers['number'] ?? now.turn, player: seat }),
  draw: (now, { seat, numbers }) => changed({ ...now, deck: Math.max(0, now.deck - 1) }, seat, (one) => ({ hand: [...one.hand, numbers['card'] ?? -1] })),
  reshuffle: (now, { numbers }) => ({ ...now, deck: numbers['cards'] ?? now.deck, pile: [] }),
  discard: (now, { seat, numbers }) => piled(emptied(now, seat, numbers['card']), numbers['card']),
  ready_all: (now, { seat }) => changed(now, seat, ({ ready, spent, field }) => ({ awake: true, ready: ready + spent, spent: 0, field: field.map(rested) })),
  mana: (now, { seat, numbers }, then) => changed(now, seat, (one) => ({ hand: then.seats[seat]!.hand, ...placed(one, numbers['exhausted']) })),
  ready_mana: (now, { seat, numbers }) => changed(now, seat, (one) => moved(one, -(numbers['count'] ?? 0))),
  pay: (now, { seat, numbers }) => changed(now, seat, (one) => moved(one, numbers['mana'] ?? 0)),
  play: (now, happened, then) => linked(joined(emptied(now, happened.seat, happened.numbers['card']), happened, then), happened, then),
  cast: (now, happened, then) => linked(piled(emptied(now, happened.seat, happened.numbers['card']), happened.numbers['card']), happened, then),
  activate: (now, happened, then) => linked(now, happened, then),
  attack: (now, happened, then) => linked(thing(now, happened.numbers['attacker'], () => ({ engaged: true })), happened, then),
  resolve: popped,
  negate: popped,
  fizzle: popped,
  damage: (now, happened, then) => {
    const { target = 0, left = 0 } = happened.numbers;
    return target < FIRST_THING ? health(now, happened, then) : thing(now, target, () => ({ power: Math.max(0, left) }));
  },
  heal: health,
  lose: health,
  power: (now, { numbers }) => thing(now, numbers['thing'], () => ({ power: Math.max(0, numbers['now'] ?? 0) })),
  exhaust: (now, { numbers }) => turned(now, numbers['target'], false),
  ready: (now, { numbers }) => turned(now, numbers['target'], true),
  destroy: gone,
  sacrifice: gone,
  summon: (now, happened, then) => joined(unpiled(now, happened.numbers['card']), happened, then),
  return: (now, { seat, numbers }) => changed(without(now, numbers['thing']), seat, (one) => ({ hand: [...one.hand, numbers['card'] ?? -1] })),
  recall: (now, { seat, numbers }) => changed(unpiled(now, numbers['card']), seat, (one) => ({ hand: [...one.hand, numbers['card'] ?? -1] })),
  eliminate: (now, { seat }) => changed(now, seat, () => ({ alive: false, field: [], hand: [], ready: 0, spent: 0 })),
} satisfies Partial<Record<keyof Events, Patch>>;

function changed(now: Shown, seat: number, how: (seat: ShownSeat) => Partial<ShownSeat>): Shown {
  return { ...now, seats: now.seats.map((one, n) => (n === seat ? { ...one, ...how(one) } : one)) };
}

function thing(now: Shown, id: number | undefined, how: (lying: ShownThing) => Partial<ShownThing>): Shown {
  return { ...now, seats: now.seats.map((seat) => ({ ...seat, field: seat.field.map((one) => (one.id === id ? { ...one, ...how(one) } : one)) })) };
}

/** A hero or a thing turned one way or the other. */
function turned(now: Shown, number: number | undefined, ready: boolean): Shown {
  if (number !== undefined && number < FIRST_THING) return changed(now, number - 1, () => ({ awake: ready }));
  return thing(now, number, () => ({ ready }));
}

const rested = (lying: ShownThing): ShownThing => ({ ...lying, ready: true });

const placed = (one: ShownSeat, exhausted = 0): Partial<ShownSeat> => (exhausted ? { spent: one.spent + 1 } : { ready: one.ready + 1 });

function moved(one: ShownSeat, mana: number): Partial<ShownSeat> {
  return { ready: Math.max(0, one.ready - mana), spent: Math.max(0, one.spent + mana) };
}

function without(now: Shown, id: number | undefined): Shown {
  return { ...now, seats: now.seats.map((seat) => ({ ...seat, field: seat.field.filter((one) => one.id !== id) })) };
}

const piled = (now: Shown, card = -1): Shown => ({ ...now, pile: [...now.pile, card] });

function unpiled(now: Shown, card = -1): Shown {
  const place = now.pile.lastIndexOf(card);
  return { ...now, pile: now.pile.filter((_, n) => n !== place) };
}

/** The hand without the card that left it; a hidden one may be any of them. */
function emptied(now: Shown, seat: number, card = -1): Shown {
  return changed(now, seat, ({ hand }) => {
    const place = hand.includes(card) ? hand.indexOf(card) : hand.length - 1;
    return { hand: hand.filter((_, n) => n !== place) };
  });
}

/** A newcomer as the next frame has it; one that is gone again by then is drawn as it came. */
function joined(now: Shown, { seat, numbers }: Happened, then: Shown): Shown {
  const [id, card] = [numbers['thing'] ?? 0, numbers['card'] ?? -1];
  const fresh = thingOf(then, id) ?? { ...NEWCOMER, id, card };
  return changed(now, seat, (one) => ({ field: [...one.field.filter((other) => other.id !== id), fresh] }));
}

const NEWCOMER: Omit<ShownThing, 'id' | 'card'> = {
  unit: true, power: 0, printed: 0, lent: 0, grown: 0, aura: 0, ready: true, engaged: false, taunt: false, stealth: false, barred: false, activates: false,
};

/** The chain with one more link: as the next frame has it, else as the event tells. */
function linked(now: Shown, { word, seat, numbers }: Happened, then: Shown): Shown {
  const later = then.chain[now.chain.length];
  const source = refOf(numbers['thing'] ?? numbers['source'] ?? numbers['attacker']) || null;
  const targets = [numbers['target'], numbers['other'], numbers['defender']].map(refOf).filter(Boolean);
  const told: ShownLink = { kind: word as ShownLink['kind'], seat, card: numbers['card'] ?? -1, source, targets, negated: false };
  return { ...now, chain: [...now.chain, later && later.seat === seat && later.kind === word ? later : told] };
}
