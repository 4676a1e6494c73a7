/** Everything on the board by its name and state, for people who hear it. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import { factsOf } from '../cards/printed.ts';
import { coreAt, unitOf, whereIs } from '../shown.ts';
import type { CoreView, CostView, PreviewView, Shown, StatusView, UnitView } from '../types.ts';
import { term } from './terms.ts';
import { say } from './words.ts';

export const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** "yours", or whose it is. */
export function whose(frame: Frame, seat: number): string {
  return seat === frame.seat ? say.own : say.of(nameOf(frame, seat));
}

export function placeInWords(place: number, frame: Frame): string {
  const { lane, seat, row, slot } = whereIs(place);
  return say.placeOf(whose(frame, seat), lane + 1, term.row(row), slot + 1);
}

export function emptyInWords(place: number, frame: Frame): string {
  const { lane, seat, row, slot } = whereIs(place);
  return say.emptyOf(whose(frame, seat), lane + 1, term.row(row), slot + 1);
}

export function statusInWords({ kind, turns }: StatusView): string {
  return term.status(kind) + (turns ? ` (${say.turns(turns)})` : '');
}

/** What the coming combat does, in a few words. */
function fateInWords(preview: PreviewView | null): string {
  if (!preview || (!preview.damage && !preview.dies && !preview.unsure)) return '';
  if (preview.unsure) return say.mayDie;
  if (preview.dies) return say.dies;
  return preview.damage > 0 ? say.takes(preview.damage) : say.gains(-preview.damage);
}

/** The same part by part, each with who does it. */
export function partsInWords(preview: PreviewView, shown: Shown): string[] {
  if (!preview.parts.length) return [];
  const lines = preview.parts.map(({ kind, amount, unit }) => {
    const by = unit ? unitOf(shown, unit)?.name : undefined;
    return `${term.part(kind)}${by ? ` ${say.by(by)}` : ''}: ${amount}`;
  });
  const sum = preview.dies || preview.unsure ? [say.inAll(preview.damage)] : []; // else it is said with what comes of it
  return [say.comingCombat, ...lines, ...sum, fateInWords(preview)];
}

/** A unit with its numbers, its place and all that matters about it. */
export function unitInWords(unit: UnitView, shown: Shown, frame: Frame, cards: Cards): string {
  const card = factsOf(cards, unit.card);
  const fights = card?.type !== 'improvement';
  return listed([
    unit.name,
    term.kind(card?.type ?? ''),
    unit.is_ab ? say.ab : '',
    fights ? say.attack(unit.attack) : '',
    fights ? say.armor(unit.armor) : '',
    !fights ? '' : unit.health < unit.max_health ? say.healthOf(unit.health, unit.max_health) : say.health(unit.health),
    unit.place >= 0 ? placeInWords(unit.place, frame) : whose(frame, unit.owner),
    ...unit.statuses.map(statusInWords),
    unit.pinned ? say.pinned : '',
    aimInWords(unit, shown),
    fateInWords(unit.preview),
  ]);
}

function aimInWords(unit: UnitView, shown: Shown): string {
  if (unit.target === null || unit.place < 0) return '';
  const enemy = coreAt(shown, whereIs(unit.place).lane, 1 - unit.owner);
  const name = unit.target ? (unitOf(shown, unit.target)?.name ?? '') : say.theCore(term.core(enemy.kind));
  return !name ? '' : unit.forced || unit.aggro ? say.aimsForced(name) : say.aims(name);
}

export function coreInWords(core: CoreView, frame: Frame): string {
  const { lane, seat } = whereIs(core.place);
  return listed([
    say.coreOf(term.core(core.kind), whose(frame, seat), lane + 1),
    say.healthOf(core.health, core.max_health),
    say.manaOf(core.mana, core.mana_most),
    core.mana_armor === null ? '' : say.manaArmor(core.mana_armor),
    fateInWords(core.preview),
  ]);
}

/** A card of a hand with what it costs there. */
export function cardInWords(number: number, cards: Cards, held?: CostView): string {
  const card = factsOf(cards, number);
  if (!card) return say.unknown;
  const fights = card.type === 'creep';
  return listed([
    card.name,
    term.kind(card.type),
    card.colour === 'none' ? '' : term.colour(card.colour),
    card.cost === undefined ? '' : say.cost(held?.cost ?? card.cost),
    fights ? say.attack(card.attack ?? 0) : '',
    fights ? say.armor(card.armor ?? 0) : '',
    fights ? say.health(card.health ?? 0) : '',
    card.reach === 'melee' ? term.reach('melee') : '',
  ]);
}
