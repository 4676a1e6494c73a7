/** Notices that nothing is heard any more, though nobody has hung up. */

const TICK = 250; // milliseconds
const MOST = 4000; // the server is heard every two seconds: one beat may be missed
const OFFLINE = 2250; // where the device itself says that it has no network, the next beat decides

/**
 * Counts ticks, not the time: a page that was asleep, or busy, first reads what has come meanwhile.
 */
export class Silence {
  private timer = 0;
  private left = 0;

  constructor(private readonly tell: () => void) {}

  /** Something was heard. */
  heard(): void {
    this.left = MOST / TICK;
    this.timer ||= window.setInterval(() => this.tick(), TICK);
  }

  /** The device has no network, as far as it knows: a server on this very device is still heard. */
  suspect(): void {
    this.left = Math.min(this.left, OFFLINE / TICK);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = 0;
  }

  private tick(): void {
    this.left -= 1;
    if (this.left > 0) return;
    this.stop();
    this.tell();
  }
}
