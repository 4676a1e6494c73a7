/** The drawn position after one more thing has happened, as far as an event tells; the next frame puts it right. */
import type { Told } from '../../../wire/types.ts';
import { creatureOf, enchantOf, placeOf, refOf } from '../shown.ts';
import type { Events, Shown, ShownCreature, ShownLink, ShownSeat } from '../types.ts';

interface Happened {
  word: string;
  seat: number;
  n: (name: string) => number;
}
type Patch = (now: Shown, happened: Happened, then: Shown) => Shown;

export function patch(now: Shown, told: Told, then: Shown): Shown {
  return PATCHES[told.word]?.(now, { word: told.word, seat: told.seat, n: (name) => told.numbers?.[name] ?? -1 }, then) ?? now;
}

const hp: Patch = (now, { seat, n }) => changed(now, seat, () => ({ hp: n('left') }));
const left: Patch = (now, { n }) => creature(now, n('thing'), (one) => ({ left: n('left'), damage: one.hp - n('left') }));
const buried: Patch = (now, { seat, n }) => changed(without(now, n('thing')), seat, ({ graveyard }) => ({ graveyard: [...graveyard, n('card')] }));
const popped: Patch = (now) => ({ ...now, chain: now.chain.slice(0, -1) });
const held: Patch = (now, { seat, n }) => changed(now, seat, ({ hand, prices }) => ({ hand: [...hand, n('card')], prices: [...prices, [-1, 0]] }));

const PATCHES: Readonly<Record<string, Patch>> = {
  turn: (now, { seat, n }) => ({ ...now, turn: n('number'), player: seat, phase: 'waking' }),
  convert: (now, { seat, n }) => changed(now, seat, (one) => ({ shards: one.shards.slice(1), mana_zone: [...one.mana_zone, n('card')], max_mana: one.max_mana + 1 })),
  refill: (now, { seat, n }) => changed(now, seat, () => ({ mana: n('mana') })),
  ready_all: (now, { seat }) => changed(now, seat, ({ creatures }) => ({ creatures: creatures.map((one) => ({ ...one, exhausted: one.exhausted && one.keywords.includes('rooted') })) })),
  draw: (now, happened, then) => held(changed(now, happened.seat, ({ deck }) => ({ deck: Math.max(0, deck - 1) })), happened, then),
  special: held,
  no_card: hp,
  shard: (now, { seat, n }) => changed(emptied(now, seat, n('card')), seat, ({ shards }) => ({ shards: [...shards, n('card')], gain: false })),
  mana: (now, { seat, n }) =>
    changed(emptied(now, seat, n('card')), seat, (one) => ({ mana_zone: [...one.mana_zone, n('card')], max_mana: one.max_mana + 1, mana: one.mana + 1, gain: false })),
  ramp: (now, { seat, n }) =>
    changed(now, seat, (one) => ({ deck: Math.max(0, one.deck - 1), mana_zone: [...one.mana_zone, n('card')], max_mana: one.max_mana + 1, mana: one.mana + 1 })),
  extra: (now, { seat, n }) => changed(now, seat, ({ mana, extra }) => ({ mana: mana + n('mana'), extra: extra + n('mana') })),
  pay: (now, { seat, n }) => changed(now, seat, ({ mana }) => ({ mana: Math.max(0, mana - n('mana')) })),
  loyalty: hp,
  summon: (now, happened, then) => joined(happened.n('fallen') > 0 ? now : emptied(now, happened.seat, happened.n('card')), happened, then),
  cast: (now, happened, then) => linked(emptied(now, happened.seat, happened.n('card')), happened, then),
  lay: (now, { seat, n }, then) => {
    const laid = enchantOf(then, n('thing')) ?? { id: n('thing'), card: n('card'), seat, on: refOf(n('on')) };
    return { ...now, enchants: [...now.enchants, laid] };
  },
  set: (now, { seat, n }) => changed(emptied(now, seat, n('card')), seat, ({ traps }) => ({ traps: [...traps, { id: n('thing'), card: n('card') }] })),
  ability: (now, happened, then) => linked(creature(now, happened.n('source'), () => ({ exhausted: true })), happened, then),
  hero_draw: (now, { seat }) => changed(now, seat, () => ({ acted: true })),
  hero_replace: (now, { seat, n }) => changed(emptied(now, seat, n('card')), seat, ({ deck }) => ({ acted: true, deck: deck + 1 })),
  attack: (now, happened, then) => linked(creature(now, happened.n('attacker'), () => ({ exhausted: true, attacking: true })), happened, then),
  no_combat: (now, { n }) => creature({ ...now, attack: null }, n('attacker'), () => ({ attacking: false })),
  combat: (now, { n }) => creature({ ...now, attack: null }, n('attacker'), () => ({ attacking: false })),
  resolve: popped,
  negate: popped,
  fizzle: popped,
  trap: (now, { seat, n }) => changed(now, seat, (one) => ({ traps: one.traps.filter(({ id }) => id !== n('thing')), graveyard: [...one.graveyard, n('card')] })),
  trap_gone: (now, { seat, n }) => changed(now, seat, (one) => ({ traps: one.traps.filter(({ id }) => id !== n('thing')), graveyard: [...one.graveyard, n('card')] })),
  damage: left,
  mend: left,
  hurt: hp,
  lose: hp,
  heal: hp,
  change: (now, { n }) => creature(now, n('thing'), (one) => ({ atk: Math.max(0, one.atk + n('atk')), hp: one.hp + n('hp'), left: one.left + n('hp') })),
  exhaust: (now, { n }) => creature(now, n('thing'), () => ({ exhausted: true })),
  ready: (now, { n }) => creature(now, n('thing'), () => ({ exhausted: false })),
  die: buried,
  fall: buried,
  move: (now, { n }) => creature(now, n('thing'), () => placeOf(n('place'))),
  return: (now, happened, then) => held(without(now, happened.n('thing')), happened, then),
  recall: (now, happened, then) => held(changed(now, happened.seat, ({ graveyard }) => ({ graveyard: less(graveyard, happened.n('card')) })), happened, then),
  discard: (now, { seat, n }) => changed(emptied(now, seat, n('card')), seat, ({ graveyard }) => ({ graveyard: [...graveyard, n('card')] })),
  mill: (now, { seat, n }) => changed(now, seat, ({ deck, graveyard }) => ({ deck: Math.max(0, deck - 1), graveyard: [...graveyard, n('card')] })),
} satisfies Partial<Record<keyof Events, Patch>>;

function changed(now: Shown, seat: number, how: (seat: ShownSeat) => Partial<ShownSeat>): Shown {
  return { ...now, seats: now.seats.map((one, n) => (n === seat ? { ...one, ...how(one) } : one)) };
}

function creature(now: Shown, id: number, how: (one: ShownCreature) => Partial<ShownCreature>): Shown {
  const of = (one: ShownCreature): ShownCreature => (one.id === id ? { ...one, ...how(one) } : one);
  return { ...now, seats: now.seats.map((seat) => ({ ...seat, creatures: seat.creatures.map(of) })) };
}

/** Without a creature or enchant, and without what lay on it. */
function without(now: Shown, id: number): Shown {
  return {
    ...now,
    seats: now.seats.map((seat) => ({ ...seat, creatures: seat.creatures.filter((one) => one.id !== id) })),
    enchants: now.enchants.filter((one) => one.id !== id && one.on !== `thing:${id}`),
  };
}

function less(pile: readonly number[], card: number): number[] {
  const place = pile.lastIndexOf(card);
  return pile.filter((_, n) => n !== place);
}

/** The hand without the card that left it; a hidden one may be any of them. */
function emptied(now: Shown, seat: number, card: number): Shown {
  return changed(now, seat, ({ hand, prices }) => {
    const place = hand.includes(card) ? hand.indexOf(card) : hand.length - 1;
    return { hand: hand.filter((_, n) => n !== place), prices: prices.filter((_, n) => n !== place) };
  });
}

/** A newcomer as the next frame has it; one that is gone again by then is drawn as it came. */
function joined(now: Shown, { seat, n }: Happened, then: Shown): Shown {
  const [id, card] = [n('thing'), n('card')];
  const fresh = creatureOf(then, id) ?? { ...NEWCOMER, id, card };
  return changed(now, seat, ({ creatures }) => ({ creatures: [...creatures.filter((one) => one.id !== id), { ...fresh, ...placeOf(n('place')), exhausted: true }] }));
}

const NEWCOMER: Omit<ShownCreature, 'id' | 'card' | 'zone' | 'slot' | 'exhausted'> = {
  ...{ atk: 0, hp: 0, damage: 0, left: 0, printed_atk: 0, printed_hp: 0, grown_atk: 0, grown_hp: 0, lent_atk: 0, lent_hp: 0, aura_atk: 0, aura_hp: 0 },
  ...{ attacking: false, keywords: [], enchants: [], usable: [], blocks: false },
};

/** The chain with one more link: as the next frame has it, else as the event tells. */
function linked(now: Shown, { word, seat, n }: Happened, then: Shown): Shown {
  const later = then.chain[now.chain.length];
  const source = refOf(Math.max(n('source'), n('attacker'))) || null;
  const targets = [n('target'), n('defender')].map(refOf).filter(Boolean);
  const told: ShownLink = { kind: word as ShownLink['kind'], seat, card: n('card'), source, which: Math.max(0, n('which')), targets, negated: false };
  return { ...now, chain: [...now.chain, later && later.seat === seat && later.kind === word ? later : told] };
}
