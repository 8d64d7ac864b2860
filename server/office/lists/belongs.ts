import { type RawBuilder, sql } from 'kysely';
import type { Belongs } from '../../../domain/office/lists/householdsList.ts';
import { addYears, type Day } from '../../../domain/shared/day.ts';

/** Who belongs, by the status of a household or a person, as a query names them. */
export function belongsBy(alias: string): Record<Belongs, () => RawBuilder<boolean>> {
  const status = sql.ref(`${alias}.status`);
  return {
    members: () => sql`${status} in ('waiting', 'active')`,
    active: () => sql`${status} = 'active'`,
    waiting: () => sql`${status} = 'waiting'`,
    new: () => sql`${status} = 'new'`,
    left: () => sql`${status} = 'inactive'`,
    everybody: () => sql`true`,
  };
}

/** The language in which the household `h` is written to. */
export const languageOfHousehold = (otherwise: string) =>
  sql<string>`coalesce((select a.language from accounts a where a.id = h.account_id and a.status = 'active'),
    h.language, ${otherwise})`;

/** Not erased; and no registration that nobody has confirmed, because it may be somebody else's address. */
export const isKnown = sql<boolean>`h.erased_on is null and not exists (select from accounts u
  where u.id = h.account_id and u.status = 'unconfirmed')`;

const OLDEST = 150;

/** The last birth day of somebody who is so old; a number that no age is counts as the oldest. */
export function bornBy(years: string, today: Day, more = 0): Day {
  return addYears(today, -(Math.min(Number(years), OLDEST) + more));
}
