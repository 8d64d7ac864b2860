import { type RawBuilder, sql } from 'kysely';

/** The name of a row of `members` in a query, under its alias there: the same as `fullName` says of a person. */
export function fullNameOf(alias: string): RawBuilder<string> {
  return sql<string>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;
}
