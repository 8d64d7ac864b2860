import { z } from 'zod';

/**
 * Schemas that measure before anything else looks at what was sent. The order matters: a body may hold a quarter of a million
 * characters, and each of them costs every step that comes before the length is known. Texts, lists and readings on the wire
 * are made here and nowhere else; `server/trust/measured.test.ts` walks every contract and finds one that is not.
 */
const measuring = new WeakSet<z.ZodType>();

/** Whether this schema hands nothing long to what lies inside it. */
export function isMeasuring(schema: z.ZodType): boolean {
  return measuring.has(schema);
}

/** A text of at most `most` characters as they were sent; whatever is checked next is not asked about a longer one. */
export function measuredText(most: number, key: string) {
  return z.string().max(most, { error: key, abort: true });
}

/** A list of at most `most` things, counted before the first of them is read. */
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

/** What is written in several ways, read as one of them. A text longer than any of these goes on as it is, to be refused. */
export function reading<T extends z.ZodType>(read: (value: unknown) => unknown, schema: T) {
  const isLong = (value: unknown) => typeof value === 'string' && value.length > LONGEST_READ;
  return measured(z.preprocess((value) => (isLong(value) ? value : read(value)), schema));
}

const MOST_FIELDS = 200;

/** Named values of any kind, in all no more than `most` characters, names and values inside others among them. */
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

/** What is left of `room` once a value has taken its part: negative as soon as it holds too much, and then nobody counts on. */
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
