/** Answers given by touching one thing after another at a table with a hand: every step means something, and copies of a card are one. */
import type { Offer, OpenQuestion } from '../wire/types.ts';
import type { Chooser, MainButton, Thing } from './chooser.ts';
import { Copies } from './copies.ts';
import { Routes, type Ways } from './routes.svelte.ts';
import type { Table } from './table.svelte.ts';

/** A thing to touch, and what that is for. */
export interface TouchStep<Meaning extends string> {
  thing: Thing;
  means: Meaning;
}

/** How a game's answers are touched. */
export interface StepWays<Meaning extends string> extends Omit<Ways, 'steps'> {
  /** The steps of every answer to a question, by its action. */
  steps(legal: readonly Offer[]): ReadonlyMap<number, readonly TouchStep<Meaning>[]>;
  /** The keys of the own hand, in its order. */
  hand(): readonly string[];
  /** What is meant by touching something: itself, or something around it that is lit. */
  meant(thing: Thing, lit: ReadonlyMap<Thing, string>): Thing;
}

export class StepRoutes<Meaning extends string> implements Chooser {
  private readonly routes: Routes;
  private readonly copies: Copies;
  private readonly known = new WeakMap<OpenQuestion, ReadonlyMap<number, readonly TouchStep<Meaning>[]>>();

  constructor(
    private readonly table: Table,
    private readonly ways: StepWays<Meaning>,
  ) {
    this.copies = new Copies(() => ways.hand());
    this.routes = new Routes(table, { ...ways, steps: (offer) => this.stepsFor(offer).map((step) => step.thing) });
  }

  get picked(): readonly Thing[] {
    return this.routes.picked.map((thing) => this.copies.outer(thing));
  }

  get lit(): ReadonlyMap<Thing, string> {
    const lit = new Map<Thing, string>();
    for (const [thing, kind] of this.routes.lit) for (const outer of this.copies.outers(thing)) lit.set(outer, kind);
    return lit;
  }

  get main(): MainButton | null {
    return this.routes.main;
  }

  /** What the next step is for, while an answer is half given; several where one may go on in several ways. */
  get next(): ReadonlySet<Meaning> {
    const picked = this.routes.picked;
    const all = picked.length ? (this.table.question?.legal ?? []).flatMap((offer) => this.waysTo(offer)) : [];
    const open = all.filter((steps) => picked.every((thing, n) => steps[n]?.thing === thing));
    return new Set(open.flatMap((steps) => steps[picked.length]?.means ?? []));
  }

  things(offer: Offer): readonly Thing[] {
    return this.routes.things(offer).map((thing) => this.copies.outers(thing)[0] ?? thing);
  }

  offerAt(thing: Thing): Offer | null {
    return this.routes.offerAt(this.inner(thing));
  }

  touch(thing: Thing): boolean {
    this.copies.touched(thing);
    return this.routes.touch(this.inner(thing));
  }

  press(): void {
    this.routes.press();
  }

  cancel(): void {
    this.routes.cancel();
  }

  cancelPicked(): void {
    this.routes.cancelPicked();
  }

  why(thing: Thing): Promise<string> {
    return this.routes.why(this.inner(thing));
  }

  /** What is lit or begins an answer means itself. */
  private inner(thing: Thing): Thing {
    const inner = this.copies.inner(thing);
    return this.routes.lit.has(inner) || this.begins(inner) ? inner : this.ways.meant(inner, this.routes.lit);
  }

  private begins(thing: Thing): boolean {
    return (this.table.question?.legal ?? []).some((offer) => this.waysTo(offer).some(([first]) => first?.thing === thing));
  }

  /** The steps to an answer, in every order in which they may be taken. */
  private waysTo(offer: Offer): (readonly TouchStep<Meaning>[])[] {
    const steps = this.stepsFor(offer);
    const [first, second, ...rest] = steps;
    return this.ways.eitherWay?.(offer) && first && second ? [steps, [second, first, ...rest]] : [steps];
  }

  private stepsFor(offer: Offer): readonly TouchStep<Meaning>[] {
    const question = this.table.question;
    if (!question) return [];
    let steps = this.known.get(question);
    if (!steps) this.known.set(question, (steps = this.ways.steps(question.legal)));
    return steps.get(offer.action) ?? [];
  }
}
