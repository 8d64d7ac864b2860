import { sql } from 'kysely';
import type { Language } from '../../../domain/shared/language.ts';
import type { Reader } from '../../platform/db.ts';

export type Applicant = {
  email: string;
  language: Language;
  first_name: string;
  last_name: string;
  /** Nothing about money is written, because somebody has died (decision 60). */
  money_rests: boolean;
};

/** The recipient of the household's mails. */
export async function findApplicant(db: Reader, householdId: number): Promise<Applicant | undefined> {
  const money_rests = sql<boolean>`h.money_rests_since is not null`.as('money_rests');
  return db
    .selectFrom('households as h')
    .innerJoin('accounts as a', 'a.id', 'h.account_id')
    .innerJoin('members as m', (join) => join.onRef('m.household_id', '=', 'h.id').on('m.is_main', '=', true))
    .select(['a.email', 'a.language', 'm.first_name', 'm.last_name', money_rests])
    .where('h.id', '=', householdId)
    .executeTakeFirst();
}
