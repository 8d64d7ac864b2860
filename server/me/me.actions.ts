import type { Me, meContract } from '../../domain/me/me.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { refuse } from '../../domain/substitutes/substitutes.refusals.ts';
import { setLanguage } from '../accounts/language.actions.ts';
import { resubmit } from '../application/submission.actions.ts';
import { noteConfirmation } from '../households/confirmations.actions.ts';
import { lockOwnHousehold } from '../members/household.reads.ts';
import type { AccountActor, MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { readMe } from './me.reads.ts';

/** Stores the account's language for screens, mails and PDFs. */
export async function changeLanguage(
  change: Change<AccountActor>,
  { default_lang }: Input<(typeof meContract)['changeLanguage']>,
): Promise<Me> {
  await setLanguage(change, change.actor.account_id, default_lang);
  return readMe(change);
}

/** Submits a returned application again (D23); refuses as `application/submission.actions.ts`. */
export async function submitAgain(
  change: Change<MemberActor>,
  { id }: Input<(typeof meContract)['submitAgain']>,
): Promise<Me> {
  await resubmit(change, id);
  return readMe(change);
}

/**
 * Stores that the household's data are right (decision 67); a repetition changes nothing. Refuses with
 * `HouseholdNotFound`, `household_inactive`, and with `household_must_be_active` before the membership is valid.
 */
export async function confirmData(
  change: Change<MemberActor>,
  { id }: Input<(typeof meContract)['confirmData']>,
): Promise<Me> {
  if (id !== change.actor.household_id) return refuse('HouseholdNotFound');
  const { status } = await lockOwnHousehold(change);
  if (status !== 'active') return refuse('household_must_be_active');
  await noteConfirmation(change);
  return readMe(change);
}
