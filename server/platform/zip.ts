import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive; a paper is opened only when its turn comes. */
export type ZipEntry = { name: string; modifiedAt: Date } & ({ text: string } | { open: () => Promise<Readable> });

/**
 * An archive as it is sent: one entry after the other, never more than a piece of one in memory. A paper that cannot
 * be read breaks the stream off, so that nobody takes half an archive for a whole one.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let inHand: Readable | undefined;
  zip.on('error', (error: Error) => out.destroy(error));
  // whoever stops reading leaves no file open
  out.once('close', () => inHand?.destroy());

  for (const entry of entries) {
    if ('text' in entry) {
      zip.addBuffer(Buffer.from(entry.text), entry.name, { mtime: entry.modifiedAt });
      continue;
    }
    // pictures and PDFs are packed already
    zip.addReadStreamLazy(entry.name, { mtime: entry.modifiedAt, compress: false }, (give) => {
      entry.open().then(
        (paper) => {
          inHand = paper.once('error', (error) => zip.emit('error', error));
          if (out.destroyed) paper.destroy();
          else give(null, paper);
        },
        (error) => zip.emit('error', error),
      );
    });
  }
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}

/** A text as one part of a path inside an archive, on every system: no separators, no dots in front, 100 characters. */
export function pathPart(text: string): string {
  const safe = text.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  return [...safe].slice(0, 100).join('') || '_';
}
