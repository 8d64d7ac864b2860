import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Writes a file of a backup and flushes it to the disk; returns its SHA-256 in hexadecimal digits, and its size. */
export async function writePart(
  path: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ sum: string; bytes: number }> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let count = 0;
  try {
    for await (const bytes of source) {
      hash.update(bytes);
      count += bytes.length;
      await file.writeFile(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sum: hash.digest('hex'), bytes: count };
}

export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
