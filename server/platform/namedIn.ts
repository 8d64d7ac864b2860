import { type RawBuilder, sql } from 'kysely';

/** Whether a text contains one of these names, in any spelling, first or last name first. */
export function isNamedIn(words: RawBuilder<unknown>, names: readonly string[]): RawBuilder<boolean> {
  return sql`exists (select from unnest(${names}::text[]) name where not exists (
    select from regexp_split_to_table(fold_for_search(name), ' +') part where strpos(fold_for_search(${words}), part) = 0))`;
}
