/** What a player has set on this device: motion, sound, colours, confirmations. */

export type Speed = 'none' | 'fast' | 'normal' | 'slow';

export interface Choices {
  speed: Speed;
  sound: boolean;
  volume: number;
  plain: boolean; // colours that everybody can tell apart, and stronger marks
  confirm: boolean; // ask before ending a turn while something can still be done
  notify: boolean; // a notification when it is one's turn and the page is hidden
  previews: boolean;
}

const KEPT = 'cardwright.settings';
const FIRST: Choices = { speed: 'normal', sound: true, volume: 0.5, plain: false, confirm: false, notify: false, previews: true };

/** How long an animation of `ms` lasts at each speed. */
const PACE: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  chosen = $state<Choices>({ ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Choices>) });

  constructor() {
    this.show();
    still.addEventListener('change', () => this.show());
  }

  change(changes: Partial<Choices>): void {
    this.chosen = { ...this.chosen, ...changes };
    this.show();
    localStorage.setItem(KEPT, JSON.stringify(this.chosen));
  }

  /** The style sheets follow what is set. */
  private show(): void {
    document.documentElement.toggleAttribute('data-plain', this.chosen.plain);
    document.documentElement.toggleAttribute('data-still', this.pace(1) === 0);
  }

  /** The length of a motion in milliseconds; 0 means that nothing moves. */
  pace(ms: number): number {
    return still.matches ? 0 : ms * PACE[this.chosen.speed];
  }
}

export const settings = new Settings();
