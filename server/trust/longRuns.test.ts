import { expect, test } from 'vitest';
import { z } from 'zod';
import * as texts from '../../domain/shared/text.ts';
import { readFields } from '../platform/http/input.ts';
import { processorMs } from '../testing/processorTime.ts';
import { nameOf } from '../testing/requests.ts';
import { type TextPlace, textPlacesIn } from '../testing/textPlaces.ts';
import { routes } from '../topics.ts';

/**
 * The costs of long runs of one character. An expression that retries at each blank of a run takes quadratic time: one request
 * would block everybody for minutes. Four times the length may cost at most six times as much.
 */
const GROWS_BY = 4;
const MAY_COST = 6;
const SHORT = 62_500;
const LONG = GROWS_BY * SHORT;
/** In milliseconds, besides parsing the same body as JSON. */
const MAY_COST_BESIDE_READING = 20;
/** Below this length quadratic time does not matter. */
const LEAST_MOST = 1_000;

/** Each kind of character that our expressions distinguish. */
const RUNS: Record<string, string> = {
  blanks: ' ',
  tabs: '\t',
  'line ends': '\n',
  'blanks and line ends in turn': ' \n',
  digits: '1',
  dots: '.',
  letters: 'x',
  quotes: '"',
  'at signs': '@',
  'combining marks': '\u0301',
  'combining marks out of order': '\u0301\u0323',
  'characters that nobody sees': '\u200b',
};

const made = new Map<number, [string, string][]>();

/** Texts of about this length, made once: each run alone, and between two letters. */
function runsOf(length: number): [string, string][] {
  const runs = made.get(length) ?? [...makeRuns(length)];
  made.set(length, runs);
  return runs;
}

function* makeRuns(length: number): Generator<[string, string]> {
  for (const [name, unit] of Object.entries(RUNS)) {
    const run = unit.repeat(Math.floor(length / unit.length));
    yield [name, run];
    yield [`${name} between letters`, `x${run.slice(2)}x`];
  }
}

/** Describes a too expensive text; undefined if there is none. The longest text is skipped if a shorter one fails. */
function costly(work: (text: string) => unknown, longest: number): string | undefined {
  const lengths = [longest / GROWS_BY ** 2, longest / GROWS_BY, longest].map(Math.floor);
  const costs = new Map<string, number>();
  for (const length of lengths) {
    for (const [name, text] of runsOf(length)) {
      const before = costs.get(name);
      const may = before === undefined ? Number.POSITIVE_INFINITY : MAY_COST * before;
      const ms = processorMs(() => work(text), may);
      if (ms > may) return `${length} ${name}: ${ms} ms, may cost ${may} ms`;
      costs.set(name, ms);
    }
  }
  return undefined;
}

/** Parses like the handler, ignoring the result. */
function read(schema: z.ZodType, value: unknown): unknown {
  try {
    return readFields(schema, value);
  } catch (error) {
    return error;
  }
}

const known = new Map<z.ZodType, string | undefined>();

/** A schema that several calls share is measured once. */
function costOf({ schema, most }: TextPlace): string | undefined {
  if (known.has(schema)) return known.get(schema);
  const whole = z.object({ field: schema });
  const work = (text: string) => {
    read(whole, { field: text });
    read(whole, { field: [text] });
    read(whole, { field: { [text.slice(0, 90)]: text } });
  };
  const cost = costly(work, LONG) ?? (most && most >= LEAST_MOST ? costly(work, most) : undefined);
  known.set(schema, cost);
  return cost;
}

// proves: promise.5
test.each(routes.map((route) => [nameOf(route), route.call] as const))(
  'a long run of one character costs %s no more than its length, in each field',
  (_name, { params, query, body }) => {
    const places = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? textPlacesIn(schema, part) : [],
    );

    for (const place of places) expect([place.path, costOf(place)]).toEqual([place.path, undefined]);
  },
);

// proves: promise.5
test.each(
  routes.flatMap(({ call }) => (call.body && !call.upload ? [[`${call.method} ${call.path}`, call.body]] : [])),
)('a body whose every field is a long run costs %s not much more than reading it', (_name, body) => {
  const schema = body as z.ZodType;
  const names = textPlacesIn(schema, '').flatMap(({ path }) => /^\.(\w+)$/.exec(path)?.[1] ?? []);
  for (const [name, text] of runsOf(LONG / Math.max(1, names.length))) {
    const json = JSON.stringify(Object.fromEntries(names.map((field) => [field, text])));
    const reading = processorMs(() => JSON.parse(json));
    const value: unknown = JSON.parse(json);

    const ms = processorMs(() => read(schema, value));

    expect([name, ms <= MAY_COST_BESIDE_READING * reading]).toEqual([name, true]);
  }
});

const ofOneText = Object.entries(texts).flatMap(([name, work]) =>
  work.length === 1 ? [[name, work as (text: string) => unknown] as const] : [],
);

// proves: promise.5
test.each([
  ...ofOneText,
  ['withoutEnding', (text: string) => texts.withoutEnding(text, (character) => /\s/.test(character))] as const,
])('%s takes time in proportion to the text', (_name, work) => {
  expect(costly(work, LONG)).toBeUndefined();
});

test('quadratic work is found before the longest text is tried', () => {
  const perBlank = (text: string) => text.replace(/\s*[\t\r\n]\s*/g, ' ');

  expect(costly(perBlank, SHORT)).toContain('blanks');
});
