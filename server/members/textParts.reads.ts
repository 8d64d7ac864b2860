import { type RawBuilder, sql } from 'kysely';

/** Whether a text contains all these parts; an index finds the candidates (migration 0038). */
export function hasParts(text: RawBuilder<unknown>, parts: readonly string[]): RawBuilder<unknown> {
  const each = parts.map((part) => sql`strpos(${text}, ${part}) > 0`);
  return sql`${sql.join(each, sql` and `)} and parts_of(${text}) @@ ${beginnings(parts)}::tsquery`;
}

/** The number of letters that `parts_of` keeps. */
const MOST_LETTERS = 40;

/** The parts as a full-text query; each may begin anywhere in a word. */
function beginnings(parts: readonly string[]): string {
  const words = parts.flatMap((part) => part.split(' ')).filter(Boolean);
  const quoted = words.map((word) => [...word].slice(0, MOST_LETTERS).join('').replace(/['\\]/g, '$&$&'));
  return quoted.map((word) => `'${word}':*`).join(' & ');
}
