/** A piece of a sentence; with `url` it is a phone number that can be called. */
export type Piece = { text: string; url?: string };

/** With country code, as in "+43 1 234 56 99". */
const INTERNATIONAL = /\+[1-9](?:[ \u00a0/-]?\d){7,14}(?!\d)/g;

type Place = { from: number; to: number };

/** Cuts a text at its phone numbers: those with a country code, and the association's own as they are written. */
export function phonesIn(text: string, own: readonly string[] = []): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of placesIn(text, own)) {
    if (from < at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from) });
    const number = text.slice(from, to);
    pieces.push({ text: number.replaceAll(' ', '\u00a0'), url: urlOf(number) });
    at = to;
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces;
}

/** Where the numbers stand, from left to right; of two that begin at one place the longer comes first. */
function placesIn(text: string, own: readonly string[]): Place[] {
  const abroad = [...text.matchAll(INTERNATIONAL)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  const written = own.flatMap((number) => placesOf(text.replaceAll('\u00a0', ' '), number.trim().replace(/\s+/g, ' ')));
  return [...abroad, ...written].sort((one, other) => one.from - other.from || other.to - one.to);
}

function placesOf(text: string, number: string): Place[] {
  const places: Place[] = [];
  if (number === '') return places;
  for (let from = text.indexOf(number); from >= 0; from = text.indexOf(number, from + 1)) {
    const to = from + number.length;
    const isPartOfLonger = /[\d+]/.test(text.charAt(from - 1)) || /\d/.test(text.charAt(to));
    if (!isPartOfLonger) places.push({ from, to });
  }
  return places;
}

function urlOf(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
