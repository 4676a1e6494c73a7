/** The drawn position after one more thing has happened, as far as an event tells; the next frame puts it right. */
import type { Told } from '../../../wire/types.ts';
import type { Events, Shown, ShownPlayer, ShownTile, ShownUnit } from '../types.ts';
import { squareName } from '../board/squares.ts';

type Patch = (now: Shown, told: Numbered, then: Shown) => Shown;
interface Numbered {
  seat: number;
  numbers: Readonly<Record<string, number>>;
}

/** No change: the number is set to another or left alone. */
export const KEPT = -1000;
const TILES: readonly ShownTile['kind'][] = ['spring', 'dry', 'creep', 'creep', 'hallowed', 'hallowed', 'sand', 'sand', 'flourish', 'flourish'];

export function patch(now: Shown, told: Told, then: Shown): Shown {
  return PATCHES[told.word]?.(now, { seat: told.seat, numbers: told.numbers ?? {} }, then) ?? now;
}

const PATCHES: Readonly<Record<string, Patch>> = {
  turn: (now, { seat, numbers }, then) => ({ ...now, turn: numbers['turn'] ?? now.turn, mover: seat, players: withMana(now, then, seat) }),
  moved: (now, { numbers }) => changed(now, numbers['from'], () => ({ square: squareName(numbers['to']) })),
  damaged: (now, { numbers }) => changed(now, numbers['at'], () => ({ health: numbers['left'] ?? 0 })),
  healed: (now, { numbers }) => changed(now, numbers['at'], (unit) => ({ health: numbers['left'] ?? unit.health })),
  enchanted: (now, { numbers }) => changed(now, numbers['at'], (unit) => raised(unit, numbers['attack'], numbers['health'])),
  control: (now, { seat, numbers }) => changed(now, numbers['at'], () => ({ owner: seat })),
  died: (now, { numbers }) => without(now, numbers['at']),
  removed: (now, { numbers }) => without(now, numbers['at']),
  returned: (now, { numbers }) => without(now, numbers['at']),
  summoned: (now, told, then) => emptied(joined(now, told, then), told, then),
  transformed: (now, told, then) => joined(without(now, told.numbers['at']), told, then),
  revealed: (now, told, then) => joined(without(now, told.numbers['at']), told, then),
  cast: (now, told, then) => emptied(now, told, then),
  equipped: (now, told, then) => equipped(emptied(now, told, then), told, then),
  broke: (now, { seat, numbers }) => player(now, seat, (one) => ({ artifacts: dropped(one.artifacts, numbers['card']) })),
  tile: (now, { numbers }) => ({ ...now, tiles: laid(now.tiles, numbers['kind'] ?? 0, squareName(numbers['at'])) }),
  mana: (now, { seat, numbers }) => player(now, seat, (one) => ({ mana: Math.max(0, one.mana + (numbers['amount'] ?? 0)) })),
  ready: (now, { seat }) => player(now, seat, (one) => ({ bloodbound: one.bloodbound && { ...one.bloodbound, ready: true, next: 0 } })),
  drew: (now, { seat }, then) => player(filled(now, seat, then), seat, (one) => ({ deck: Math.max(0, one.deck - 1) })),
  added: (now, { seat }, then) => filled(now, seat, then),
  burned: (now, { seat }) => player(now, seat, (one) => ({ deck: Math.max(0, one.deck - 1) })),
  replaced: (now, { seat }, then) => player(now, seat, () => ({ hand: then.players[seat]?.hand ?? [] })),
} satisfies Partial<Record<keyof Events, Patch>>;

function changed(now: Shown, at: number | undefined, how: (unit: ShownUnit) => Partial<ShownUnit>): Shown {
  const square = squareName(at);
  return { ...now, units: now.units.map((unit) => (unit.square === square ? { ...unit, ...how(unit) } : unit)) };
}

function without(now: Shown, at: number | undefined): Shown {
  const square = squareName(at);
  return { ...now, units: now.units.filter((unit) => unit.square !== square) };
}

function raised(unit: ShownUnit, attack = 0, health = 0): Partial<ShownUnit> {
  const more = attack === KEPT || health === KEPT ? [0, 0] : [attack, health];
  return { attack: Math.max(0, unit.attack + more[0]!), health: unit.health + more[1]!, most: unit.most + more[1]! };
}

/** A newcomer as the next frame has it; one that is gone again by then is not drawn. */
function joined(now: Shown, { numbers }: Numbered, then: Shown): Shown {
  const square = squareName(numbers['at']);
  const known = new Set(now.units.map((unit) => unit.number));
  const fresh = then.units.filter((unit) => unit.card === numbers['card'] && !known.has(unit.number));
  const unit = fresh.find((one) => one.square === square) ?? fresh[0];
  return unit ? { ...now, units: [...now.units.filter((one) => one.square !== square), { ...unit, square }] } : now;
}

/** The hand without the card that was played from it. */
function emptied(now: Shown, { seat, numbers }: Numbered, then: Shown): Shown {
  const later = then.players[seat]?.hand ?? [];
  return player(now, seat, ({ hand }) => {
    const slot = hand.findIndex((held, index) => held && !later[index] && (held.card < 0 || held.card === numbers['card']));
    return { hand: hand.with(slot < 0 ? 0 : slot, slot < 0 ? (hand[0] ?? null) : null) };
  });
}

/** The hand with the next card that the player has by then. */
function filled(now: Shown, seat: number, then: Shown): Shown {
  const later = then.players[seat]?.hand ?? [];
  return player(now, seat, ({ hand }) => {
    const slot = hand.findIndex((held, index) => held === null && later[index]);
    return slot < 0 ? {} : { hand: hand.with(slot, later[slot]!) };
  });
}

function equipped(now: Shown, { seat, numbers }: Numbered, then: Shown): Shown {
  const fresh = then.players[seat]?.artifacts.find((artifact) => artifact.card === numbers['card']);
  return player(now, seat, (one) => ({ artifacts: fresh ? [...one.artifacts, fresh] : one.artifacts }));
}

function dropped(artifacts: ShownPlayer['artifacts'], card: number | undefined): ShownPlayer['artifacts'] {
  const place = artifacts.findIndex((artifact) => artifact.card === card);
  return artifacts.filter((_, index) => index !== place);
}

function laid(tiles: readonly ShownTile[], kind: number, square: string): ShownTile[] {
  const word = TILES[kind];
  const others = tiles.filter((tile) => tile.square !== square);
  return word ? [...others, { kind: word, card: -1, owner: kind < 2 ? -1 : kind % 2, square }] : others;
}

function player(now: Shown, seat: number, how: (player: ShownPlayer) => Partial<ShownPlayer>): Shown {
  return { ...now, players: now.players.map((one, index) => (index === seat ? { ...one, ...how(one) } : one)) };
}

/** At the start of a turn the crystals are filled. */
function withMana(now: Shown, then: Shown, seat: number): readonly ShownPlayer[] {
  const later = then.players[seat];
  return player(now, seat, () => (later ? { mana: later.mana, crystals: later.crystals } : {})).players;
}
