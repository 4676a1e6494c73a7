/** What happened at each step, in sentences. */
import { nameOf, type Frame } from '../../table/frame.ts';
import { sentence, type Piece } from '../../table/sentences.ts';
import type { Step } from '../../wire/types.ts';
import { opensTurn } from './frames.ts';
import type { Recorded } from './replay.svelte.ts';
import { say } from './words.ts';

/** A sentence of a step; `seat` is whom it is about, -1 for all, and `turn` says that a turn begins with it. */
export interface ReplayLine {
  step: number;
  seat: number;
  turn: boolean;
  pieces: readonly Piece[];
}

/** Passing changes nothing, and an answer given in secret is not told yet. */
const quietly = (step: Step, name: string): string => (step.action === 'pass' ? say.passed(name) : say.chose(name));

/** The sentences of a step. */
export function linesOf(step: Step, reader: Frame, recorded: Recorded): ReplayLine[] {
  const lines = step.events.flatMap((told): ReplayLine[] => {
    const pieces = sentence(told, reader, recorded.game, recorded.cards);
    const turn = opensTurn({ ...step, number: -1, events: [told] });
    return pieces.length ? [{ step: step.number, seat: told.seat, turn, pieces }] : [];
  });
  if (step.number === recorded.match.total) lines.push(...endOf(step, reader, recorded));
  if (!lines.length && step.seat !== null) lines.push(plain(step, step.seat, quietly(step, nameOf(reader, step.seat))));
  return lines;
}

/** How it ended, as far as the game itself has not said so. */
function endOf(step: Step, reader: Frame, { file, match }: Recorded): ReplayLine[] {
  if (step.events.some(({ word }) => word === 'end')) return [];
  const { conceded } = file.proof;
  const winners = (match.result ?? []).map((seat) => nameOf(reader, seat)).join(', ');
  const end = plain(step, -1, winners ? say.wins(winners) : say.drawn);
  return conceded === null ? [end] : [plain(step, conceded, say.gaveUp(nameOf(reader, conceded))), end];
}

function plain(step: Step, seat: number, text: string): ReplayLine {
  return { step: step.number, seat, turn: false, pieces: [{ text, card: -1 }] };
}

/** A step in a few words: the first thing that happened; of the last step, how it ended. */
export function caption(step: Step, reader: Frame, recorded: Recorded): string {
  if (step.number === 0) return say.beginning;
  const line = linesOf(step, reader, recorded).at(step.number === recorded.match.total ? -1 : 0);
  return line ? line.pieces.map(({ text }) => text).join('') : '';
}

/** A whole step, to be heard. */
export function spoken(step: Step, reader: Frame, recorded: Recorded): string {
  const lines = step.number === 0 ? [] : linesOf(step, reader, recorded);
  return [say.step(step.number, recorded.match.total) + '.', ...lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))].join(' ');
}
