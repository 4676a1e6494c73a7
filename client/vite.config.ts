/** How the client is built: into the Python package, which serves it. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pictures } from './art/plugin.ts';
import { compress } from './compress.ts';

// Many small files take longer, and more bytes, than few: the first page comes in one, and what several others need in another.
const FILES = [
  { name: 'first', test: /src.(App|pages.home.Home)\.svelte$/, priority: 2 },
  { name: 'shared', minShareCount: 4, priority: 1 },
];

export default defineConfig({
  plugins: [svelte({ configFile: false }), pictures(), compress()],
  build: {
    outDir: '../src/cardwright/site',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the server's Content-Security-Policy lets no font come out of a style sheet
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
