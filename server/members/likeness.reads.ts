import { type RawBuilder, sql } from 'kysely';

/** Whether two `members` rows in a query, by their aliases, may be the same person, in any spelling. */

/** Same birth date and same name. */
export function hasSameNameAndBirthDate(one: string, other: string): RawBuilder<boolean> {
  const [a, b] = [sql.ref(`${one}.search_name`), sql.ref(`${other}.search_name`)];
  return sql`${sql.ref(`${one}.date_of_birth`)} = ${sql.ref(`${other}.date_of_birth`)}
    and first_word_of(${a}) = first_word_of(${b})`;
}

export function hasSameLastName(one: string, other: string): RawBuilder<boolean> {
  return sql`last_word_of(${sql.ref(`${one}.search_name`)}) = last_word_of(${sql.ref(`${other}.search_name`)})`;
}
