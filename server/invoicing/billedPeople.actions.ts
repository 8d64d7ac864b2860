import { feeFactsChanged } from '../../domain/invoicing/feeFactsChanged.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { FeeFact } from '../../domain/members/feeFacts.ts';
import type { MainMember, membersContract, SubMember } from '../../domain/members/members.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { asEmailRequest } from '../accounts/emailRequest.actions.ts';
import { changePerson, lockForChange, lockForRemoval, removePerson } from '../members/members.actions.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Visit } from '../platform/http/route.ts';
import { type Change, inChange } from '../platform/work.ts';
import { hasFeesBilled, isBilled } from './billing.reads.ts';

type Calls = typeof membersContract;
type Visitor = Pick<Visit<Calls['changeMember']>, 'context' | 'actor' | 'address'>;
type Sent = Omit<Input<Calls['changeMember']>, 'current_password'>;

/**
 * Changes the fields that are sent while the person is new (D8, D25). Only the account's owner may ask for another e-mail
 * address, and the number of requests is limited (D16). Refuses as `asEmailRequest`, and with `invoice_already_existing_for_member`
 * if a fact changes from which a confirmed fee was calculated (D35): the invoice would go on charging the wrong fee, so the
 * office corrects the fact on request (decision 34).
 */
export async function changeMember(
  visitor: Visitor,
  { current_password, ...sent }: Input<Calls['changeMember']>,
): Promise<MainMember | SubMember> {
  const work = () => change(visitor, sent);
  // the e-mail address of a family member is only stored: nobody logs in with it
  if (!sent.email || sent.id !== visitor.actor.main_member_id) return work();
  return asEmailRequest(visitor, { wanted: sent.email, current_password }, work);
}

function change({ context, actor }: Visitor, sent: Sent): Promise<MainMember | SubMember> {
  return inChange(context, actor, async (change) => {
    const locked = await lockForChange(change, sent);
    const changed = feeFactsChanged(locked.member, sent);
    if (changed.length > 0 && (await hasFeesBilled(change.tx, locked.member))) return refuseBilled(changed);
    return changePerson(change, locked, sent);
  });
}

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

function refuseBilled(changed: readonly FeeFact[]): never {
  const errors = Object.fromEntries(changed.map((fact) => [fact, ['invoice_already_existing_for_member']]));
  return refuse('invoice_already_existing_for_member', { errors });
}
