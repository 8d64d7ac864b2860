import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { PaperCheck } from './paperCheck.ts';
import { dictionariesBefore, type StreamDictionary } from './pdfDictionary.ts';
import { checkNames } from './pdfNames.ts';
import { type Unpacking, unpack } from './pdfUnpacking.ts';

/** The longest dictionary of a stream that is looked for before its data. */
const WINDOW_BYTES = 16 * 1024;
const MOST_TOKENS = 20_000_000;
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
const MOST_UNPACKINGS = 4;
const END_WITHIN_BYTES = 4_096;

const keyword = /(?<!end)stream[ \t]*(?:\r\n|\n|\r(?!$))/g;

/**
 * Looks for everything that makes a PDF more than paper (`./pdfNames.ts`), in its text and in its compressed object
 * streams. Judged by names alone and everywhere, because an attacker chooses which reader's idea of the file counts.
 */
export function openPdfCheck(): PaperCheck {
  let window: Buffer = Buffer.alloc(0);
  let seenUpTo = 0;
  let position = 0;
  let unpackings: Unpacking[] = [];
  const spendTokens = budget(MOST_TOKENS);
  const spendBytes = budget(MOST_UNPACKED_BYTES);

  const look = async (text: string, bytes: Buffer) => {
    checkNames(text);
    for (const match of text.matchAll(keyword)) {
      const dataAt = match.index + match[0].length;
      if (position + dataAt <= seenUpTo) continue;
      seenUpTo = position + dataAt;
      if (!isPacked(dictionariesBefore({ text, keywordAt: match.index, spend: spendTokens }))) continue;
      if (unpackings.length >= MOST_UNPACKINGS) refuse('file_not_safe');
      const unpacking = unpack(spendBytes);
      unpackings.push(unpacking);
      await unpacking.take(bytes.subarray(dataAt));
    }
  };

  return {
    take: async (bytes) => {
      for (const unpacking of unpackings) await unpacking.take(bytes);
      const joined = Buffer.concat([window, bytes]);
      await look(joined.toString('latin1'), joined);
      unpackings = unpackings.filter((unpacking) => !unpacking.isDone());
      window = Buffer.from(joined.subarray(Math.max(0, joined.length - WINDOW_BYTES)));
      position += joined.length - window.length;
    },
    finish: async () => {
      checkNames(`${window.toString('latin1')}\n`);
      if (unpackings.length > 0) refuse('file_not_safe');
      if (!window.subarray(-END_WITHIN_BYTES).includes('%%EOF')) refuse('incorrect_file_type');
    },
  };
}

/** Whether data that follow are objects in packed form; refuses those packed in a way that is not looked into. */
function isPacked(dictionaries: readonly StreamDictionary[]): boolean {
  if (dictionaries.length === 0) refuse('file_not_safe');
  const holding = dictionaries.filter(holdsObjects).filter(({ names }) => names.includes('Filter'));
  for (const { names, text } of holding) {
    const filters = names.filter((name) => name === 'Filter').length;
    const isPlainFlate = /\/Filter[\0\s]*(\/FlateDecode|\[[\0\s]*\/FlateDecode[\0\s]*\])[\0\s]*(\/|>>)/.test(text);
    if (filters !== 1 || !isPlainFlate || names.includes('DecodeParms')) refuse('file_not_safe');
  }
  return holding.length > 0;
}

/** An object stream says so, and in any case where its first object is and how many there are. */
function holdsObjects({ names }: StreamDictionary): boolean {
  return names.includes('ObjStm') || (names.includes('First') && names.includes('N'));
}

function budget(most: number): (amount: number) => void {
  let spent = 0;
  return (amount) => {
    spent += amount;
    if (spent > most) refuse('file_not_safe');
  };
}
