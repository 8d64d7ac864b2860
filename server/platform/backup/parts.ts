import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** A file of a backup while it is written: its sum is known at the end, and it is on the disk once it is closed. */
export type PartWriter = {
  write(bytes: Uint8Array): Promise<void>;
  /** SHA-256 in hexadecimal digits, and how many bytes there were. */
  close(): Promise<{ sum: string; bytes: number }>;
};

export async function openPart(path: string): Promise<PartWriter> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let count = 0;
  return {
    write: async (bytes) => {
      hash.update(bytes);
      count += bytes.length;
      await file.writeFile(bytes);
    },
    close: async () => {
      await file.sync();
      await file.close();
      return { sum: hash.digest('hex'), bytes: count };
    },
  };
}

/** Writes a whole part; answers its sum. */
export async function writePart(path: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const part = await openPart(path);
  for await (const bytes of source) await part.write(bytes);
  return part.close();
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
