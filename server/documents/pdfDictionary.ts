import { refuse } from '../../domain/documents/documents.refusals.ts';
import { plainName } from './pdfNames.ts';

/**
 * Reads one dictionary byte by byte from behind its `obj`, and finds out whether a stream follows. Readers disagree about
 * where strings and comments begin, so one walk is begun at every `obj`, however unlikely.
 */
export type DictionaryWalk = {
  /** Its first level: names with `/`, brackets, and `x` for whatever stands between them. */
  tokens: string[];
  state: State;
  depth: number;
  /** Nesting of the string being read, matched letters of the keyword, or the state to return to. */
  count: number;
  resume: State;
  name: string;
};

type State = keyof typeof steps;
type Step = (walk: DictionaryWalk, byte: number) => void;

const KEYWORD = 'stream';
const LONGEST_NAME = 200;
const MOST_TOKENS = 10_000;

const code = (character: string) => character.charCodeAt(0);
const [OPEN, CLOSE, SLASH, PERCENT] = [code('<'), code('>'), code('/'), code('%')];
const [STRING, STRING_END, ESCAPE] = [code('('), code(')'), code('\\')];
const [LINE_FEED, RETURN] = [code('\n'), code('\r')];
const blanks = bytesOf('\0\t\n\f\r ');
const brackets = bytesOf('[]');
const enders = bytesOf('\0\t\n\f\r ()<>[]{}/%');

export function beginDictionary(): DictionaryWalk {
  return { tokens: [], state: 'opening', depth: 0, count: 0, resume: 'opening', name: '' };
}

/** Reads on in `bytes`; answers where it stopped: `walk.state` is then `data`, `over`, or anything while it goes on. */
export function readOn(walk: DictionaryWalk, bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !isThrough(walk)) {
    steps[walk.state](walk, bytes[at] ?? 0);
    // a line end belongs to the keyword, anything else to the data
    if (walk.state !== 'data' || isLineEnd(bytes[at])) at += 1;
  }
  return at;
}

const steps = {
  opening: (walk, byte) => {
    if (blanks.has(byte)) return;
    if (byte === PERCENT) return comment(walk);
    walk.state = byte === OPEN ? 'openingSecond' : 'over';
  },
  openingSecond: (walk, byte) => {
    walk.state = byte === OPEN ? 'inside' : 'over';
    walk.depth = 1;
  },
  inside: (walk, byte) => {
    if (blanks.has(byte)) return;
    if (byte === PERCENT) return comment(walk);
    if (byte === SLASH) return beginName(walk);
    if (byte === STRING) return beginString(walk);
    if (byte === OPEN) walk.state = 'angle';
    else if (byte === CLOSE) walk.state = 'closing';
    else note(walk, brackets.has(byte) ? String.fromCharCode(byte) : 'x');
  },
  angle: (walk, byte) => {
    note(walk, 'x');
    walk.state = byte === OPEN || byte === CLOSE ? 'inside' : 'hex';
    if (byte === OPEN) walk.depth += 1;
  },
  hex: (walk, byte) => {
    if (byte === CLOSE) walk.state = 'inside';
  },
  closing: (walk, byte) => {
    walk.state = 'inside';
    if (byte !== CLOSE) return steps.inside(walk, byte);
    walk.depth -= 1;
    if (walk.depth === 0) walk.state = 'behind';
  },
  name: (walk, byte) => {
    if (!enders.has(byte)) {
      if (walk.name.length < LONGEST_NAME) walk.name += String.fromCharCode(byte);
      return;
    }
    note(walk, `/${plainName(walk.name)}`);
    walk.state = 'inside';
    steps.inside(walk, byte);
  },
  string: (walk, byte) => {
    if (byte === ESCAPE) walk.state = 'escape';
    if (byte === STRING) walk.count += 1;
    if (byte === STRING_END) walk.count -= 1;
    if (walk.count === 0) walk.state = 'inside';
  },
  escape: (walk) => {
    walk.state = 'string';
  },
  comment: (walk, byte) => {
    if (isLineEnd(byte)) walk.state = walk.resume;
  },
  behind: (walk, byte) => {
    if (blanks.has(byte)) return;
    if (byte === PERCENT) return comment(walk);
    walk.count = 0;
    walk.state = 'keyword';
    steps.keyword(walk, byte);
  },
  keyword: (walk, byte) => {
    if (byte !== KEYWORD.charCodeAt(walk.count)) walk.state = 'over';
    walk.count += 1;
    if (walk.state === 'keyword' && walk.count === KEYWORD.length) walk.state = 'lineEnd';
  },
  lineEnd: (walk, byte) => {
    if (byte === code(' ') || byte === code('\t')) return;
    walk.state = byte === RETURN ? 'lineFeed' : 'data';
  },
  lineFeed: (walk) => {
    walk.state = 'data';
  },
  data: () => {},
  over: () => {},
} satisfies Record<string, Step>;

/** Whether a stream's data were reached, or none follow. */
export function isThrough({ state }: DictionaryWalk): boolean {
  return state === 'data' || state === 'over';
}

function beginName(walk: DictionaryWalk): void {
  walk.name = '';
  walk.state = 'name';
}

function beginString(walk: DictionaryWalk): void {
  note(walk, 'x');
  walk.count = 1;
  walk.state = 'string';
}

function comment(walk: DictionaryWalk): void {
  walk.resume = walk.state;
  walk.state = 'comment';
}

function note(walk: DictionaryWalk, token: string): void {
  if (walk.depth !== 1 || (token === 'x' && walk.tokens.at(-1) === 'x')) return;
  walk.tokens.push(token);
  if (walk.tokens.length > MOST_TOKENS) refuse('file_not_safe');
}

// a table answers faster than a set, and this is asked for every byte
function bytesOf(characters: string) {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return { has: (byte: number) => table[byte] === 1 };
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === LINE_FEED || byte === RETURN;
}
