import { LONGEST_CELL } from '../../../../domain/movingIn/cell.ts';
import { type Parts, readWholePart } from './parts.ts';

/** The texts of a workbook, which its cells name by number. They are kept as bytes: as many small texts take three times the memory. */
export type SharedStrings = { at(index: number): string };

const FIRST_BYTES = 1024 * 1024;
const FIRST_STRINGS = 10_000;

export async function readSharedStrings(parts: Parts): Promise<SharedStrings> {
  let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  let ends = new Uint32Array(FIRST_STRINGS);
  let count = 0;
  const reader = textReader('si', (text) => {
    const begin = count === 0 ? 0 : (ends[count - 1] ?? 0);
    const length = Buffer.byteLength(text);
    if (begin + length > bytes.length) bytes = Buffer.concat([bytes], Math.max(bytes.length * 2, begin + length));
    if (count === ends.length) {
      const longer = new Uint32Array(ends.length * 2);
      longer.set(ends);
      ends = longer;
    }
    bytes.write(text, begin);
    ends[count] = begin + length;
    count += 1;
  });
  await readWholePart(parts, 'xl/sharedStrings.xml', reader);
  return {
    at: (index) => (index < count ? bytes.toString('utf8', index === 0 ? 0 : ends[index - 1], ends[index]) : ''),
  };
}

/** Gathers the text of each element of this name; of phonetic hints, which belong to Chinese and Japanese texts, nothing. */
function textReader(element: string, take: (text: string) => void) {
  let text = '';
  let isText = false;
  let isHint = false;
  return {
    open: (name: string) => {
      if (name === element) text = '';
      if (name === 'rPh') isHint = true;
      isText = name === 't' && !isHint;
    },
    text: (piece: string) => {
      if (isText) text = cut(text + piece);
    },
    close: (name: string) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isHint = false;
      if (name === element) take(unescaped(text));
    },
  };
}

/** One character too many tells that a text is too long. */
export function cut(text: string): string {
  return text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL + 1) : text;
}

/** Characters that XML cannot hold are written as `_x000D_`. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
