/** The keys of a replay. */
import type { Judging } from './analysis/judging.svelte.ts';
import { mistakeFrom } from './analysis/mistakes.ts';
import type { Replay } from './replay.svelte.ts';
import type { Windows } from './windows.svelte.ts';

type Deed = (replay: Replay, windows: Windows, judging: Judging) => unknown;

const KEYS: Readonly<Record<string, Deed>> = {
  ArrowLeft: (replay) => replay.seek(replay.at - 1),
  ArrowRight: (replay) => replay.seek(replay.at + 1),
  'Shift ArrowLeft': (replay) => replay.turn(-1),
  'Shift ArrowRight': (replay) => replay.turn(1),
  Home: (replay) => replay.seek(0),
  End: (replay) => replay.seek(replay.total),
  ' ': (replay) => replay.toggle(),
  l: (_, windows) => windows.toggle('log'),
  a: (_, windows) => windows.toggle('analysis'),
  m: (replay, _, judging) => toMistake(1, replay, judging),
  'Shift M': (replay, _, judging) => toMistake(-1, replay, judging),
  b: (_, windows) => (windows.open = 'words'),
  '?': (_, windows) => (windows.open = 'keys'),
};

function toMistake(by: 1 | -1, replay: Replay, { found }: Judging): void {
  const step = found && mistakeFrom(replay.at, by, found);
  if (step !== null) void replay.seek(step);
}

/** Fields and windows keep their keys, and so does a button the space bar would press. */
export function pressed(event: KeyboardEvent, replay: Replay, windows: Windows, judging: Judging): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, dialog')) return;
  if (event.key === ' ' && target.closest('button, a, summary')) return;
  const deed = (event.shiftKey && KEYS[`Shift ${event.key}`]) || KEYS[event.key];
  if (!deed) return;
  event.preventDefault();
  deed(replay, windows, judging);
}
