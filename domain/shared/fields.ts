import { z } from 'zod';
import { type Day, isNoSuchDay, LONGEST_DAY, parseWireDay, type WireDay } from './day.ts';
import { asciiDigits } from './digits.ts';
import { measuredText, reading } from './measured.ts';
import { type Cents, fromEuros, isEuroAmount } from './money.ts';
import { cleanText, hasForbiddenCharacters, onOneLine } from './text.ts';

/** Building blocks of all wire schemas. Messages are always refusal keys (D9). */

const LARGEST_ID = 2_147_483_647;

z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type') return isEmpty(issue.input) ? 'required' : 'invalid_value';
    if (issue.code === 'invalid_value') return isEmpty(issue.input) ? 'required' : 'invalid_choice';
    return 'invalid_value';
  },
});

/** The id in a path (D3). Anything that cannot be an id is answered like a thing that does not exist (D11). */
export const pathId = z.object({
  id: measuredText(10, 'invalid_value')
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.number().max(LARGEST_ID)),
});

/** A number in a query string: up to ten digits. */
export const readNumber = measuredText(10, 'invalid_value').regex(/^\d+$/, 'invalid_value').transform(Number);

export const id = z.int().positive().max(LARGEST_ID);

/**
 * A text typed into a field for `max` characters; the length is checked first. The limit is higher than `max`, because
 * cleaning removes blanks, combining marks and invisible characters.
 */
export function typed(max: number) {
  return measuredText(4 * max + 100, tooLong(max)).refine(
    (value) => !hasForbiddenCharacters(value),
    'invalid_characters',
  );
}

/** A required text of one line: NFC, trimmed, 1 to `max` characters (D7). Line ends become blanks. */
export function text(max: number) {
  return typed(max)
    .transform((value) => cleanText(onOneLine(value)))
    .pipe(z.string().min(1, 'required').max(max, tooLong(max)));
}

/** A required text of several lines: like `text`, but line ends become line feeds. */
export function linesOfText(max: number) {
  return typed(max)
    .transform((value) => cleanText(value.replace(/\r\n?/g, '\n')))
    .pipe(z.string().min(1, 'required').max(max, tooLong(max)));
}

/** An optional text; `null` and `""` clear it (D8). */
export function optionalText(max: number) {
  return optional(text(max));
}

/** `null` and `""` become null; a missing field stays missing (D8). */
export function optional<T extends z.ZodType>(schema: T) {
  return reading((value) => (isBlank(value) ? null : value), schema.nullable()).optional();
}

/** A text checked by a domain rule that returns a refusal key or undefined. */
export function checkedText(max: number, problemOf: (value: string) => string | undefined) {
  return text(max).superRefine(refusedBy(problemOf));
}

/** The same for a number or a code: its digits may be those of any script, and are stored as 0 to 9. */
export function checkedDigits(max: number, problemOf: (value: string) => string | undefined) {
  return text(max).transform(asciiDigits).superRefine(refusedBy(problemOf));
}

function refusedBy(problemOf: (value: string) => string | undefined) {
  return (value: string, context: z.RefinementCtx) => {
    // an empty text was already refused by `text`
    const problem = value === '' ? undefined : problemOf(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  };
}

/** A date in wire format `DD.MM.YYYY` (D4), parsed to a Day. */
export const dayField = measuredText(LONGEST_DAY, 'invalid_date').transform((value, context): Day => {
  const day = parseWireDay(asciiDigits(value.trim()));
  if (day) return day;
  context.addIssue({ code: 'custom', message: dayProblem(value) });
  return z.NEVER;
});

function dayProblem(value: string): 'required' | 'no_such_day' | 'invalid_date' {
  if (value.trim() === '') return 'required';
  return isNoSuchDay(value) ? 'no_such_day' : 'invalid_date';
}

/** An amount in euro on the wire, parsed to cents (D5); otherwise the refusal is `invalid_amount`. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;
/** An instant of ISO 8601 with its offset. */
export const instantField = measuredText(40, 'invalid_value')
  .pipe(z.iso.datetime({ offset: true, error: 'invalid_value' }))
  .transform((value) => new Date(value))
  .refine((at) => at.getUTCFullYear() >= FIRST_YEAR && at.getUTCFullYear() <= LAST_YEAR, 'invalid_value');

export const euroField = euroRefusedWith('invalid_amount');

/** `euroField` with another refusal key. */
export function euroRefusedWith(key: string) {
  const notAnAmount = ({ input }: { input?: unknown }) => (input === undefined ? undefined : key);
  return z.number({ error: notAnAmount }).transform((value, context): Cents => {
    if (isEuroAmount(value)) return fromEuros(value);
    context.addIssue({ code: 'custom', message: key });
    return z.NEVER;
  });
}

/** In answers: a calendar date `DD.MM.YYYY`. */
export const wireDay = z.custom<WireDay>((value) => typeof value === 'string').meta({ type: 'string' });

/** In answers: an instant, ISO 8601 UTC. */
export const instant = z.string();

/** In answers: euro with at most two decimals. */
export const euros = z.number();

/** A checkbox that has to be ticked. */
export const ticked = z.boolean().refine((value) => value, 'must_be_ticked');

/** One of a list; an empty text counts as left out. */
export function choice<const V extends readonly [string, ...string[]]>(values: V) {
  return z.enum(values);
}

function tooLong(max: number): string {
  return `max_${max}_characters`;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
