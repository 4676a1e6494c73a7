/** The lobby as it lives: tables that wait for players or can be watched. */
import { session } from '../../session/session.svelte.ts';
import * as http from '../../wire/http.ts';
import { connection } from '../../wire/socket.svelte.ts';
import type { OpenTable } from '../../wire/types.ts';

export class Lobby {
  tables = $state.raw<readonly OpenTable[]>([]);

  /** Hear of tables from now on, and of a match of one's own that begins. A mere visitor sees how things stand now. */
  open(matched: (table: string) => void): () => void {
    void http.openTables().then((tables) => (this.tables = tables));
    if (session.me === null) return () => undefined;
    const ends = [
      connection.listen((message) => {
        if (message.type === 'tables') this.tables = message.tables;
        if (message.type === 'matched') matched(message.table);
      }),
      connection.whenOpen(() => void connection.ask({ type: 'lobby', on: true }).catch(() => undefined)),
      () => connection.status === 'open' && void connection.ask({ type: 'lobby', on: false }).catch(() => undefined),
    ];
    return () => ends.forEach((end) => end());
  }
}
