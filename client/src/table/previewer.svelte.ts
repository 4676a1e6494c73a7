/** What would come of the answer under the pointer or the focus, asked of the server and shown before anything is done. */
import { settings } from '../session/settings.svelte.ts';
import type { Foreseen, Offer, Outcome } from '../wire/types.ts';
import type { Table } from './table.svelte.ts';

const PATIENCE = 120; // a pointer that only passes by asks nothing
const KEPT = 60;

export class Previewer {
  offer = $state.raw<Offer | null>(null);
  foreseen = $state.raw<Foreseen | null>(null);

  /** The likeliest outcome. */
  readonly outcome = $derived.by<Outcome | null>(() => this.foreseen?.outcomes[0] ?? null);

  private timer = 0;
  private known = new Map<string, Foreseen>();

  constructor(private readonly table: Table) {}

  /** Look ahead to this answer; null looks no further. */
  look(offer: Offer | null): void {
    if (offer?.action === this.offer?.action) return;
    clearTimeout(this.timer);
    this.offer = offer;
    this.foreseen = null;
    if (offer && settings.chosen.previews) this.timer = window.setTimeout(() => void this.ask(offer), PATIENCE);
  }

  private async ask(offer: Offer): Promise<void> {
    const key = `${this.table.view?.question?.number} ${offer.action}`;
    const foreseen = this.known.get(key) ?? (await this.table.preview(offer));
    if (!foreseen) return;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(key, foreseen);
    if (this.offer?.action === offer.action) this.foreseen = foreseen;
  }
}
