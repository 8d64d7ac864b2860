import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Reader } from '../platform/db.ts';

export type NewMember = {
  household_id: number;
  membership_no: string;
  email: string;
  language: Language;
  first_name: string;
  last_name: string;
};

export async function findHouseholdStatus(db: Reader, accountId: number): Promise<MemberStatus | undefined> {
  const row = await db.selectFrom('households').select('status').where('account_id', '=', accountId).executeTakeFirst();
  return row?.status;
}

/** Account, household and main member for the welcome, in one query. */
export async function findNewMember(db: Reader, accountId: number): Promise<NewMember | undefined> {
  return db
    .selectFrom('accounts as a')
    .innerJoin('households as h', 'h.account_id', 'a.id')
    .innerJoin('members as m', (join) => join.onRef('m.household_id', '=', 'h.id').on('m.is_main', '=', true))
    .select(['h.id as household_id', 'h.membership_no', 'a.email', 'a.language', 'm.first_name', 'm.last_name'])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}
