import { refuse } from '../../../domain/application/application.refusals.ts';
import { erasureHindrancesOf, isErasureWarningDue, WARNED_DAYS } from '../../../domain/membership/erasure.ts';
import { addDays } from '../../../domain/shared/day.ts';
import { lockAccount } from '../../accounts/accounts.reads.ts';
import { eraseAccount } from '../../accounts/eraseAccounts.actions.ts';
import { eraseApprovals } from '../../approvals/approvals.actions.ts';
import { eraseAuditOf } from '../../audit/eraseAudit.actions.ts';
import { eraseDeathContacts } from '../../burial/deathContacts.actions.ts';
import { eraseCashWords } from '../../cash/eraseCash.actions.ts';
import { eraseCodes } from '../../counter/accountCodes.actions.ts';
import { eraseCounter } from '../../counter/conversations.actions.ts';
import { eraseReminderHold } from '../../dunning/reminderHold.actions.ts';
import { eraseAllButNumber, noteErasureWarning } from '../../households/eraseHouseholds.actions.ts';
import { erasePaper } from '../../households/paperApplications.actions.ts';
import { eraseBilledPeople } from '../../invoicing/eraseBilledPeople.actions.ts';
import { erasePeople } from '../../members/eraseMembers.actions.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { eraseNotifications } from '../../notifications/notifications.actions.ts';
import { tell } from '../../notifications/tell.actions.ts';
import { erasePayers } from '../../payments/erasePayers.actions.ts';
import { eraseOtherPayers } from '../../payments/otherPayers/otherPayers.actions.ts';
import type { OfficeActor, SystemActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import { forgetMailsOf } from '../../platform/mail/forget.ts';
import { isSilent } from '../../platform/silence.ts';
import { forgetTextMessagesOf } from '../../platform/textMessages/forgetTextMessages.ts';
import { eraseLetters } from '../../post/eraseLetters.actions.ts';
import { eraseSubstitutes } from '../../substitutes/substitutes.actions.ts';
import { eraseTextConsents } from '../../textReminders/textReminders.actions.ts';
import { eraseEndsToCome } from '../ending/endingsToCome.actions.ts';
import { householdErased } from '../membership.news.ts';
import { type ErasureRecord, findErasureFacts } from './erasure.reads.ts';
import { erasureMessage } from './erasure.wording.ts';

type Erased = { id: number; account_id: number | null };

/**
 * Erases a household whose retention is over (decision 18): everybody in it, documents, account, and mails. Its number, invoices
 * and payments stay, without a name. Refuses with `HouseholdNotFound`, also if it was erased before, and with
 * `household_must_be_kept`.
 */
export async function eraseUnneeded(change: Change<OfficeActor | SystemActor>, id: number): Promise<void> {
  const facts = (await lockFacts(change, id)) ?? refuse('HouseholdNotFound');
  if (erasureHindrancesOf(facts, change.today).length > 0) return refuse('household_must_be_kept');
  await eraseAllOf(change, { id, account_id: facts.account_id });
}

/** `eraseUnneeded` for a household that is locked and known to be erasable. */
export async function eraseAllOf(change: Change, { id, account_id }: Erased): Promise<void> {
  await eraseEndsToCome(change, { household_id: id, member_id: null });
  await erasePeople(change, id);
  await eraseNotifications(change, id);
  await forgetMailsOf(change, id);
  await eraseLetters(change, id);
  await forgetTextMessagesOf(change, id);
  await eraseSubstitutes(change, id);
  await eraseDeathContacts(change, id);
  await eraseTextConsents(change, id);
  await eraseBilledPeople(change, id);
  await eraseApprovals(change, id);
  await erasePayers(change, id);
  await eraseCashWords(change, id);
  await eraseOtherPayers(change, id);
  await eraseReminderHold(change, id);
  await eraseAuditOf(change, id);
  await eraseCounter(change, id);
  await erasePaper(change, id);
  await eraseCodes(change, id);
  await eraseAllButNumber(change, id);
  if (account_id) await eraseAccount(change, account_id);
  change.announce(householdErased, { household_id: id });
}

/** Waits for a log-in that is in progress, because a log-in keeps an application. */
async function lockFacts(change: Change, id: number): Promise<ErasureRecord | undefined> {
  if (!(await lockHousehold(change.tx, id))) return undefined;
  const before = await findErasureFacts(change.tx, id);
  if (before?.account_id) await lockAccount(change.tx, before.account_id);
  return findErasureFacts(change.tx, id);
}

/** Tells an applicant once that the application may be erased in thirty days; returns whether it was told now. */
export async function warnOfErasure(change: Change, id: number): Promise<boolean> {
  const household = await lockHousehold(change.tx, id);
  const facts = household && (await findErasureFacts(change.tx, id));
  // a warning that is not told would let data be erased that nobody has heard of
  if (!facts || (await isSilent(change.tx, id)) || !isErasureWarningDue(facts, change.today)) return false;
  await noteErasureWarning(change, id);
  const to = await getRecipient(change.db, id);
  const message = erasureMessage(addDays(change.today, WARNED_DAYS));
  return tell(change, { effectKey: `membership.erasure/${id}/${change.today}`, to, message });
}
