/** The one live connection: it finds its way back after a cut, and asks again what was not answered. */
import type { Request, Sent } from './types.ts';

type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;
export type Asking = Unnumbered<Request>;
type Listener = (message: Sent) => void;

interface Waiting {
  text: string;
  again: boolean;
  settle: (message: Sent) => void;
  fail: (error: Error) => void;
}

/** The server would not; its message is a sentence for the person at the screen. */
export class RequestRefused extends Error {}

/** The connection went away before there was an answer. */
export class Cut extends Error {}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

export class Connection {
  /** Whether the server can be reached; `idle` before anybody asked for it. */
  status = $state<'idle' | 'joining' | 'open' | 'lost'>('idle');
  /** When it was lost, by this device's clock. */
  lostAt = $state(0);
  /** How far the server's clock is ahead of the time since this page was opened, in seconds; nobody can set that one. */
  ahead = 0;

  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private listeners = new Set<Listener>();
  private opened = new Set<() => void>();
  private last = 0;
  private pause = FIRST_PAUSE;
  private retry = 0;

  constructor() {
    addEventListener('online', () => this.status === 'lost' && this.join());
  }

  /** Hear every message; the answer stops it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Do something now if connected, and after every time the connection comes back. */
  whenOpen(task: () => void): () => void {
    this.opened.add(task);
    if (this.status === 'open') task();
    else if (this.status === 'idle') this.join();
    return () => this.opened.delete(task);
  }

  /** Ask, and wait for the answer. `again`: after a cut it is asked again, for what the server takes only once. */
  ask(asking: Asking, again = false): Promise<Sent> {
    const id = ++this.last;
    const text = JSON.stringify({ ...asking, id });
    return new Promise((settle, fail) => {
      if (this.status !== 'open' && !again) return fail(new Cut());
      this.waiting.set(id, { text, again, settle, fail });
      if (this.status === 'open') this.socket!.send(text);
      else if (this.status === 'idle') this.join();
    });
  }

  /** Come back as somebody else: after logging in or out. */
  leave(): void {
    clearTimeout(this.retry);
    this.status = 'idle';
    this.drop(false);
    this.socket?.close();
    this.socket = null;
  }

  private join(): void {
    clearTimeout(this.retry);
    if (this.status === 'idle') this.status = 'joining';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/ws`);
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data as string) as Sent);
    socket.onclose = () => this.socket === socket && this.lose();
  }

  private lose(): void {
    if (this.status !== 'lost') this.lostAt = Date.now();
    this.status = 'lost';
    this.drop(true);
    this.retry = window.setTimeout(() => this.join(), this.pause);
    this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
  }

  /** Nobody will answer what was asked; what may be asked again is kept. */
  private drop(keep: boolean): void {
    for (const [id, waiting] of this.waiting) {
      if (keep && waiting.again) continue;
      this.waiting.delete(id);
      waiting.fail(new Cut());
    }
  }

  private hear(message: Sent): void {
    if (message.type === 'welcome') this.greet();
    if (message.type === 'welcome' || message.type === 'view') this.ahead = message.now - performance.now() / 1000;
    if ('id' in message) this.settle(message);
    for (const listener of this.listeners) listener(message);
  }

  private greet(): void {
    this.status = 'open';
    this.pause = FIRST_PAUSE;
    const unanswered = [...this.waiting.values()];
    for (const task of this.opened) task();
    for (const waiting of unanswered) this.socket!.send(waiting.text);
  }

  private settle(message: Sent & { id: number }): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'refused') waiting?.fail(new RequestRefused(message.reason));
    else waiting?.settle(message);
  }
}

export const connection = new Connection();
