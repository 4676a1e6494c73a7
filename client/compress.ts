/** Makes a compressed copy of every file that gains by it, so that the server only has to send it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const WORTH_IT = 400; // bytes; less fits into one packet anyhow
const TOGETHER = 64; // files open at a time

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
    writeBundle: { order: 'post', sequential: true, handler: (options) => compressAll(options.dir!) },
  };
}

/** Compress what lies in a folder and below it. */
export async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  for (let done = 0; done < paths.length; done += TOGETHER)
    await Promise.all(paths.slice(done, done + TOGETHER).map(compressOne));
}

async function compressOne(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality(path), [constants.BROTLI_PARAM_LGWIN]: WINDOW };
  const [brotli, gzipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
