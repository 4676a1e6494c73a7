/** The keys of a replay. */
import type { Replay } from './replay.svelte.ts';
import type { Windows } from './windows.svelte.ts';

type Deed = (replay: Replay, windows: Windows) => unknown;

const KEYS: Readonly<Record<string, Deed>> = {
  ArrowLeft: (replay) => replay.seek(replay.at - 1),
  ArrowRight: (replay) => replay.seek(replay.at + 1),
  'Shift ArrowLeft': (replay) => replay.turn(-1),
  'Shift ArrowRight': (replay) => replay.turn(1),
  Home: (replay) => replay.seek(0),
  End: (replay) => replay.seek(replay.total),
  ' ': (replay) => replay.toggle(),
  l: (_, windows) => (windows.panel = !windows.panel),
  b: (_, windows) => (windows.open = 'words'),
  '?': (_, windows) => (windows.open = 'keys'),
};

/** Fields and windows keep their keys, and so does a button the space bar would press. */
export function pressed(event: KeyboardEvent, replay: Replay, windows: Windows): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, dialog')) return;
  if (event.key === ' ' && target.closest('button, a, summary')) return;
  const key = event.shiftKey && event.key.startsWith('Arrow') ? `Shift ${event.key}` : event.key;
  const deed = KEYS[key];
  if (!deed) return;
  event.preventDefault();
  deed(replay, windows);
}
