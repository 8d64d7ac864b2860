import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH_IT = /\.(m?js|css|svg)$/;
const SMALLEST_BYTES = 1_000;

/**
 * Writes a brotli and a gzip copy beside every text file of a folder and its subfolders, with maximum compression.
 * Fonts are compressed already.
 */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter((file) => WORTH_IT.test(file))) {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < SMALLEST_BYTES) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
