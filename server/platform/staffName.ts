import { type RawBuilder, sql } from 'kysely';

/** What colleagues read of a staff member: the name, or the e-mail address while no name is entered; null without account. */
export function staffNameOf(alias: string): RawBuilder<string | null> {
  return sql<string | null>`coalesce(${sql.ref(`${alias}.staff_name`)}, ${sql.ref(`${alias}.email`)})`;
}
