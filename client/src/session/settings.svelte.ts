/** What a player has set on this device: motion, sound, marks, confirmations. */

export type Speed = 'none' | 'fast' | 'normal' | 'slow';

export interface Choices {
  speed: Speed;
  sound: boolean;
  volume: number;
  marks: boolean; // signs beside colours, on for everybody unless switched off
  confirm: boolean; // ask before ending a turn while something can still be done
  notify: boolean; // a notification when it is one's turn and the page is hidden
  previews: boolean;
}

const KEPT = 'cardwright.settings';
const FIRST: Choices = { speed: 'normal', sound: true, volume: 0.5, marks: true, confirm: false, notify: false, previews: true };

/** How long an animation of `ms` lasts at each speed. */
const PACE: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  chosen = $state<Choices>({ ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Choices>) });

  change(changes: Partial<Choices>): void {
    this.chosen = { ...this.chosen, ...changes };
    localStorage.setItem(KEPT, JSON.stringify(this.chosen));
  }

  /** The length of a motion in milliseconds; 0 means that nothing moves. */
  pace(ms: number): number {
    return still.matches ? 0 : ms * PACE[this.chosen.speed];
  }
}

export const settings = new Settings();
