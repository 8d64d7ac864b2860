import { readMembershipNo } from '../../domain/accounts/membershipNo.ts';
import { type Account, findAccount, findAccountByEmail } from '../accounts/accounts.reads.ts';
import type { Reader } from '../platform/db.ts';

/** The account with this e-mail address or membership number; blanks are allowed (D14). */
export async function findNamedAccount(db: Reader, name: string): Promise<Account | undefined> {
  const membershipNo = readMembershipNo(name);
  if (membershipNo === undefined) return findAccountByEmail(db, name);
  const household = await db
    .selectFrom('households')
    .select('account_id')
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst();
  return household?.account_id ? findAccount(db, household.account_id) : undefined;
}
