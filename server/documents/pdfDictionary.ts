import { plainName } from './pdfNames.ts';

/** A stream's dictionary as far as it matters here. */
export type StreamDictionary = {
  /** All names of its first level in order, keys and values alike. */
  names: string[];
  text: string;
};

const blanks = new Set(['\0', '\t', '\n', '\f', '\r', ' ']);
const token = /<<|>>|[()<%/]|[^<>()%/]+|>/y;

/** A text in which the keyword `stream` stands at `keywordAt`; `spend` is told how many tokens were read. */
export type Place = { text: string; keywordAt: number; spend: (tokens: number) => void };

/** Every dictionary that a reader could take for the one of this stream: from each `obj` before it that leads there. */
export function dictionariesBefore(place: Place): StreamDictionary[] {
  const { text, keywordAt } = place;
  const found: StreamDictionary[] = [];
  for (let at = text.lastIndexOf('obj', keywordAt); at >= 0; at = at === 0 ? -1 : text.lastIndexOf('obj', at - 1)) {
    const dictionary = readDictionary(place, at + 3);
    if (dictionary) found.push(dictionary);
  }
  return found;
}

function readDictionary(place: Place, from: number): StreamDictionary | undefined {
  const { text, keywordAt } = place;
  const start = afterBlanks(text, from);
  if (!text.startsWith('<<', start)) return undefined;
  const { names, end } = walk(place, start);
  return afterBlanks(text, end) === keywordAt ? { names, text: text.slice(start, end) } : undefined;
}

function walk({ text, keywordAt, spend }: Place, start: number): { names: string[]; end: number } {
  const names: string[] = [];
  let depth = 1;
  let at = start + 2;
  let tokens = 0;
  while (at < keywordAt && depth > 0) {
    tokens += 1;
    token.lastIndex = at;
    const [part = ''] = token.exec(text) ?? [];
    const end = endOfToken(text, at, part);
    if (part === '<<') depth += 1;
    if (part === '>>') depth -= 1;
    if (part === '/' && depth === 1) names.push(plainName(text.slice(at + 1, end)));
    at = end;
  }
  spend(tokens);
  return { names, end: at };
}

function endOfToken(text: string, at: number, part: string): number {
  if (part === '(') return endOfString(text, at);
  if (part === '%') return endOfComment(text, at);
  if (part === '<') return text.indexOf('>', at) + 1 || text.length;
  if (part === '/') return endOfName(text, at + 1);
  return at + part.length;
}

function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function endOfComment(text: string, from: number): number {
  const end = text.slice(from).search(/[\r\n]/);
  return end < 0 ? text.length : from + end;
}

function endOfName(text: string, from: number): number {
  const end = text.slice(from, from + 300).search(/[\0\t\n\f\r ()<>[\]{}/%]/);
  return end < 0 ? from + 300 : from + end;
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (blanks.has(text[at] ?? '') || text[at] === '%') at = text[at] === '%' ? endOfComment(text, at) : at + 1;
  return at;
}
