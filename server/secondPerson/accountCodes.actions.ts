import type { accountCodesContract } from '../../domain/counter/accountCodes.contract.ts';
import { refuse } from '../../domain/counter/counter.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { storedEmail } from '../accounts/accounts.reads.ts';
import { assertEmailFree } from '../accounts/emailChange.actions.ts';
import { withdrawCodeApprovals } from '../approvals/approvals.actions.ts';
import { askForCode, releaseCode } from '../counter/accountCodes.actions.ts';
import { findCode, needsSecondForCode, toHeldCode } from '../counter/accountCodes.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { accountOf, type OfficeActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { askForSecond } from './secondPerson.actions.ts';

type Calls = typeof accountCodesContract;

/**
 * Gives a household a code for an account, or asks a second person (decision 98). Refuses as `askForCode`, with
 * `email_already_exists` and `email_domain_not_allowed` for an address, and with `validation_failed` if an invitation names none.
 */
export async function giveAccountCode(
  change: Change<OfficeActor>,
  { id: household_id, conversation, way, email: typed }: Input<Calls['giveAccountCode']>,
): Promise<Answer<Calls['giveAccountCode']>> {
  if (!(await lockHousehold(change.tx, household_id))) return refuse('HouseholdNotFound');
  const email = way === 'mail' ? await getFreeEmail(change, typed) : null;
  const by = accountOf(change.actor);
  const isAsked = await needsSecondForCode(change.tx, { household_id, way, by, now: change.now });
  await withdrawCodeApprovals(change, household_id);
  const code_id = await askForCode(change, { household_id, conversation, way });
  if (isAsked) {
    const wanted = { code_id, way, email };
    await askForSecond(change, { kind: 'account_code', household_id, wanted, reason: null });
  } else await releaseCode(change, { id: code_id, email });
  const code = (await findCode(change.tx, code_id)) ?? refuse('account_code_not_found');
  return toHeldCode(code, change);
}

async function getFreeEmail(change: Change, typed: string | null | undefined): Promise<string> {
  if (!typed) return refuse('validation_failed', { errors: { email: ['required'] } });
  await assertEmailFree(change, typed);
  return storedEmail(typed);
}
