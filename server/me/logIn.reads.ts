import { sql } from 'kysely';
import { readMembershipNo } from '../../domain/accounts/membershipNo.ts';
import { comparableOldNumber } from '../../domain/households/oldNumber.ts';
import { type Account, findAccount, findAccountByEmail, storedEmail } from '../accounts/accounts.reads.ts';
import type { Reader } from '../platform/db.ts';

/**
 * The account with this e-mail address, membership number, or number of the association's former lists; blanks are allowed (D14,
 * decision 102).
 */
export async function findNamedAccount(db: Reader, name: string): Promise<Account | undefined> {
  if (name.includes('@')) return findAccountByEmail(db, name);
  const membershipNo = readMembershipNo(name);
  if (membershipNo === undefined) return findByOldNumber(db, name);
  const household = await db
    .selectFrom('households')
    .select('account_id')
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst();
  if (!household) return findByOldNumber(db, name);
  return household.account_id ? findAccount(db, household.account_id) : undefined;
}

/** By a former number that is one household's alone, and that no household has as its membership number. */
async function findByOldNumber(db: Reader, name: string): Promise<Account | undefined> {
  const number = comparableOldNumber(name);
  if (number === '') return undefined;
  const { rows } = await sql<{ account_id: number | null }>`
    select h.account_id from households h where old_number_of(h.old_number) = ${number} and h.erased_on is null
      and not exists (select from households o where o.membership_no = ${number})
    limit 2`.execute(db);
  const [household, another] = rows;
  return household?.account_id && !another ? findAccount(db, household.account_id) : undefined;
}

/** The same for all spellings of a name, so that guesses at one that nobody has are counted as those at one that somebody has. */
export function spelledAlike(name: string): string {
  if (name.includes('@')) return storedEmail(name);
  return readMembershipNo(name) ?? (comparableOldNumber(name) || storedEmail(name));
}
