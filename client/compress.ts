/**
 * Makes a compressed copy of every file that gains by it, so that the server only has to send it.
 * Copies are kept beside the packages, so that the next build compresses only what has changed.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const WORTH_IT = 400; // bytes; less fits into one packet anyhow
const TOGETHER = 64; // files open at a time
const KEPT = join(import.meta.dirname, 'node_modules/.cache/compressed');

// Pictures are many: the best quality takes ten times as long for them and saves a tenth.
const quality = (path: string): number => (extname(path) === '.svg' ? 5 : constants.BROTLI_MAX_QUALITY);
const WINDOW = 18; // 256 kB; a larger one costs time in which its memory is made ready
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A plugin of Vite; it comes after those that write files. */
export function compress(): Plugin {
  return {
    name: 'cardwright-compress',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: (options) => compressAll(options.dir!, KEPT) },
  };
}

/** Compress what lies in a folder and below it; copies of what was there before come out of the other folder, and no others stay in it. */
export async function compressAll(folder: string, kept: string): Promise<void> {
  await mkdir(kept, { recursive: true });
  const before = new Set(await readdir(kept));
  const used = new Set<string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  for (let done = 0; done < paths.length; done += TOGETHER)
    for (const name of await Promise.all(paths.slice(done, done + TOGETHER).map((path) => compressOne(path, kept, before)))) used.add(`${name}.br`).add(`${name}.gz`);
  await Promise.all([...before].filter((name) => !used.has(name)).map((name) => rm(join(kept, name), { force: true })));
}

/** Says under which name the copies of a file are kept. */
async function compressOne(path: string, kept: string, before: ReadonlySet<string>): Promise<string> {
  const plain = await readFile(path);
  const name = createHash('sha256').update(`${quality(path)} ${WINDOW} `).update(plain).digest('hex');
  if (plain.length < WORTH_IT) return name;
  const copy = join(kept, name);
  if (!before.has(`${name}.br`) || !before.has(`${name}.gz`)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality(path), [constants.BROTLI_PARAM_LGWIN]: WINDOW };
    const [brotli, gzipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain, { level: 9 })]);
    await Promise.all([writeFile(`${copy}.br`, brotli), writeFile(`${copy}.gz`, gzipped)]);
  }
  await Promise.all(['br', 'gz'].map((end) => copyFile(`${copy}.${end}`, `${path}.${end}`)));
  return name;
}
