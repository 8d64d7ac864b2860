import { isConfirmationDue } from '../../domain/households/confirmation.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { getConfirmationFacts } from './confirmations.reads.ts';
import { insertConfirmation } from './confirmations.writes.ts';

/**
 * Stores that the actor has confirmed the data of their household (locked before). Does nothing if it is not asked at
 * present, for example because another tab has just confirmed them.
 */
export async function noteConfirmation(change: Change<MemberActor>): Promise<void> {
  const { household_id, main_member_id } = change.actor;
  const facts = await getConfirmationFacts(change.tx, household_id);
  if (!isConfirmationDue(facts, change.today)) return;
  await insertConfirmation(change.tx, {
    household_id,
    member_id: main_member_id,
    confirmed_on: change.today,
    confirmed_at: change.now,
  });
}
