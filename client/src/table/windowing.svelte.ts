/** Which windows are open above a table, and the keys that open them. */
import { settings } from '../session/settings.svelte.ts';
import { isWindow } from './concerns.ts';
import { passIn } from './passing.svelte.ts';
import type { Room } from './room.svelte.ts';
import type { Advice, Table } from './table.svelte.ts';

export const STEADY = 350; // a button that has just become another one is not pressed by accident

export type Window = 'keys' | 'words' | 'settings' | 'concede' | 'sure' | 'changed';

export class Windowing {
  open = $state<Window | null>(null);
  /** Whether the log and the chat are shown. */
  panel = $state(matchMedia('(min-width: 900px)').matches);
  /** How much of the height they leave free below them, in pixels: in a lesson the coach stands there. */
  below = $state(0);
  /** What the bot would do, once asked, and for which question that was. */
  hint = $state.raw<(Advice & { question: number }) | null>(null);
  /** Whether the bot is thinking about it. */
  thinking = $state(false);

  private kind = '';
  private turned = -STEADY;

  /** A question of this kind is open now. */
  asks(kind: string): void {
    if (isWindow(kind) !== isWindow(this.kind)) this.turned = performance.now();
    this.kind = kind;
  }

  /** Whether it has been the same kind of question for long enough: a player who means to pass must not end the turn. */
  get steady(): boolean {
    return performance.now() - this.turned >= STEADY;
  }

  show(window: Window): void {
    this.open = window;
  }

  close(): void {
    this.open = null;
  }
}

/** The keys of a table. Typing in a field and the keys of an open window are left alone. */
export function keys(event: KeyboardEvent, room: Room, windowing: Windowing): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return;
  const key = event.key.toLowerCase();
  const does = (event.shiftKey && KEYS[`shift ${key}`]) || KEYS[key];
  if (!does || (event.key === ' ' && target.closest('button, a, summary'))) return;
  event.preventDefault();
  does(room, windowing);
}

const KEYS: Readonly<Record<string, (room: Room, windowing: Windowing) => void>> = {
  e: goOn,
  ' ': pass,
  f: ({ table }) => table.passing?.choose(table.passing.mode === 'full' ? 'concerns' : 'full'),
  y: ({ table }) => toggleYield(table),
  'shift y': ({ table }) => table.passing?.yield('turn'),
  u: (room) => void room.table.takeBack(),
  h: (room, windowing) => void askHint(room, windowing),
  l: (_, windowing) => (windowing.panel = !windowing.panel),
  b: (_, windowing) => windowing.show('words'),
  s: (room) => room.table.stage.hurry(),
  '?': (_, windowing) => windowing.show('keys'),
};

/** Pass, in a window; elsewhere the space bar does nothing. */
function pass({ table }: Room): void {
  const offer = table.question && passIn(table.question);
  if (offer) void table.act(offer);
}

/** Stop passing automatically, or start: for this chain, or without a chain until the player's next turn. */
function toggleYield({ passing }: Table): void {
  if (passing?.yielded) passing.cancel();
  else passing?.yield(passing.now?.first ? 'chain' : 'turn');
}

/** Whether pressing the main button would let a chance go by: it does nothing itself, and something else can be done. */
export function letsGo({ chooser, table }: Room): boolean {
  const offer = chooser.main?.offer;
  if (!offer || !chooser.lit.size || isWindow(table.question?.kind ?? '') || KEEPS.has(String(offer.parts['kind']))) return false;
  return chooser.things(offer).every((thing) => thing === 'main');
}

/** Answers that keep a first hand: nothing is let go by that. */
const KEEPS: ReadonlySet<string> = new Set(['mulligan', 'swap']);

/** Press the main button; players who want to be asked first are, while something can still be done. */
export function goOn(room: Room, windowing: Windowing): void {
  if (!windowing.steady) return;
  if (settings.chosen.confirm && letsGo(room)) windowing.show('sure');
  else room.chooser.press();
}

/** Ask what the bot would do here. */
export async function askHint({ table }: Room, windowing: Windowing): Promise<void> {
  const question = table.question?.number;
  if (question === undefined || windowing.thinking) return;
  windowing.thinking = true;
  windowing.hint = null;
  const advice = await table.hint();
  windowing.thinking = false;
  windowing.hint = advice && { question, ...advice };
}
