/** Which windows are open above a table, and the keys that open them. */
import { settings } from '../session/settings.svelte.ts';
import type { Offer } from '../wire/types.ts';
import type { Room } from './room.svelte.ts';

export type Window = 'keys' | 'words' | 'settings' | 'concede' | 'sure';

export class Windowing {
  open = $state<Window | null>(null);
  /** Whether the log and the chat are shown. */
  panel = $state(matchMedia('(min-width: 900px)').matches);
  /** What the bot would do, once asked, and for which question that was. */
  hint = $state.raw<{ question: number; offer: Offer } | null>(null);
  /** Whether the bot is thinking about it. */
  thinking = $state(false);

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
  const does = KEYS[event.key.toLowerCase()];
  if (!does) return;
  event.preventDefault();
  does(room, windowing);
}

const KEYS: Readonly<Record<string, (room: Room, windowing: Windowing) => void>> = {
  e: goOn,
  u: (room) => void room.table.takeBack(),
  h: (room, windowing) => void askHint(room, windowing),
  l: (_, windowing) => (windowing.panel = !windowing.panel),
  b: (_, windowing) => windowing.show('words'),
  s: (room) => room.table.stage.hurry(),
  '?': (_, windowing) => windowing.show('keys'),
};

/** Press the main button; whoever wants to be asked first is, while something can still be done. */
export function goOn({ chooser }: Room, windowing: Windowing): void {
  if (settings.chosen.confirm && chooser.main?.offer && chooser.lit.size) windowing.show('sure');
  else chooser.press();
}

/** Ask what the bot would do here. */
export async function askHint({ table }: Room, windowing: Windowing): Promise<void> {
  const question = table.question?.number;
  if (question === undefined || windowing.thinking) return;
  windowing.thinking = true;
  const offer = await table.hint();
  windowing.thinking = false;
  windowing.hint = offer && { question, offer };
}
