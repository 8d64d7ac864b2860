import { z } from 'zod';

/**
 * Schemas that check the length before anything else. The order matters: a body may hold a quarter of a million
 * characters, and every check that runs before the length check costs time for each of them. All texts, lists and
 * conversions on the wire are created here; `server/trust/measured.test.ts` walks through every contract and finds
 * those that are not.
 */
const measuring = new WeakSet<z.ZodType>();

/** Whether this schema limits the length before its inner schemas run. */
export function isMeasuring(schema: z.ZodType): boolean {
  return measuring.has(schema);
}

/** A text of at most `most` characters as sent; later checks do not run on a longer one. */
export function measuredText(most: number, key: string) {
  return z.string().max(most, { error: key, abort: true });
}

/** A list of at most `most` items, counted before the first item is parsed. */
export function list<T extends z.ZodType>(item: T, most: number, key = 'too_many') {
  return measured(
    z.preprocess(
      (value: z.input<T>[], context) => {
        if (!Array.isArray(value) || value.length <= most) return value;
        context.addIssue({ code: 'custom', message: key });
        return z.NEVER;
      },
      z.array(item).max(most, key),
    ),
  );
}

const LONGEST_READ = 1_000;

/**
 * Converts a value before `schema` checks it, to accept several spellings. Texts over 1000 characters are not
 * converted; `schema` then refuses them.
 */
export function reading<T extends z.ZodType>(read: (value: unknown) => unknown, schema: T) {
  const isLong = (value: unknown) => typeof value === 'string' && value.length > LONGEST_READ;
  return measured(z.preprocess((value) => (isLong(value) ? value : read(value)), schema));
}

const MOST_FIELDS = 200;

/** Named values of any kind with at most `most` characters in total, including nested names and values. */
export function anyValues(most: number) {
  const isSmall = (value: unknown) => roomLeft(value, most) >= 0;
  return measured(
    z.preprocess(
      (value: Record<string, unknown>, context) => {
        if (isSmall(value)) return value;
        context.addIssue({ code: 'custom', message: 'invalid_value' });
        return z.NEVER;
      },
      z.record(z.string().max(100), z.unknown()),
    ),
  );
}

/** The room left after counting a value; negative as soon as it is too large, and then the counting stops. */
function roomLeft(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length;
  if (typeof value !== 'object' || value === null) return room - 1;
  const entries = Object.entries(value);
  if (!Array.isArray(value) && entries.length > MOST_FIELDS) return -1;
  let left = room;
  for (const [name, inner] of entries) {
    if (left < 0) return left;
    left = roomLeft(inner, left - name.length);
  }
  return left;
}

function measured<S extends z.ZodType>(schema: S): S {
  measuring.add(schema);
  return schema;
}
