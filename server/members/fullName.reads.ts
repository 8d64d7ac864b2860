import { type RawBuilder, sql } from 'kysely';

/** The full name of a `members` row in a query, by the row's alias; the same as `fullName`. */
export function fullNameOf(alias: string): RawBuilder<string> {
  return sql<string>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;
}
