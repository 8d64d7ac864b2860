import type { Insertable } from 'kysely';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { type Tables, type Tx, violatedIndex } from '../../platform/db.ts';
import './decisions.tables.ts';

export async function insertCheck(tx: Tx, row: Insertable<Tables['death_case_checks']>): Promise<number> {
  const { id } = await tx.insertInto('death_case_checks').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertDecision(tx: Tx, row: Insertable<Tables['death_case_decisions']>): Promise<number> {
  const { id } = await tx.insertInto('death_case_decisions').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Refuses with `death_already_signed` if the account has signed the decision before. */
export async function insertSignature(tx: Tx, row: Insertable<Tables['death_case_signatures']>): Promise<void> {
  try {
    await tx.insertInto('death_case_signatures').values(row).execute();
  } catch (error) {
    if (violatedIndex(error) === 'death_case_signatures_decision_id_account_id_key') {
      return refuse('death_already_signed');
    }
    throw error;
  }
}

export async function updateInForce(tx: Tx, id: number, in_force_at: Date): Promise<void> {
  await tx.updateTable('death_case_decisions').set({ in_force_at }).where('id', '=', id).execute();
}

export async function updateWithdrawn(tx: Tx, id: number, withdrawn_at: Date): Promise<void> {
  await tx.updateTable('death_case_decisions').set({ withdrawn_at }).where('id', '=', id).execute();
}

/** The decision in force of a case no longer holds: the step that it took was taken back, or the board decides anew. */
export async function withdrawDecisionsOf(tx: Tx, caseId: number, withdrawn_at: Date): Promise<void> {
  await tx
    .updateTable('death_case_decisions')
    .set({ withdrawn_at })
    .where('case_id', '=', caseId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
