/** What the build compresses, a browser can unpack again. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAll } from '../compress.ts';

const TEXT = '<path d="M0 0h9v9z"/>'.repeat(100);
let folder = '';
let kept = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  kept = await mkdtemp(join(tmpdir(), 'kept-'));
  await mkdir(join(folder, 'pictures'));
});
afterEach(async () => {
  for (const made of [folder, kept]) await rm(made, { recursive: true });
});

test('texts lie beside smaller copies of themselves', async () => {
  const path = join(folder, 'pictures', 'cat.svg');
  await writeFile(path, TEXT);
  await compressAll(folder, kept);
  const [brotli, gzipped] = [await readFile(`${path}.br`), await readFile(`${path}.gz`)];
  expect([brotliDecompressSync(brotli).toString(), gunzipSync(gzipped).toString()]).toEqual([TEXT, TEXT]);
  expect(Math.max(brotli.length, gzipped.length)).toBeLessThan(TEXT.length / 4);
});

test('what is small or compressed already stays as it is', async () => {
  await writeFile(join(folder, 'small.js'), 'export {}');
  await writeFile(join(folder, 'letters.woff2'), TEXT);
  await compressAll(folder, kept);
  expect((await readdir(folder)).sort()).toEqual(['letters.woff2', 'pictures', 'small.js']);
});

test('a file that has not changed is not compressed again, and nothing is kept of one that is gone', async () => {
  const path = join(folder, 'pictures', 'cat.svg');
  await writeFile(path, TEXT);
  await compressAll(folder, kept);
  const [copy, ...others] = (await readdir(kept)).filter((name) => name.endsWith('.gz'));
  expect(others).toEqual([]);
  await writeFile(join(kept, copy!), 'kept');
  await compressAll(folder, kept);
  expect((await readFile(`${path}.gz`)).toString()).toBe('kept');
  await writeFile(path, `${TEXT}!`);
  await compressAll(folder, kept);
  expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(`${TEXT}!`);
  expect((await readdir(kept)).filter((name) => name.endsWith('.gz'))).not.toContain(copy);
});
