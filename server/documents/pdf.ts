import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { PaperCheck } from './paperCheck.ts';
import { beginDictionary, type DictionaryWalk, isThrough, readOn } from './pdfDictionary.ts';
import { checkNames, NAME_OVERLAP } from './pdfNames.ts';
import { type Unpacking, unpack } from './pdfUnpacking.ts';

const OBJECT = 'obj';
const END_WITHIN_BYTES = 4_096;
/** A sound file has its dictionaries read about once; one that is made to be read again and again is given up on. */
const STEPS_PER_BYTE = 4;
const STEPS_AT_LEAST = 1_000_000;
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
const MOST_AT_ONCE = 16;

/** What is remembered of the file while it streams by. */
type Look = {
  /** The end of what came before, so that nothing hides at a cut. */
  tail: Buffer;
  walks: DictionaryWalk[];
  unpackings: Unpacking[];
  spendSteps: (steps: number) => void;
  spendBytes: (bytes: number) => void;
};

/**
 * Looks for everything that makes a PDF more than paper (`./pdfNames.ts`), in its text and in its compressed object
 * streams. Judged by names alone and everywhere, because an attacker chooses which reader's idea of the file counts.
 */
export function openPdfCheck(): PaperCheck {
  const look: Look = {
    tail: Buffer.alloc(0),
    walks: [],
    unpackings: [],
    spendSteps: budget(STEPS_AT_LEAST),
    spendBytes: budget(MOST_UNPACKED_BYTES),
  };
  return {
    take: async (bytes) => {
      for (const unpacking of look.unpackings) await unpacking.take(bytes);
      look.spendSteps(-STEPS_PER_BYTE * bytes.length);
      const joined = Buffer.concat([look.tail, bytes]);
      checkNames(joined.toString('latin1', Math.max(0, look.tail.length - NAME_OVERLAP)));
      await readDictionaries(look, bytes, joined);
      look.unpackings = look.unpackings.filter((unpacking) => !unpacking.isDone());
      look.tail = Buffer.from(joined.subarray(-END_WITHIN_BYTES));
    },
    finish: async () => {
      checkNames(`${look.tail.toString('latin1')}\n`);
      if (look.unpackings.length > 0) refuse('file_not_safe');
      if (!look.tail.includes('%%EOF')) refuse('incorrect_file_type');
    },
  };
}

async function readDictionaries(look: Look, bytes: Buffer, joined: Buffer): Promise<void> {
  const going: DictionaryWalk[] = [];
  const unpackedFrom = new Set<number>();
  const read = async (walk: DictionaryWalk, from: number) => {
    const stoppedAt = readOn(walk, bytes, from);
    look.spendSteps(stoppedAt - from + 1);
    if (walk.state === 'data' && isPacked(walk.tokens) && !unpackedFrom.has(stoppedAt)) {
      unpackedFrom.add(stoppedAt);
      if (look.unpackings.length >= MOST_AT_ONCE) refuse('file_not_safe');
      const unpacking = unpack(look.spendBytes);
      look.unpackings.push(unpacking);
      await unpacking.take(bytes.subarray(stoppedAt));
    }
    if (!isThrough(walk)) going.push(walk);
    if (going.length > MOST_AT_ONCE) refuse('file_not_safe');
  };
  for (const walk of look.walks) await read(walk, 0);
  for (const at of objectsIn(joined, look.tail.length)) await read(beginDictionary(), at);
  look.walks = going;
}

/** Where in the new bytes something begins that could be an object; its keyword may lie across the cut. */
function* objectsIn(joined: Buffer, tailBytes: number): Generator<number> {
  let at = joined.indexOf(OBJECT, Math.max(0, tailBytes - OBJECT.length + 1));
  while (at >= 0) {
    yield at + OBJECT.length - tailBytes;
    at = joined.indexOf(OBJECT, at + 1);
  }
}

/** Whether the data of a stream are objects in packed form; refuses those packed in a way that is not looked into. */
function isPacked(tokens: readonly string[]): boolean {
  if (!holdsObjects(tokens) || !tokens.includes('/Filter')) return false;
  const [first, second, third, fourth = '/'] = tokens.slice(tokens.indexOf('/Filter') + 1);
  const isPlainFlate =
    (first === '/FlateDecode' && (second ?? '/').startsWith('/')) ||
    (first === '[' && second === '/FlateDecode' && third === ']' && fourth.startsWith('/'));
  const isTwice = tokens.filter((token) => token === '/Filter').length > 1;
  if (!isPlainFlate || isTwice || tokens.includes('/DecodeParms')) refuse('file_not_safe');
  return true;
}

/** An object stream says so, and in any case where its first object is and how many there are. */
function holdsObjects(tokens: readonly string[]): boolean {
  return tokens.includes('/ObjStm') || (tokens.includes('/First') && tokens.includes('/N'));
}

function budget(most: number): (amount: number) => void {
  let spent = 0;
  return (amount) => {
    spent += amount;
    if (spent > most) refuse('file_not_safe');
  };
}
