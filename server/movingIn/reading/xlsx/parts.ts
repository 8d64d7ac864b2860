import { type SaxesOptions, SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';
import { refuse } from '../../../../domain/movingIn/movingIn.refusals.ts';
import { openZip } from '../../../platform/formats/unzip.ts';

/** The parts of a workbook, which is a ZIP archive of XML files. */
export type Parts = { zip: ZipFile; entries: Map<string, Entry> };

/** Fifty thousand rows of thirty columns unpack to 110 MB. */
const MOST_UNPACKED_BYTES = 250 * 1024 * 1024;
const MOST_PARTS = 2_000;
const MACROS = /(?:^|\/)vbaproject\.bin$/;

/** Refuses with `import_has_macros`, `import_is_locked`, `import_unpacks_too_large`, `import_not_readable`. */
export async function openParts(bytes: Buffer): Promise<Parts> {
  const opened = await openZip(bytes, MOST_PARTS);
  if (opened === 'damaged') return refuse('import_not_readable');
  if (opened === 'too_many') return refuse('import_unpacks_too_large');
  const { zip, entries: all } = opened;
  // programs write the names of parts in capitals of their own
  const entries = new Map(all.map((entry) => [entry.fileName.toLowerCase(), entry]));
  if ([...entries.keys()].some((name) => MACROS.test(name))) return refuse('import_has_macros');
  if (all.some((entry) => entry.isEncrypted())) return refuse('import_is_locked');
  const size = all.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  return size > MOST_UNPACKED_BYTES ? refuse('import_unpacks_too_large') : { zip, entries };
}

/** What is done at each tag and text of a part. Names are without a prefix. */
export type PartListener = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Reads a part piece by piece, and yields after each piece, so that what it has brought can be taken. Nothing of a part that is
 * missing. Refuses with `import_not_readable` what is damaged or no XML.
 */
export async function* readPart({ zip, entries }: Parts, name: string, listener: PartListener): AsyncGenerator<void> {
  const entry = entries.get(name.toLowerCase());
  if (!entry) return;
  const parser = openParser(listener);
  const pieces = (await zip.openReadStreamPromise(entry).catch(() => refuse('import_not_readable')))
    .setEncoding('utf8')
    [Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await pieces.next().catch(() => refuse('import_not_readable'));
    try {
      if (done) parser.close();
      else parser.write(String(value));
    } catch {
      return refuse('import_not_readable');
    }
    if (done) return;
    yield;
  }
}

/** Reads a whole part, for what its listener gathers. */
export async function readWholePart(parts: Parts, name: string, listener: PartListener): Promise<void> {
  for await (const _piece of readPart(parts, name, listener));
}

function openParser({ open, text, close }: PartListener): SaxesParser<SaxesOptions> {
  const parser = new SaxesParser<SaxesOptions>();
  if (open)
    parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes as SaxesTagPlain['attributes']));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
