/** Which windows are open above a replay, and how much room there is. */
import { MediaQuery } from 'svelte/reactivity';

export type WindowName = 'keys' | 'words' | 'proof' | 'play on';

export class Windows {
  open = $state<WindowName | null>(null);
  /** Whether the log is shown. */
  panel = $state(matchMedia('(min-width: 900px)').matches);
  /** On a small screen the menu holds what has no room beside the board. */
  readonly narrow = new MediaQuery('(max-width: 640px), (max-height: 480px)');
}
