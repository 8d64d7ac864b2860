import type { bankContract } from '../../domain/payments/bank.contract.ts';
import type { ReadBankStatement } from '../../domain/payments/bankAnswers.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import { toOfficeInvoice } from '../invoicing/officeInvoices.reads.ts';
import { lockAsSeen } from '../members/seen.actions.ts';
import { bookNamedLines } from '../payments/bankBooking.actions.ts';
import { readBankFile } from '../payments/bankFile.actions.ts';
import * as lines from '../payments/bankLines.actions.ts';
import { listUndecidedOf } from '../payments/bankLines.reads.ts';
import { getBankStatement } from '../payments/bankStatements.reads.ts';
import * as confirming from '../payments/confirming.actions.ts';
import { bookDivided, type LinePart } from '../payments/dividing.actions.ts';
import { listShownParts } from '../payments/payers.reads.ts';
import { returnByLine } from '../payments/returning.actions.ts';
import { enterStatement } from '../payments/statements.actions.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { UploadedFile } from '../platform/http/route.ts';
import { startRun } from '../platform/runs/runs.ts';
import { languageOf, type StaffChange } from '../platform/staff.ts';
import { ask, type Ground, inChange } from '../platform/work.ts';
import { bookBankLines } from './bank.jobs.ts';
import { recordReturned } from './finance.actions.ts';

type Calls = typeof bankContract;
type SentPart = Input<Calls['divideBankLine']>['parts'][number];
type Visitor = { ground: Ground; actor: OfficeActor | SystemActor };

/** So many lines are booked while the clerk waits for the answer: a usual file of an association. */
const BOOKED_AT_ONCE = 200;

/**
 * Reads a bank's file, keeps every line once, and books those that name one bill (D42): of a usual file together with
 * keeping it, of a large one by a run. Nothing of a refused file stays.
 */
export async function readStatement(
  { ground, actor }: Visitor,
  upload: Pick<UploadedFile, 'filename' | 'stream'>,
): Promise<ReadBankStatement> {
  const { iban, former_ibans = [] } = ground.settings.association;
  const file = await readBankFile(upload, [iban, ...former_ibans]);
  const { id, isRepeated, isBooked } = await inChange(ground, actor, async (change) => {
    const entered = await enterStatement(change, file);
    await record(change, { action: 'statement.read', household_id: null, subject_id: entered.id });
    return { ...entered, isBooked: await bookAtOnce(ground, change, entered.id) };
  });
  return { ...(await getBankStatement(ask(ground, actor), id)), is_repeated: isRepeated, is_unfinished: !isBooked };
}

/** False where a run does it: there are too many lines, or one of them keeps the others from being booked together. */
async function bookAtOnce(ground: Ground, change: StaffChange, statement_id: number): Promise<boolean> {
  const lines = await listUndecidedOf(change.db, { statement_id, after: 0, most: BOOKED_AT_ONCE + 1 });
  if (lines.length <= BOOKED_AT_ONCE && (await bookNamedLines(ground, change, lines))) return true;
  await startRun(change, bookBankLines, { statement_id });
  return false;
}

/** A person books a line for an invoice (D42). */
export async function bookBankLine(
  change: StaffChange,
  { id, sale_invoice_id }: Input<Calls['bookBankLine']>,
): Promise<Answer<Calls['bookBankLine']>> {
  const invoice = await lines.bookLine(change, { id, sale_invoice_id });
  await record(change, { action: 'payment.booked', household_id: invoice.household_id, subject_id: id });
  return { id, invoice: toOfficeInvoice(invoice, languageOf(change.actor)) };
}

/** A person says how much of a line is for which invoice, or for which household (D42, decision 45). */
export async function divideBankLine(
  change: StaffChange,
  { id, parts }: Input<Calls['divideBankLine']>,
): Promise<Answer<Calls['divideBankLine']>> {
  await lockAsSeen(change, ...(await listShownParts(change.tx, parts)));
  const divided = await bookDivided(change, { id, parts: parts.flatMap(toLinePart) });
  for (const { household_id, bank_transaction_id: subject_id, invoices } of divided) {
    const action = invoices.length > 0 ? 'payment.booked' : 'payment.credited';
    await record(change, { action, household_id, subject_id });
  }
  return { id, invoices: shown(change, divided) };
}

/** A person says whose money it is (D42). */
export async function creditBankLine(
  change: StaffChange,
  { id, household_id }: Input<Calls['creditBankLine']>,
): Promise<Answer<Calls['creditBankLine']>> {
  await lines.creditLine(change, { id, household_id });
  await record(change, { action: 'payment.credited', household_id, subject_id: id });
  return { id, household_id };
}

export async function layBankLineAside(
  change: StaffChange,
  { id, reason }: Input<Calls['layBankLineAside']>,
): Promise<Answer<Calls['layBankLineAside']>> {
  await lines.layLineAside(change, { id, reason });
  await record(change, { action: 'bank_line.laid_aside', household_id: null, subject_id: id });
  return { id };
}

export async function takeBankLineUp(
  change: StaffChange,
  { id }: Input<Calls['takeBankLineUp']>,
): Promise<Answer<Calls['takeBankLineUp']>> {
  await lines.takeLineUp(change, { id });
  await record(change, { action: 'bank_line.taken_up', household_id: null, subject_id: id });
  return { id };
}

/** What was booked for the wrong household waits for somebody again (D42). */
export async function releaseBankLine(
  change: StaffChange,
  { id }: Input<Calls['releaseBankLine']>,
): Promise<Answer<Calls['releaseBankLine']>> {
  const { household_id, invoices } = await lines.releaseLine(change, { id });
  await record(change, { action: 'payment.released', household_id, subject_id: id });
  return { id, invoices: invoices.map((invoice) => toOfficeInvoice(invoice, languageOf(change.actor))) };
}

/** The bank took a payment back, as its own line tells (D42). */
export async function returnByBankLine(
  change: StaffChange,
  { id, payment_id }: Input<Calls['returnByBankLine']>,
): Promise<Answer<Calls['returnByBankLine']>> {
  const parts = await returnByLine(change, { id, payment_id });
  await recordReturned(change, parts);
  return { id, invoices: shown(change, parts) };
}

/** A line of the bank's is a payment that was booked by hand (decision 40). */
export async function confirmPayment(
  change: StaffChange,
  { id, payment_id }: Input<Calls['confirmPayment']>,
): Promise<Answer<Calls['confirmPayment']>> {
  const { household_id } = await confirming.confirmPayment(change, { id, payment_id });
  await record(change, { action: 'payment.told', household_id, subject_id: payment_id });
  return { id, payment_id };
}

/** The contract has each part name one of the two. */
function toLinePart({ sale_invoice_id, household_id, amount: amount_cents }: SentPart): LinePart[] {
  if (sale_invoice_id !== undefined) return [{ sale_invoice_id, amount_cents }];
  return household_id === undefined ? [] : [{ household_id, amount_cents }];
}

function shown(change: StaffChange, parts: readonly { invoices: Invoice[] }[]) {
  return parts.flatMap(({ invoices }) => invoices.map((one) => toOfficeInvoice(one, languageOf(change.actor))));
}
