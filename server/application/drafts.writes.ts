import type { DraftForm } from '../../domain/application/drafts.ts';
import type { Tx } from '../platform/db.ts';
import type { DraftRow } from './drafts.tables.ts';

/** One draft per form: the last one counts. Waits for a running erasure of the account, and returns false after it. */
export async function putDraft(tx: Tx, { account_id, ...draft }: DraftRow): Promise<boolean> {
  const { form, content, updated_at } = draft;
  const kept = await tx
    .insertInto('form_drafts')
    .columns(['account_id', 'form', 'content', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select((row) => ['id', row.val(form).as('form'), row.val(content).as('content'), row.val(updated_at).as('at')])
        .where('id', '=', account_id)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'form']).doUpdateSet({ content, updated_at }))
    .returning('form')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function deleteDraft(tx: Tx, accountId: number, form: string): Promise<void> {
  await tx.deleteFrom('form_drafts').where('account_id', '=', accountId).where('form', '=', form).execute();
}

export async function deleteDraftsOf(tx: Tx, householdId: number, forms: readonly DraftForm[]): Promise<void> {
  await tx
    .deleteFrom('form_drafts')
    .where('form', 'in', forms)
    .where('account_id', 'in', (eb) => eb.selectFrom('households').select('account_id').where('id', '=', householdId))
    .execute();
}

export async function deleteDraftsBefore(tx: Tx, instant: Date): Promise<void> {
  await tx.deleteFrom('form_drafts').where('updated_at', '<', instant).execute();
}
