/** The one live connection: it notices cuts and stalls, finds its way back, and asks again what was not answered. */
import { Silence } from './silence.ts';
import type { Request, Sent } from './types.ts';

type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;
export type Asking = Unnumbered<Request>;
type Listener = (message: Sent) => void;

interface Waiting {
  text: string;
  /** The connection over which it was last sent. */
  over: WebSocket | null;
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
const POLICY = 1008; // the code a connection is closed with whose player was logged out
const WELCOME = 5000; // milliseconds a new connection has to be welcomed

export class Connection {
  /** Whether the server can be reached; `idle` before anybody asked for it. */
  status = $state<'idle' | 'joining' | 'open' | 'lost'>('idle');
  /** When it was lost, by this device's clock. */
  lostAt = $state(0);
  /** How far the server's clock is ahead of the time since this page was opened, in seconds; nobody can set that one. */
  ahead = 0;
  /** The server has turned a connection away, or has ended it: perhaps it does not know the player any more. */
  turnedAway: () => void = () => undefined;

  /** The connection in use. While it stalls it is kept: it may speak again before another is welcomed. */
  private socket: WebSocket | null = null;
  private next: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private listeners = new Set<Listener>();
  private opened = new Set<() => void>();
  private last = 0;
  private pause = FIRST_PAUSE;
  private retry = 0;
  private heardAt = 0;
  private readonly silence = new Silence(() => this.lose(this.heardAt));

  constructor() {
    const now = (): void => void (this.status === 'lost' && this.join());
    addEventListener('online', now);
    addEventListener('offline', () => this.silence.suspect());
    document.addEventListener('visibilitychange', () => !document.hidden && now());
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
      this.waiting.set(id, { text, over: null, again, settle, fail });
      if (this.status === 'open') this.sendAll();
      else if (this.status === 'idle') this.join();
    });
  }

  /** Come back as somebody else: after logging in or out. */
  leave(): void {
    clearTimeout(this.retry);
    this.status = 'idle';
    this.silence.stop();
    this.drop(false);
    this.hangUp();
  }

  private join(): void {
    clearTimeout(this.retry);
    if (this.status === 'idle') this.status = 'joining';
    this.next?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/ws`);
    this.next = socket;
    socket.onmessage = (event) => this.hear(socket, JSON.parse(event.data as string) as Sent);
    socket.onclose = ({ code }) => this.end(socket, code);
    const since = Date.now();
    this.retry = window.setTimeout(() => this.lose(since), WELCOME);
  }

  private hangUp(): void {
    const sockets = [this.socket, this.next];
    this.socket = this.next = null;
    for (const socket of sockets) if (socket) hangUp(socket);
  }

  private end(socket: WebSocket, code: number): void {
    if (socket !== this.socket && socket !== this.next) return;
    if (code === POLICY) this.pause = LONGEST_PAUSE;
    if (socket === this.next || code === POLICY) this.turnedAway();
    const stalled = socket === this.socket && this.next !== null;
    if (socket === this.socket) {
      this.socket = null;
      this.drop(true);
    } else this.next = null;
    if (!stalled) this.lose(Date.now());
  }

  private lose(since: number): void {
    this.silence.stop();
    if (this.status !== 'lost') this.lostAt = since;
    this.status = 'lost';
    this.joinLater();
  }

  /** Try again, not at the same moment as everybody else. */
  private joinLater(): void {
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.join(), this.pause * (0.75 + Math.random() / 2));
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

  private hear(socket: WebSocket, message: Sent): void {
    if (socket === this.next && message.type === 'welcome') this.greet(socket);
    if (socket !== this.socket) return;
    this.heardAt = Date.now();
    this.silence.heard();
    if (this.status === 'lost') this.recover();
    if ('now' in message) this.ahead = message.now - performance.now() / 1000;
    if ('id' in message) this.settle(message);
    for (const listener of this.listeners) listener(message);
  }

  /** The connection that stalled speaks again. */
  private recover(): void {
    const { next } = this;
    this.next = null;
    next?.close();
    this.go();
    this.sendAll();
  }

  /** A new connection takes the place of the one before. */
  private greet(socket: WebSocket): void {
    const before = this.socket;
    this.socket = socket;
    this.next = null;
    before?.close();
    this.drop(true);
    this.go();
    for (const task of this.opened) task();
    this.sendAll();
  }

  private go(): void {
    clearTimeout(this.retry);
    this.status = 'open';
    this.pause = FIRST_PAUSE;
  }

  /** Send what has not gone out over this connection. */
  private sendAll(): void {
    for (const waiting of this.waiting.values()) {
      if (waiting.over === this.socket) continue;
      waiting.over = this.socket;
      this.socket!.send(waiting.text);
    }
  }

  private settle(message: Sent & { id: number }): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'refused') waiting?.fail(new RequestRefused(message.reason));
    else waiting?.settle(message);
  }
}

/** Browsers complain of a connection that is closed before it was there. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export const connection = new Connection();
