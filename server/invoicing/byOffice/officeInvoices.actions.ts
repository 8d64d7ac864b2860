import { hasPdf } from '../../../domain/invoicing/invoicing.access.ts';
import { refuse } from '../../../domain/invoicing/invoicing.refusals.ts';
import type { officeInvoicesContract } from '../../../domain/invoicing/officeInvoices.contract.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import type { EffectKey } from '../../../domain/shared/messageKinds.ts';
import { record } from '../../audit/audit.actions.ts';
import { isHeld } from '../../households/comparison.reads.ts';
import { getBeginning, lockHousehold } from '../../members/household.reads.ts';
import { lockAsSeen } from '../../members/seen.actions.ts';
import { assertNamesNoAccount } from '../../notifications/namesOthers.actions.ts';
import type { FileAnswer, Visit } from '../../platform/http/route.ts';
import { queueHouseholdMail } from '../../platform/mail/mailQueue.ts';
import { isSilent } from '../../platform/silence.ts';
import { languageOf, type StaffChange } from '../../platform/staff.ts';
import { inChange } from '../../platform/work.ts';
import { type BilledParty, getBilledParty } from '../billedParty.reads.ts';
import { announceConfirmed } from '../invoices.actions.ts';
import { findInvoice, getInvoice, type Invoice } from '../invoices.reads.ts';
import { drawInvoice } from '../invoicing.actions.ts';
import { invoiceMail } from '../invoicing.wording.ts';
import { insertByHand } from '../invoicing.writes.ts';
import { toOfficeInvoice } from '../officeInvoices.reads.ts';
import { findInvoiceByKey } from './officeInvoices.reads.ts';

type Calls = typeof officeInvoicesContract;

/** Draws the PDF of a confirmed invoice, and records it. Refuses with `invoice_not_found`, `invoice_not_confirmed`. */
export async function printInvoice(
  { context, actor }: Visit<Calls['printInvoice']>,
  { id }: Input<Calls['printInvoice']>,
): Promise<FileAnswer> {
  const { invoice, party } = await inChange(context, actor, async (change) => {
    const found = await getConfirmed(change, id);
    await record(change, { action: 'invoice.printed', household_id: found.household_id, subject_id: id });
    return { invoice: found, party: await getBilledParty(change.tx, found.household_id) };
  });
  const file = await drawInvoice(context, invoice, party);
  return { ...file, sizeBytes: file.content.byteLength };
}

/**
 * Sends a confirmed invoice once more, to the log-in's address; pressed twice within a minute it is one mail. Refuses with
 * `invoice_not_found`, `invoice_not_confirmed`, `household_has_no_email`, `household_money_rests` from a death on,
 * `household_silent`.
 */
export async function sendInvoice(
  change: StaffChange,
  { id }: Input<Calls['sendInvoice']>,
): Promise<Answer<Calls['sendInvoice']>> {
  const invoice = await getConfirmed(change, id);
  const { household_id } = invoice;
  const party = await getBilledParty(change.db, household_id);
  if (party.money_rests || party.standing === 'deceased') return refuse('household_money_rests');
  if (await isSilent(change.tx, household_id)) return refuse('household_silent');
  const email = party.email ?? refuse('household_has_no_email');
  await queueHouseholdMail(change, againKey(change, id), { household_id, email }, mailOf(change, invoice, party));
  await record(change, { action: 'invoice.sent', household_id, subject_id: id });
  return { email };
}

/**
 * Makes an invoice by hand that is open at once; the household hears of it as of every other. Sent again with the same key, it is
 * the same invoice. Refuses with `HouseholdNotFound`, with `registration_not_confirmed`, `household_silent`, `application_is_compared`, and as `lockAsSeen` unless the key was used before.
 */
export async function makeInvoice(
  change: StaffChange,
  { id: household_id, seen, amount: amount_cents, text: description, idempotency_key }: Input<Calls['makeInvoice']>,
): Promise<Answer<Calls['makeInvoice']>> {
  const findMade = async () => idempotency_key && (await findInvoiceByKey(change.tx, household_id, idempotency_key));
  if (!(await findMade())) await lockAsSeen(change, { household_id, seen });
  const household = (await lockHousehold(change.tx, household_id)) ?? refuse('HouseholdNotFound');
  const language = languageOf(change.actor);
  const made = await findMade();
  if (made) return toOfficeInvoice(await getInvoice(change.db, made), language);
  if (await isSilent(change.tx, household_id)) return refuse('household_silent');
  if ((await getBeginning(change.tx, household_id)).is_unconfirmed) return refuse('registration_not_confirmed');
  if (household.status === 'new' && (await isHeld(change.tx, household_id))) return refuse('application_is_compared');
  assertNamesNoAccount(change, description);
  const id = await insertByHand(change, { household_id, description, amount_cents, idempotency_key });
  const invoice = await announceConfirmed(change, id);
  await record(change, { action: 'invoice.made', household_id, subject_id: id });
  return toOfficeInvoice(invoice, language);
}

async function getConfirmed({ tx }: Pick<StaffChange, 'tx'>, id: number): Promise<Invoice> {
  const invoice = (await findInvoice(tx, id)) ?? refuse('invoice_not_found');
  return hasPdf(invoice) ? invoice : refuse('invoice_not_confirmed');
}

function mailOf({ settings }: StaffChange, invoice: Invoice, party: BilledParty) {
  return invoiceMail({ ...party, invoice, settings, way: 'mail' });
}

const UP_TO_MINUTES = 16;

function againKey({ now }: StaffChange, id: number): EffectKey {
  return `invoicing.sent_again/${id}/${now.toISOString().slice(0, UP_TO_MINUTES)}`;
}
