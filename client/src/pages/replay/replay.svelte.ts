/** A match that is over, seen again: where one is in it, with whose eyes, and how it goes on. */
import { cardsWith, type Cards } from '../../games/cards.ts';
import { gameOf, type Game } from '../../games/game.ts';
import { settings, type Speed } from '../../session/settings.svelte.ts';
import type { Frame } from '../../table/frame.ts';
import { Stage } from '../../table/stage.svelte.ts';
import type { Steps } from '../../wire/types.ts';
import { matchFile, type MatchFile } from './file.ts';
import { frameAt, opensTurn, type Eyes, type Match } from './frames.ts';
import { Seen } from './seen.svelte.ts';

/** How long a step is looked at before the next one comes. */
const REST: Readonly<Record<Speed, number>> = { slow: 2200, normal: 1100, fast: 450, none: 700 };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Everything about a match that does not change with the step. */
export interface Recorded {
  table: string;
  file: MatchFile;
  game: Game;
  cards: Cards;
  match: Match;
}

export class Replay {
  readonly stage = new Stage();
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(settings.chosen.speed);
  seen = $state.raw() as Seen;
  /** Why a step could not be fetched. */
  trouble = $state('');

  readonly eyes = $derived.by<Eyes>(() => this.seen.eyes);
  readonly total: number;

  private readonly all = new Map<Eyes, Seen>();
  private readonly ownSpeed = settings.chosen.speed;
  private run = 0;

  constructor(
    readonly recorded: Recorded,
    first: Seen,
  ) {
    this.all.set(first.eyes, first);
    this.seen = first;
    this.total = recorded.match.total;
  }

  /** Show a step: how it came about if it is the next one, else how things stand. */
  async go(wanted: number): Promise<void> {
    const number = Math.min(Math.max(wanted, 0), this.total);
    const follows = number === this.at + 1 && this.stage.now !== null;
    const before = this.at;
    this.at = number;
    if (!(await this.have(number)) || this.at !== number) return;
    if (!follows) return this.stage.set(this.frame(number));
    if (this.stage.busy) this.stage.set(this.frame(before));
    this.stage.push(this.frame(number));
  }

  /** Go to where the turn before or after begins. */
  async turn(by: 1 | -1): Promise<void> {
    this.pause();
    for (let number = this.at + by; number > 0 && number < this.total; number += by) {
      if (!(await this.have(number))) return;
      if (opensTurn(this.seen.steps[number]!)) return this.jump(number);
    }
    return this.jump(by > 0 ? this.total : 0);
  }

  /** See it with other eyes, from the same step on. */
  async look(eyes: Eyes): Promise<void> {
    this.seen = this.all.get(eyes) ?? new Seen(this.recorded.table, eyes);
    this.all.set(eyes, this.seen);
    await this.jump(this.at);
    void this.fetchRest();
  }

  async play(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    if (this.at === this.total) await this.jump(0);
    while (this.at < this.total) {
      await wait(REST[this.speed]);
      if (!this.playing || run !== this.run) return;
      await this.go(this.at + 1);
      while (this.stage.busy) await wait(40);
      if (this.trouble) break;
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  /** Go to a step by hand; a reader who does so wants to look at it. */
  async seek(number: number): Promise<void> {
    this.pause();
    await this.go(number);
  }

  /** Only this replay moves at another speed; what the player has set for matches stays. */
  move(speed: Speed): void {
    this.speed = speed;
    settings.chosen = { ...settings.chosen, speed };
  }

  /** All steps come in time, so that nobody waits for one. */
  async fetchRest(): Promise<void> {
    await this.seen.rest(this.at, this.total).catch(() => undefined);
  }

  close(): void {
    this.pause();
    this.run++;
    settings.chosen = { ...settings.chosen, speed: this.ownSpeed };
  }

  frame(number: number): Frame {
    const { steps } = this.seen;
    return frameAt(steps[number]!, steps.slice(number + 1, number + 1 + this.recorded.match.players.length), this.eyes, this.recorded.match);
  }

  private async jump(number: number): Promise<void> {
    this.at = number;
    if ((await this.have(number)) && this.at === number) this.stage.set(this.frame(number));
  }

  /** Whether a step is here, once the server has been asked for it, and still wanted as these eyes saw it. */
  private async have(number: number): Promise<boolean> {
    const seen = this.seen;
    try {
      await seen.at(number);
      this.trouble = '';
      return seen === this.seen;
    } catch (error) {
      this.trouble = (error as Error).message;
      return false;
    }
  }
}

/** Open the replay of a match at a step. Null where the client cannot draw its game. */
export async function openReplay(table: string, step: number, eyes: Eyes): Promise<Replay | null> {
  const seen = new Seen(table, eyes);
  const [file, beginning] = await Promise.all([matchFile(table), seen.around(0)]);
  const [game, cards] = await Promise.all([gameOf(file.game), cardsWith(file.game, beginning.changes)]);
  if (!game) return null;
  const replay = new Replay({ table, file, game, cards, match: matchOf(file, beginning) }, seen);
  await replay.go(step);
  void replay.fetchRest();
  return replay;
}

function matchOf(file: MatchFile, { players, bots, mine, total, result, changes }: Steps): Match {
  return { players, bots, mine, total, result, rules: { variant: '', options: file.options, cards: file.cards, changes } };
}
