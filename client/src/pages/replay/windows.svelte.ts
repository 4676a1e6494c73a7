/** Which windows are open above a replay. */

export type WindowName = 'keys' | 'words' | 'proof' | 'play on';

export class Windows {
  open = $state<WindowName | null>(null);
  /** Whether the log is shown. */
  panel = $state(matchMedia('(min-width: 900px)').matches);
}
