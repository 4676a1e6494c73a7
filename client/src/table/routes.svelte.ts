/** Answers that are given by touching one thing after another: a unit and a square, a card and its target. */
import type { Offer } from '../wire/types.ts';
import type { Chooser, MainButton, Thing } from './chooser.ts';
import type { Table } from './table.svelte.ts';

/** How a game's answers are touched. */
export interface Ways {
  /** The things that make up an answer, in the order they are touched; the main button is `main`. */
  steps(offer: Offer): Thing[];
  /** Whether the first two may also be touched the other way round. */
  eitherWay?(offer: Offer): boolean;
  /** The style an answer is lit in. */
  kind(offer: Offer): string;
  /** What the main button says for the answer it gives. */
  label(offer: Offer): string;
  /** What a player would write for touching these, to ask why it may not be done; "" where nothing comes of it. */
  wish(things: readonly Thing[]): string;
}

interface Route {
  steps: Thing[];
  offer: Offer;
}

export class Routes implements Chooser {
  private kept = $state.raw<{ question: number; picked: readonly Thing[] }>({ question: -1, picked: [] });

  /** What was touched for another question counts no more. */
  readonly picked = $derived.by(() => (this.table.question?.number === this.kept.question ? this.kept.picked : []));

  private readonly routes = $derived.by<Route[]>(() => {
    const offers = this.table.question?.legal ?? [];
    return offers.flatMap((offer) => this.routesTo(offer));
  });

  /** The routes that go on from what has been touched. */
  private readonly open = $derived(this.routes.filter((route) => begins(route.steps, this.picked)));

  readonly lit = $derived.by<ReadonlyMap<Thing, string>>(() => {
    const lit = new Map<Thing, string>();
    const next = this.picked.length;
    for (const { steps, offer } of this.open) {
      const thing = steps[next];
      if (thing !== undefined && thing !== 'main' && !lit.has(thing)) lit.set(thing, steps.length === next + 1 ? this.ways.kind(offer) : 'begin');
    }
    return lit;
  });

  readonly main = $derived.by<MainButton | null>(() => {
    const route = this.routes.find((one) => one.steps[0] === 'main');
    return route ? { label: this.ways.label(route.offer), offer: route.offer } : null;
  });

  constructor(
    private readonly table: Table,
    private readonly ways: Ways,
  ) {}

  things(offer: Offer): readonly Thing[] {
    return this.ways.steps(offer);
  }

  offerAt(thing: Thing): Offer | null {
    return this.open.find(({ steps }) => steps.length === this.picked.length + 1 && steps.at(-1) === thing)?.offer ?? null;
  }

  touch(thing: Thing): boolean {
    const offer = this.offerAt(thing);
    if (offer) return this.give(offer);
    if (this.picked.at(-1) === thing) return this.back();
    if (this.lit.has(thing)) return this.go([...this.picked, thing]);
    if (this.routes.some((route) => route.steps[0] === thing)) return this.restart(thing);
    return false;
  }

  press(): void {
    if (this.main?.offer) this.give(this.main.offer);
  }

  cancel(): void {
    this.go([]);
  }

  cancelPicked(): void {
    this.go([]);
  }

  async why(thing: Thing): Promise<string> {
    const wish = this.ways.wish([...this.picked, thing]);
    return wish ? this.table.why(wish) : '';
  }

  private routesTo(offer: Offer): Route[] {
    const steps = this.ways.steps(offer);
    const [first, second, ...rest] = steps;
    const turned = this.ways.eitherWay?.(offer) && first && second ? [{ steps: [second, first, ...rest], offer }] : [];
    return [{ steps, offer }, ...turned];
  }

  private restart(thing: Thing): boolean {
    this.go([]);
    return this.touch(thing);
  }

  private go(picked: readonly Thing[]): boolean {
    this.kept = { question: this.table.question?.number ?? -1, picked };
    return true;
  }

  private back(): boolean {
    return this.go(this.picked.slice(0, -1));
  }

  private give(offer: Offer): boolean {
    this.go([]);
    void this.table.act(offer);
    return true;
  }
}

function begins(steps: readonly Thing[], picked: readonly Thing[]): boolean {
  return picked.every((thing, index) => steps[index] === thing);
}
