import { refuse } from '../../../domain/movingIn/movingIn.refusals.ts';
import { isUnstorable } from '../../../domain/shared/text.ts';

/** Letters that only one of the two old encodings has: Ž and ž of Western Europe, Ğ İ Ş ğ ı ş of Türkiye. */
const WESTERN = [0x8e, 0x9e];
const TURKISH = [0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe];

const MARKS: readonly { mark: readonly number[]; encoding: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The text of a CSV file: as its mark says, as UTF-8, or in the encoding of Windows for Türkiye, which has the letters of Western
 * Europe as well. Refuses with `import_wrong_kind` what is no text.
 */
export function csvText(bytes: Buffer): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const text = decoded(bytes, marked?.encoding ?? (isUtf8(bytes) ? 'utf-8' : windowsEncoding(bytes)));
  return isUnstorable(text) ? refuse('import_wrong_kind') : text;
}

function decoded(bytes: Buffer, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function windowsEncoding(bytes: Buffer): string {
  const isWestern = WESTERN.some((byte) => bytes.includes(byte)) && !TURKISH.some((byte) => bytes.includes(byte));
  return isWestern ? 'windows-1252' : 'windows-1254';
}
