/** Draws all pictures when the client is built, and tells the client how to ask for just these. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { gallery } from './gallery.ts';

export function pictures(): Plugin {
  let files = new Map<string, string>();
  return {
    name: 'pictures',
    async config(_, { command }) {
      if (command === 'build') files = await gallery();
      const digest = createHash('sha256').update([...files.values()].join('')).digest('hex').slice(0, 8);
      return { define: { __PICTURES__: JSON.stringify(digest) } };
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
