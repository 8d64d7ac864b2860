import type { CodeWay } from '../../domain/accounts/accountCode.ts';
import type { Tx } from '../platform/db.ts';
import './counter.tables.ts';

type NewCode = {
  household_id: number;
  way: CodeWay;
  asked_by: number | null;
  asked_at: Date;
  released_at: Date | null;
};

export async function insertCode(tx: Tx, code: NewCode): Promise<number> {
  const { id } = await tx.insertInto('account_codes').values(code).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateReleased(tx: Tx, id: number, released_at: Date): Promise<void> {
  await tx.updateTable('account_codes').set({ released_at }).where('id', '=', id).execute();
}

export async function updateMade(tx: Tx, id: number, made: { digest: Buffer; made_at: Date }): Promise<void> {
  await tx.updateTable('account_codes').set(made).where('id', '=', id).execute();
}

export async function updateAccount(tx: Tx, id: number, account_id: number | null): Promise<void> {
  await tx.updateTable('account_codes').set({ account_id }).where('id', '=', id).execute();
}

export async function updateUsed(tx: Tx, id: number, used_at: Date): Promise<void> {
  await tx.updateTable('account_codes').set({ used_at }).where('id', '=', id).execute();
}

/** Counts a wrong birth day; the last allowed one withdraws the code. */
export async function countWrongTry(tx: Tx, id: number, { most, at }: { most: number; at: Date }): Promise<void> {
  await tx
    .updateTable('account_codes')
    .set(({ eb, fn }) => ({
      wrong_tries: eb('wrong_tries', '+', 1),
      withdrawn_at: eb
        .case()
        .when('wrong_tries', '>=', most - 1)
        .then(fn.coalesce('withdrawn_at', eb.val(at)))
        .else(eb.ref('withdrawn_at'))
        .end(),
    }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

export async function updateWithdrawn(tx: Tx, id: number, withdrawn_at: Date): Promise<void> {
  await tx
    .updateTable('account_codes')
    .set({ withdrawn_at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Nobody can use a code of this household any more; `unprinted`: only one by letter that no print has taken. Returns how many there were. */
export async function withdrawCodesOf(
  tx: Tx,
  householdId: number,
  { at, unprinted = false }: { at: Date; unprinted?: boolean },
): Promise<number> {
  const rows = await tx
    .updateTable('account_codes')
    .set({ withdrawn_at: at })
    .where('household_id', '=', householdId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .$if(unprinted, (query) => query.where('way', '=', 'letter').where('made_at', 'is', null))
    .returning('id')
    .execute();
  return rows.length;
}

export async function deleteCodesOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('account_codes').where('household_id', '=', householdId).execute();
}
