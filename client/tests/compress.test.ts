/** What the build compresses, a browser can unpack again. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAll } from '../compress.ts';

const TEXT = '<path d="M0 0h9v9z"/>'.repeat(100);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(join(folder, 'pictures'));
});
afterEach(() => rm(folder, { recursive: true }));

test('texts lie beside smaller copies of themselves', async () => {
  const path = join(folder, 'pictures', 'cat.svg');
  await writeFile(path, TEXT);
  await compressAll(folder);
  const [brotli, gzipped] = [await readFile(`${path}.br`), await readFile(`${path}.gz`)];
  expect([brotliDecompressSync(brotli).toString(), gunzipSync(gzipped).toString()]).toEqual([TEXT, TEXT]);
  expect(Math.max(brotli.length, gzipped.length)).toBeLessThan(TEXT.length / 4);
});

test('what is small or compressed already stays as it is', async () => {
  await writeFile(join(folder, 'small.js'), 'export {}');
  await writeFile(join(folder, 'letters.woff2'), TEXT);
  await compressAll(folder);
  expect((await readdir(folder)).sort()).toEqual(['letters.woff2', 'pictures', 'small.js']);
});
