import type { DraftPlace } from '../../domain/application/drafts.ts';
import type { Reader } from '../platform/db.ts';

/** The drafts of an account, still encrypted, the latest first. */
export async function listSealedDrafts(db: Reader, accountId: number) {
  return db
    .selectFrom('form_drafts')
    .select(['form', 'content', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('form')
    .execute();
}

/** Whether the subject of the form belongs to this household; so there are never more drafts than subjects. */
export async function isOwnPlace(db: Reader, householdId: number, { kind, id }: DraftPlace): Promise<boolean> {
  if (id === undefined) return true;
  const table = kind === 'substitute' ? 'substitutes' : 'members';
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .executeTakeFirst();
  return row !== undefined;
}
