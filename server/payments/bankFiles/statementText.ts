import { TextDecoder } from 'node:util';
import { refuse } from '../../../domain/payments/payments.refusals.ts';

/** Enough bytes for an XML declaration. */
export const BEGINNING_BYTES = 256;
/** How many bytes are read at once, so that other requests are served in between. */
const PIECE_BYTES = 16 * 1024;

const ENCODINGS: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  'iso-8859-1': 'iso-8859-1',
  'iso8859-1': 'iso-8859-1',
  'latin-1': 'iso-8859-1',
  latin1: 'iso-8859-1',
  'iso-8859-2': 'iso-8859-2',
  'iso-8859-9': 'iso-8859-9',
  'iso-8859-15': 'iso-8859-15',
  'windows-1250': 'windows-1250',
  'windows-1252': 'windows-1252',
  'windows-1254': 'windows-1254',
};

type Decoder = { decode(bytes: Buffer | undefined): string };

/**
 * Decodes a file piece by piece, in the encoding named by its first bytes or its declaration. Refuses with
 * `bank_statement_wrong_kind` if it is not XML, `bank_statement_not_readable` for bytes that are invalid in the encoding.
 */
export async function* textOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let waiting: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes]);
    if (!decoder && waiting.length < BEGINNING_BYTES) continue;
    decoder ??= decoderFor(waiting);
    yield* decoded(decoder, waiting);
    waiting = Buffer.alloc(0);
  }
  decoder ??= decoderFor(waiting);
  yield* decoded(decoder, waiting);
  yield decoder.decode(undefined);
}

async function* decoded(decoder: Decoder, bytes: Buffer): AsyncGenerator<string> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield decoder.decode(bytes.subarray(start, start + PIECE_BYTES));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Whether a file that begins with these bytes is XML, in any encoding. */
export function isXml(bytes: Buffer): boolean {
  return wideEncoding(bytes) !== undefined || /^\s*</.test(narrowBeginning(bytes));
}

/** The encoding of two bytes for each letter, by the order of the first ones. */
function wideEncoding([first, second]: Buffer): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
}

function hasMarkOfUtf8([first, second, third]: Buffer): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

function narrowBeginning(bytes: Buffer): string {
  return bytes.subarray(hasMarkOfUtf8(bytes) ? 3 : 0, BEGINNING_BYTES).toString('latin1');
}

function decoderFor(bytes: Buffer): Decoder {
  const wide = wideEncoding(bytes);
  if (wide) return strict(wide);
  if (!isXml(bytes)) return refuse('bank_statement_wrong_kind');
  // the byte order mark is more reliable than a declaration, which may have been copied
  const hasMark = hasMarkOfUtf8(bytes);
  const beginning = narrowBeginning(bytes);
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(beginning)?.[1] ?? 'utf-8';
  const encoding = hasMark ? 'utf-8' : ENCODINGS[declared.toLowerCase()];
  if (encoding === undefined) return refuse('bank_statement_not_readable');
  return encoding === 'utf-8' ? new MixedDecoder() : strict(encoding);
}

function strict(encoding: string): Decoder {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return {
    decode: (bytes) => {
      try {
        return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
      } catch {
        return refuse('bank_statement_not_readable');
      }
    },
  };
}

/**
 * Decodes UTF-8. Some banks declare UTF-8 but write an older encoding: invalid bytes are read as Windows-1254 (Turkish), which
 * differs from the German Windows-1252 only in six Icelandic letters.
 */
class MixedDecoder implements Decoder {
  readonly #utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #old = new TextDecoder('windows-1254');
  #isFirst = true;
  #rest: Buffer = Buffer.alloc(0);

  decode(bytes: Buffer | undefined): string {
    const all = bytes ? Buffer.concat([this.#rest, bytes]) : this.#rest;
    const whole = bytes ? all.length - unfinishedBytes(all) : all.length;
    this.#rest = all.subarray(whole);
    const text = this.#mixed(all.subarray(0, whole));
    const isFirst = this.#isFirst;
    this.#isFirst = this.#isFirst && text === '';
    return isFirst ? text.replace(/^\ufeff/, '') : text;
  }

  #mixed(bytes: Buffer): string {
    let text = '';
    let start = 0;
    for (let at = 0; at < bytes.length; ) {
      const length = letterBytes(bytes, at);
      if (length > 0) {
        at += length;
        continue;
      }
      text += this.#utf8.decode(bytes.subarray(start, at)) + this.#old.decode(bytes.subarray(at, at + 1));
      at += 1;
      start = at;
    }
    return text + this.#utf8.decode(bytes.subarray(start));
  }
}

/** The length in bytes of the UTF-8 character that begins here; 0 if none does. */
function letterBytes(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = lengthToldBy(first);
  for (let place = 1; place < length; place += 1) {
    if (((bytes[at + place] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

function lengthToldBy(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/** The number of bytes at the end that begin a character whose other bytes have not arrived yet. */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    return lengthToldBy(byte) > back ? back : 0;
  }
  return 0;
}
