/** The search for somebody to play with: it goes on while one looks around or plays a bot, and this tab remembers it. */
import * as http from '../wire/http.ts';

const KEPT = 'cardwright.search';

interface Search {
  table: string;
  game: string;
  /** When it began, by this device's clock. */
  since: number;
}

function remembered(): Search | null {
  const kept = sessionStorage.getItem(KEPT);
  return kept === null ? null : (JSON.parse(kept) as Search);
}

class Searching {
  now = $state.raw<Search | null>(remembered());

  /** Somebody is looked for from now on, at this table; a search that was moved to another began when it began. */
  begin(table: string, game: string): void {
    const since = this.now?.game === game ? this.now.since : Date.now();
    this.keep({ table, game, since });
  }

  end(): void {
    if (this.now !== null) this.keep(null);
  }

  async stop(): Promise<void> {
    await http.stopQuick();
    this.end();
  }

  /** What has become of it: the table where its match has begun, or ''. A search that the server has forgotten ends. */
  async check(): Promise<string> {
    const search = this.now;
    if (search === null) return '';
    const mine = (await http.myTables()).filter(({ kind, game }) => kind === 'quick' && game === search.game);
    if (mine.some(({ status }) => status === 'open')) return '';
    this.end();
    return mine.find(({ status, left }) => status === 'playing' && !left)?.table ?? '';
  }

  private keep(search: Search | null): void {
    this.now = search;
    if (search === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify(search));
  }
}

export const searching = new Searching();
