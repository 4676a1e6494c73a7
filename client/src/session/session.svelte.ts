/** Who sits at this screen. Somebody who only wants to play becomes a guest without noticing. */
import { forget } from './lastTable.ts';
import * as http from '../wire/http.ts';
import { connection } from '../wire/socket.svelte.ts';
import type { Me } from '../wire/types.ts';

const KEPT = 'cardwright.me';

function remembered(): Me | null {
  const kept = localStorage.getItem(KEPT);
  return kept === null ? null : (JSON.parse(kept) as Me);
}

class Session {
  me = $state<Me | null>(remembered());
  /** Over once the server has said whether it still knows us. */
  known: Promise<void> = Promise.resolve();
  /** The account that was logged out without this page: elsewhere, or by time. */
  endedFor = $state('');
  private asking = false;

  constructor() {
    connection.turnedAway = () => this.refresh();
  }

  /** Ask the server whether it still knows us; a visitor who never came in need not ask. */
  refresh(): void {
    if (this.me === null || this.asking) return;
    this.known = this.recall();
    this.known.catch(() => undefined); // who waits for it is told
  }

  private async recall(): Promise<void> {
    this.asking = true;
    try {
      this.be(await http.me());
    } catch (error) {
      if (error instanceof http.Refusal && error.status === 401) this.lapse();
      else if (error instanceof http.Refusal) throw error; // without a network everybody stays who they are
    } finally {
      this.asking = false;
    }
  }

  /** The server knows this player no more; a guest comes in again without noticing. */
  private lapse(): void {
    connection.leave();
    if (this.me && !this.me.guest) this.endedFor = this.me.name;
    this.be(null);
  }

  /** Somebody to play as: the player who is logged in, else a new guest. A guest may say what to be called. */
  async somebody(name = ''): Promise<Me> {
    if (this.me === null) this.be(await http.guest());
    if (this.me?.guest && name.trim() && name.trim() !== this.me.name) this.be(await http.chooseName(name));
    return this.me!;
  }

  /** A card whose picture stands for the player; "" for none. */
  async chooseFace(face: string): Promise<void> {
    await this.somebody();
    this.be(await http.chooseFace(face));
  }

  async register(name: string, password: string): Promise<void> {
    this.be(await (this.me?.guest ? http.keepGuest(name, password) : http.register(name, password)));
  }

  async login(name: string, password: string, code = ''): Promise<void> {
    this.be(await http.login(name, password, code));
  }

  async logout(): Promise<void> {
    await http.logout();
    this.be(null);
  }

  async remove(password: string): Promise<void> {
    await http.deleteMe(password);
    this.be(null);
  }

  private be(me: Me | null): void {
    if (me?.player !== this.me?.player) forget();
    if (me && !me.guest) this.endedFor = '';
    this.me = me === null ? null : { player: me.player, name: me.name, guest: me.guest, moderator: me.moderator, face: me.face };
    if (me === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify(this.me));
  }
}

export const session = new Session();
