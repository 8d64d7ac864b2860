import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { membersContract } from '../../domain/members/members.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { lockForRemoval, removePerson } from '../members/members.actions.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { isBilled } from './billing.reads.ts';

type Calls = typeof membersContract;

/**
 * Deletes a family member who is still new (spec §4). Refuses with `invoice_already_existing_for_member` if a confirmed invoice
 * charges for them: the household would go on owing for them. A draft is no hindrance, because the next draft leaves them out
 * (D37).
 */
export async function deleteFamilyMember(
  change: Change<MemberActor>,
  { id }: Input<Calls['deleteFamilyMember']>,
): Promise<void> {
  const locked = await lockForRemoval(change, id);
  if (await isBilled(change.tx, locked.member)) return refuse('invoice_already_existing_for_member');
  await removePerson(change, locked);
}
