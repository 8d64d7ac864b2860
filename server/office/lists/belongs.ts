import { type RawBuilder, sql } from 'kysely';
import type { Belongs } from '../../../domain/office/lists/householdsList.ts';
import { addYears, type Day } from '../../../domain/shared/day.ts';
import { defaultLanguage } from '../../../domain/shared/language.ts';

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

/** Beside the household `h`: its account, if there is one. */
export const withAccount = sql`left join accounts log on log.id = h.account_id`;

/** The language in which the household is written to. */
export const languageOfHousehold = sql<string>`coalesce(case when log.status = 'active' then log.language end,
  h.language, ${sql.lit(defaultLanguage)})`;

/** Accounts of registrations that nobody has confirmed: they may be somebody else's address. */
const unconfirmed = sql`select u.id from accounts u where u.status = 'unconfirmed'`;

/** Of the household `h`: not erased, and confirmed. The few that are not are looked up once, instead of each household's account. */
export const isKnown = sql<boolean>`h.erased_on is null and (h.account_id is null or h.account_id not in (${unconfirmed}))`;

/** The same of the person `m`: an erased household has nobody. */
export const isKnownPerson = sql<boolean>`m.household_id not in (select k.id from households k where k.account_id in (${unconfirmed}))`;

const OLDEST = 150;

/** The last birth day of somebody who is so old; a number that no age is counts as the oldest. */
export function bornBy(years: string, today: Day, more = 0): Day {
  return addYears(today, -(Math.min(Number(years), OLDEST) + more));
}
