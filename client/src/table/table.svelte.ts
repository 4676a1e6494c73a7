/** A table as it lives: the newest view, what is drawn of it, what was said, and everything a player can do. */
import { keep, keptView } from '../session/lastTable.ts';
import { connection, Cut, RequestRefused } from '../wire/socket.svelte.ts';
import type { Asking } from '../wire/socket.svelte.ts';
import type { Foreseen, Hinted, Look, Offer, OpenQuestion, Said, Sent, Told } from '../wire/types.ts';
import { frameOf, namesOf, type Frame } from './frame.ts';
import { LATE } from './late.ts';
import type { Passing } from './passing.svelte.ts';
import { Stage } from './stage.svelte.ts';

/** A line of the log: an event, and the number of the view that told it. */
export interface Line {
  told: Told;
  view: number;
}

/** What a bot would do, as a coach says it, and the answer that is meant. */
export interface Advice {
  hinted: Hinted;
  offer: Offer;
}

export class Table {
  /** The newest view; null until the first has come. */
  view = $state.raw<Look | null>(null);
  readonly stage = new Stage();
  lines = $state.raw<readonly Line[]>([]);
  talk = $state.raw<readonly Said[]>([]);
  /** An answer that is on its way, however long the connection is away. */
  sending = $state.raw<Offer | null>(null);
  /** What was done in this player's place of late, as their time had run out. */
  lapses = $state.raw<readonly Told[]>([]);
  /** The last sentence of the server's that something would not be done, and when it came. */
  refusal = $state.raw<{ text: string; at: number } | null>(null);
  /** Why the table cannot be watched at all. */
  closed = $state('');
  /** The rematch somebody offers. */
  offered = $state.raw<{ next: string; name: string } | null>(null);

  /** How windows are passed, in a game that has any. */
  passing = $state.raw<Passing | null>(null);
  /** Whose side an onlooker has chosen to sit at. */
  private side = $state(0);

  /** What this seat is asked: only once all that led to it has been shown, while no answer is on its way, and unless it answers itself. */
  readonly question = $derived.by<OpenQuestion | null>(() =>
    this.stage.busy || this.sending || this.passing?.passes ? null : (this.view?.question ?? null),
  );

  readonly seat = $derived(this.view?.seat ?? -1);
  /** The seat that is drawn at the bottom. */
  readonly near = $derived(this.seat < 0 ? this.side : this.seat);
  /** What everybody is called, by seat. */
  readonly names = $derived(namesOf(this.view?.seats ?? []));
  readonly over = $derived(this.view?.status === 'over');
  /** Whether this seat has been eliminated while the others play on. */
  readonly out = $derived(this.view?.seats[this.seat]?.out ?? false);
  /** How many are still in the match. */
  readonly playing = $derived(this.view?.seats.filter((sitting) => !sitting.out).length ?? 0);
  /** Whether the match waits for this seat; it may be allowed to act without that. */
  readonly awaited = $derived(this.question !== null && !this.question.optional);

  private readonly ends: (() => void)[] = [];
  private given = 0; // answers
  private recalled = false; // the view is from before this page was opened: what led to it has not been told here
  private answered = 0; // the number of the question to which an answer is on its way

  constructor(
    readonly id: string,
    private readonly invite = '',
  ) {}

  /** Watch from now on, also after the connection was lost. */
  open(): void {
    addEventListener('pagehide', this.keep);
    this.ends.push(connection.listen((message) => this.hear(message)));
    this.ends.push(connection.whenOpen(() => void this.watch()));
  }

  close(): void {
    this.passing?.close();
    for (const end of this.ends.splice(0)) end();
    removeEventListener('pagehide', this.keep);
    if (connection.status === 'open') this.quietly({ type: 'unwatch', table: this.id });
  }

  /** Without a server, show how things stood when this device last saw them. */
  recall(): void {
    const kept = this.view ? null : keptView(this.id);
    if (!kept) return;
    this.recalled = true;
    this.view = kept;
    this.stage.set(this.frame(kept));
  }

  async act(offer: Offer): Promise<void> {
    const question = this.view?.question;
    if (!question || this.sending) return;
    this.passing?.gave(offer);
    this.sending = offer;
    this.lapses = [];
    this.answered = question.number;
    const nth = ++this.given;
    try {
      await connection.ask({ type: 'act', table: this.id, question: question.number, action: offer.action }, true);
    } catch (error) {
      if (nth === this.given) this.sending = null;
      if (!this.lapses.length) this.complain(error);
    }
  }

  concede(): Promise<boolean> {
    return this.wish({ type: 'concede', table: this.id });
  }

  /** Leave without a result, before everybody has played. */
  abort(): Promise<boolean> {
    return this.wish({ type: 'abort', table: this.id });
  }

  /** Claim the win, as all others have been away for a while. */
  claim(): Promise<boolean> {
    return this.wish({ type: 'claim', table: this.id });
  }

  /** Tell the moderators about somebody here. */
  report(player: string, reason: string): Promise<boolean> {
    return this.wish({ type: 'report', table: this.id, player, reason });
  }

  /** Watch again: from a seat, for somebody who has just sat down. */
  async again(): Promise<void> {
    await this.watch();
  }

  /** Let a bot play in one's place, or take the seat back. */
  standIn(on: boolean): Promise<boolean> {
    return this.wish({ type: 'stand in', table: this.id, on });
  }

  takeBack(): Promise<boolean> {
    return this.wish({ type: 'take back', table: this.id });
  }

  consent(yes: boolean): Promise<boolean> {
    return this.wish({ type: 'consent', table: this.id, yes });
  }

  rematch(): Promise<boolean> {
    return this.wish({ type: 'rematch', table: this.id });
  }

  say(text: string): Promise<boolean> {
    return this.wish({ type: 'say', table: this.id, text });
  }

  emote(emote: string): Promise<boolean> {
    return this.wish({ type: 'say', table: this.id, emote });
  }

  /** What would come of an answer; null where nobody can say (the question has passed, the connection is away). */
  async preview(offer: Offer): Promise<Foreseen | null> {
    const question = this.view?.question;
    if (!question) return null;
    const asking: Asking = { type: 'preview', table: this.id, question: question.number, action: offer.action };
    return connection.ask(asking).then((answer) => (answer.type === 'foreseen' ? answer : null), () => null);
  }

  /** Why that may not be done, as a player would write it. */
  async why(text: string): Promise<string> {
    const asking: Asking = { type: 'why', table: this.id, text };
    return connection.ask(asking).then((answer) => (answer.type === 'because' ? answer.reason : ''), reasonOf);
  }

  /** What the search bot would do in this seat; null where it cannot be asked. */
  async hint(): Promise<Advice | null> {
    const question = this.view?.question;
    if (!question) return null;
    try {
      const answer = await connection.ask({ type: 'hint', table: this.id, question: question.number });
      if (answer.type !== 'hinted') return null;
      const offer = question.legal.find((one) => one.action === answer.action);
      return offer ? { hinted: answer, offer } : null;
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  /** See the table from another side, as an onlooker. */
  sitAt(side: number): void {
    this.side = side;
    if (this.view) this.stage.set({ ...this.frame(this.view), events: [] });
  }

  /** Seconds left until a moment of the server's clock. */
  left(deadline: number): number {
    return deadline - (performance.now() / 1000 + connection.ahead);
  }

  private async wish(asking: Asking): Promise<boolean> {
    try {
      await connection.ask(asking);
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  private quietly(asking: Asking): void {
    connection.ask(asking).catch(() => undefined);
  }

  private complain(error: unknown): void {
    const text = reasonOf(error);
    if (text) this.refusal = { text, at: Date.now() };
  }

  private readonly keep = (): void => {
    if (this.view?.shown) keep(this.view);
  };

  private async watch(): Promise<void> {
    const known = this.view;
    const salt = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const again = { heard: this.recalled ? 0 : (known?.heard ?? 0), number: known?.number ?? 0 };
    try {
      await connection.ask({ type: 'watch', table: this.id, ...again, salt, invite: this.invite });
    } catch (error) {
      if (error instanceof RequestRefused) this.closed = error.message;
    }
  }

  private hear(message: Sent): void {
    if (!('table' in message) || message.table !== this.id) return;
    if (message.type === 'view') this.see(message);
    if (message.type === 'said') this.talk = [...this.talk, message];
    if (message.type === 'offered') this.offered = { next: message.next, name: message.name };
    if (message.type === 'locked') this.seeLocked(message.seat, message.asked, message.number);
  }

  private see(look: Look): void {
    const first = this.view === null || look.afresh;
    const rules = look.rules ?? this.view?.rules ?? null;
    const fresh = look.events.map((told) => ({ told, view: look.number }));
    const missed = look.afresh ? fresh.slice(this.view?.heard ?? fresh.length) : fresh;
    const lapses = missed.flatMap(({ told }) => (told.word === LATE && told.seat === look.seat ? [told] : []));
    if (lapses.length) this.lapses = lapses;
    this.lines = look.afresh ? fresh : [...this.lines, ...fresh];
    this.view = { ...look, rules };
    this.recalled = false;
    if (look.question?.number !== this.answered) this.sending = null;
    this.passing?.see();
    if (first || look.shown === null) this.stage.set(this.frame(this.view));
    else this.stage.push(this.frame(this.view));
  }

  private seeLocked(seat: number, asked: readonly number[], number: number): void {
    if (!this.view) return;
    const mine = seat === this.view.seat;
    this.view = { ...this.view, asked, number, question: mine ? null : this.view.question, undo: mine ? '' : this.view.undo };
    if (mine) this.sending = null;
    this.stage.push({ ...this.frame(this.view), events: [] });
  }

  private frame(view: Look): Frame {
    return frameOf(view, this.near, this.lines.map(({ told }) => told));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RequestRefused) return error.message;
  if (error instanceof Cut) return '';
  throw error;
}
