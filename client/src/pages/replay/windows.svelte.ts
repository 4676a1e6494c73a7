/** Which windows are open above a replay, and how much room there is. */
import { MediaQuery } from 'svelte/reactivity';

export type WindowName = 'keys' | 'words' | 'proof' | 'play on';
export type PanelName = 'log' | 'analysis';

export class Windows {
  open = $state<WindowName | null>(null);
  /** What is shown beside the board. */
  panel = $state<PanelName | null>(matchMedia('(min-width: 900px)').matches ? 'log' : null);
  /** In whose place somebody wants to play on; null where that is still open. */
  seat = $state<number | null>(null);
  /** On a small screen the menu holds what has no room beside the board. */
  readonly narrow = new MediaQuery('(max-width: 640px), (max-height: 480px)');

  toggle(panel: PanelName): void {
    this.panel = this.panel === panel ? null : panel;
  }

  playOn(seat: number | null = null): void {
    this.seat = seat;
    this.open = 'play on';
  }
}
