import type { Insertable, Updateable } from 'kysely';
import { refuse } from '../../../domain/members/members.refusals.ts';
import { type Tables, type Tx, violatedIndex } from '../../platform/db.ts';

type ChangeRequest = Tables['change_requests'];

/** Refuses with `change_request_already_open` if this field of the person has an open request; a unique index decides. */
export async function insertChangeRequest(tx: Tx, row: Insertable<ChangeRequest>): Promise<number> {
  try {
    const { id } = await tx.insertInto('change_requests').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (violatedIndex(error) === 'change_requests_one_open_per_field') return refuse('change_request_already_open');
    throw error;
  }
}

type Ending = Pick<Updateable<ChangeRequest>, 'withdrawn_at' | 'decided_at' | 'decided_by' | 'accepted' | 'answer'>;

export async function endChangeRequests(tx: Tx, ids: readonly number[], ending: Ending): Promise<void> {
  await tx.updateTable('change_requests').set(ending).where('id', 'in', ids).execute();
}
