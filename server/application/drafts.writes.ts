import type { Tx } from '../platform/db.ts';
import type { DraftRow } from './drafts.tables.ts';

/** One draft per form: what was typed last counts. */
export async function putDraft(tx: Tx, draft: DraftRow): Promise<void> {
  const { content, updated_at } = draft;
  await tx
    .insertInto('form_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['account_id', 'form']).doUpdateSet({ content, updated_at }))
    .execute();
}

export async function deleteDraft(tx: Tx, accountId: number, form: string): Promise<void> {
  await tx.deleteFrom('form_drafts').where('account_id', '=', accountId).where('form', '=', form).execute();
}

export async function deleteDraftsBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('form_drafts').where('updated_at', '<', instant).execute();
}
