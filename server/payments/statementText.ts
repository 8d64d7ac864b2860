import { TextDecoder } from 'node:util';
import { refuse } from '../../domain/payments/payments.refusals.ts';

/** As much as a declaration needs. */
const BEGINNING_BYTES = 256;
/** Read at once, so that others are served in between. */
const PIECE_BYTES = 16 * 1024;

const ENCODINGS: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  'iso-8859-1': 'iso-8859-1',
  'iso-8859-9': 'iso-8859-9',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
  'windows-1254': 'windows-1254',
};

/**
 * A file's text, piece by piece, in the encoding that its first bytes or its declaration name. Refuses with
 * `bank_statement_wrong_kind` for what is no XML at all, `bank_statement_not_readable` for bytes that the encoding lacks.
 */
export async function* textOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
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
  yield decode(decoder, undefined);
}

async function* decoded(decoder: TextDecoder, bytes: Buffer): AsyncGenerator<string> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield decode(decoder, bytes.subarray(start, start + PIECE_BYTES));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function decode(decoder: TextDecoder, bytes: Buffer | undefined): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    return refuse('bank_statement_not_readable');
  }
}

function decoderFor(bytes: Buffer): TextDecoder {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return strict('utf-16le');
  if (first === 0xfe && second === 0xff) return strict('utf-16be');
  if (first === 0x3c && second === 0) return strict('utf-16le');
  if (first === 0 && second === 0x3c) return strict('utf-16be');
  const beginning = bytes
    .subarray(0, BEGINNING_BYTES)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  if (!/^\s*</.test(beginning)) return refuse('bank_statement_wrong_kind');
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(beginning)?.[1] ?? 'utf-8';
  return strict(ENCODINGS[declared.toLowerCase()] ?? refuse('bank_statement_not_readable'));
}

function strict(encoding: string): TextDecoder {
  return new TextDecoder(encoding, { fatal: true });
}
