import { type RawBuilder, sql } from 'kysely';

/** Whether one of these names stands in some words, in any spelling, whichever part of it comes first. */
export function isNamedIn(words: RawBuilder<unknown>, names: readonly string[]): RawBuilder<boolean> {
  return sql`exists (select from unnest(${names}::text[]) name where not exists (
    select from regexp_split_to_table(fold_for_search(name), ' +') part where strpos(fold_for_search(${words}), part) = 0))`;
}
