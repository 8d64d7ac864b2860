import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import type { WantedJoining } from '../../../domain/approvals/approvals.ts';
import type { comparisonContract } from '../../../domain/membership/comparison.contract.ts';
import { refuse } from '../../../domain/membership/joiningApplications.refusals.ts';
import { joiningHindranceOf, refusalOfHindrance } from '../../../domain/membership/joiningApplications.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { lockAccount } from '../../accounts/accounts.reads.ts';
import { forgetDraftsOfJoined } from '../../application/drafts.actions.ts';
import { findAskedJoining, toApproval } from '../../approvals/approvals.reads.ts';
import { record } from '../../audit/audit.actions.ts';
import { moveCounter, tellJoined, warnOfLogIn } from '../../counter/joined.actions.ts';
import { withdrawCodes } from '../../counter/overtakenCodes.actions.ts';
import { passDocuments } from '../../documents/documents.actions.ts';
import { passAgreements } from '../../households/agreements.actions.ts';
import { giveAccount } from '../../households/founding.actions.ts';
import { takeAddresses } from '../../households/takenOver.actions.ts';
import { changeInvoiceStatus } from '../../invoicing/invoices.actions.ts';
import { listInvoices } from '../../invoicing/invoices.reads.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { copyEmailToMainMember } from '../../members/mainMember.actions.ts';
import { bringMember, completeMember } from '../../members/members.actions.ts';
import { takePhoneNumbers } from '../../members/phoneNumbers.actions.ts';
import type { Change } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { type Agreed, askForSecond } from '../../secondPerson/secondPerson.actions.ts';
import { eraseAllOf } from '../erasure/erasure.actions.ts';
import { type Beside, findBeside, type Pair } from './joining.reads.ts';

/**
 * Asks a second person to join an application (locked before) to a household of the former list (decision 112). The applicant hears
 * nothing of it. Refuses with `HouseholdNotFound`, `nothing_to_compare`, `joining_waits`, with `changed_meanwhile` for people who do
 * not belong to it any more, and with the refusal of each hindrance.
 */
export async function askToJoin(
  change: StaffChange,
  { id, listed, reason, seen: _, ...choices }: Input<(typeof comparisonContract)['askToJoin']>,
): Promise<Approval> {
  if (!(await lockHousehold(change.tx, id))) return refuse('HouseholdNotFound');
  if (!(await lockHousehold(change.tx, listed))) return refuse('HouseholdNotFound');
  if ((await findAskedJoining(change.tx, id)) !== undefined) return refuse('joining_waits');
  const { people } = await checkedBeside(change, { application_id: id, household_id: listed }, choices.brings);
  const wanted = { ...choices, application_id: id, people };
  const asked = await askForSecond(change, { kind: 'joining', household_id: listed, wanted, reason });
  return toApproval(asked, change.actor);
}

/**
 * Joins an application to a household of the former list (locked before): the log-in, the documents of the same people and those who are
 * brought along belong to that household, blanks of the list are filled, and the application is erased. Nothing of it costs anything or waits anew, because the
 * household is the member. It stays silent until it is released. Refuses as `askToJoin`, and with `person_was_excluded`.
 */
export async function joinApplication(
  change: StaffChange,
  { application_id, people, takes_address, takes_phone, brings }: WantedJoining,
  { household_id, reason }: Agreed,
): Promise<void> {
  const pair = { application_id, household_id };
  if (!(await lockHousehold(change.tx, application_id))) return refuse('HouseholdNotFound');
  const beside = await checkedBeside(change, pair, brings);
  // nobody agrees to people whom nobody has seen
  if (beside.people !== people) return refuse('changed_meanwhile');
  await warnOfLogIn(change, pair);
  const persons = { fromId: beside.main_member_id, toId: beside.listed_main_id };
  for (const { member_id, person_id } of beside.same) {
    const same = { fromId: member_id, toId: person_id };
    await passDocuments(change, same);
    await completeMember(change, same);
  }
  for (const id of brings) await bringMember(change, id, household_id);
  if (takes_address) {
    const to = { household_id, main_member_id: persons.toId };
    await takeAddresses(change, { from: { main_member_id: persons.fromId }, to });
  }
  if (takes_phone) await takePhoneNumbers(change, persons);
  await passAgreements(change, application_id, { household_id, member_id: persons.toId });
  await moveCounter(change, pair);
  await endApplication(change, application_id, beside, brings);
  await giveLogIn(change, household_id, beside);
  const said = reason === null ? {} : { reason };
  await record(change, { action: 'application.joined', household_id, subject_id: application_id, ...said });
  await tellJoined(change, { ...pair, membership_no: beside.membership_no });
}

async function checkedBeside(change: Change, pair: Pair, brings: readonly number[]): Promise<Beside> {
  const beside = (await findBeside(change.tx, pair)) ?? refuse('nothing_to_compare');
  const hindrance = joiningHindranceOf(beside, beside.same);
  if (hindrance) return refuse(refusalOfHindrance[hindrance]);
  const others = beside.others.filter(({ is_main }) => !is_main).map(({ member_id }) => member_id);
  return brings.every((id) => others.includes(id)) ? beside : refuse('changed_meanwhile');
}

/** Its number stays with nobody, as after an erasure; a draft keeps its number too (D14, D38). */
async function endApplication(
  change: Change,
  id: number,
  { same, others }: Beside,
  brings: readonly number[],
): Promise<void> {
  for (const invoice of await listInvoices(change.tx, id, { direction: 'asc' })) {
    if (invoice.status === 'draft') await changeInvoiceStatus(change, invoice, 'cancel');
  }
  const left = [...same, ...others].map(({ member_id }) => member_id).filter((one) => !brings.includes(one));
  await forgetDraftsOfJoined(change, id, left);
  await eraseAllOf(change, { id, account_id: null });
}

async function giveLogIn(change: Change, householdId: number, { account_id }: Beside): Promise<void> {
  // waits for a log-in that is in progress
  const account = account_id === null ? undefined : await lockAccount(change.tx, account_id);
  if (!account) return refuse('joining_log_in_unsure');
  await withdrawCodes(change, householdId);
  await giveAccount(change, householdId, account.id);
  await copyEmailToMainMember(change, account.id);
}
