import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { withoutEnding } from '../../../domain/shared/text.ts';

/**
 * A file of an archive; a document is opened only when its turn comes. If there is none, a text file with `otherwise` replaces
 * it.
 */
export type ZipEntry = { name: string; modifiedAt: Date } & (
  | { text: string }
  | { open: () => Promise<Readable | undefined>; otherwise: string }
);

/**
 * An archive that is streamed: one entry after the other, with only a piece of one in memory. A document that cannot be read
 * aborts the stream, so that nobody takes an incomplete archive for a complete one.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  pack(zip, entries, out).catch((error) => out.destroy(error));
  return out;
}

async function pack(zip: ZipFile, entries: readonly ZipEntry[], out: PassThrough): Promise<void> {
  for (const entry of entries) {
    const mtime = entry.modifiedAt;
    if ('text' in entry) {
      zip.addBuffer(Buffer.from(entry.text), entry.name, { mtime });
      continue;
    }
    const document = await entry.open();
    if (!document) {
      zip.addBuffer(Buffer.from(entry.otherwise), `${entry.name}.txt`, { mtime });
      continue;
    }
    const stop = () => void document.destroy();
    if (out.destroyed) return stop();
    // if the reader stops, the open file is closed
    out.once('close', stop);
    // images and PDFs are compressed already
    zip.addReadStream(document, entry.name, { mtime, compress: false });
    await finished(document);
    out.off('close', stop);
  }
  zip.end();
}

/** A text as a path segment inside an archive, valid on every system: no separators, no leading dots, 100 characters. */
export function pathPart(text: string): string {
  const named = text.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '_').replace(/^[.\s]+/, '');
  const safe = withoutEnding(named, (character) => /[.\s]/.test(character));
  return [...safe].slice(0, 100).join('') || '_';
}
