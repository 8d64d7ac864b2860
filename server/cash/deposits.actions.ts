import type { cashContract } from '../../domain/cash/cash.contract.ts';
import { refuse } from '../../domain/cash/cash.refusals.ts';
import { provenByDeposit } from '../../domain/cash/provenByDeposit.ts';
import { receiptNumber } from '../../domain/cash/receiptNumber.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import { dismissBankLine, lockUndecided } from '../payments/bank/bankLines.actions.ts';
import { mayBeBrought } from '../payments/bank/sameAmount.reads.ts';
import { confirmCash, unconfirmCash } from '../payments/cashPayments.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { languageOf, type StaffChange } from '../platform/staff.ts';
import { say } from '../words.ts';
import { deleteDepositLine, insertDepositLine, lockCashBook } from './cash.writes.ts';
import { amountOfDeposit, listBrought } from './deposits.reads.ts';
import { getEntry, isReversible } from './entries.reads.ts';

type Call = (typeof cashContract)['tellOfDeposit'];

/**
 * A bank line is a deposit of cash: it is dismissed with the receipt number, and the payments that were brought are confirmed
 * (decision 91). Refuses with `cash_entry_not_found`, `cash_deposit_told`, `bank_transaction_not_found`,
 * `bank_transaction_already_decided`, and with `cash_deposit_does_not_fit` for another amount or day, or for no deposit.
 */
export async function tellOfDeposit(change: StaffChange, { id, bank_line_id }: Input<Call>): Promise<Answer<Call>> {
  await lockCashBook(change.tx);
  const entry = await getEntry(change.tx, id);
  if (entry.is_told) return refuse('cash_deposit_told');
  if (entry.kind !== 'deposit' || !isReversible(entry)) return refuse('cash_deposit_does_not_fit');
  const line = await lockUndecided(change, bank_line_id);
  const brought = { day: entry.day, amount_cents: cents(-entry.amount_cents) };
  if (!mayBeBrought(line, brought)) return refuse('cash_deposit_does_not_fit');
  const reason = say(languageOf(change.actor), 'cash.deposit.reason', { number: receiptNumber(entry) });
  await dismissBankLine(change, { id: bank_line_id, reason });
  const told = { told_by: accountOf(change.actor), told_at: change.now };
  await insertDepositLine(change.tx, { cash_entry_id: id, bank_transaction_id: bank_line_id, ...told });
  await confirmCash(change, await listProven(change, id));
  await record(change, { action: 'cash.deposit_told', household_id: null, subject_id: id });
  return { id };
}

/** The bank line is undecided again, so it proves the deposit no longer; what a second person has counted stays confirmed. */
export async function forgetDepositLine(change: Change, lineId: number): Promise<void> {
  await lockCashBook(change.tx);
  const depositId = await deleteDepositLine(change.tx, lineId);
  if (depositId === undefined) return;
  const proven = await listProven(change, depositId);
  const counted = (await listBrought(change.tx, depositId)).filter(({ is_counted }) => is_counted);
  const isCounted = new Set(counted.map(({ bank_transaction_id }) => bank_transaction_id));
  await unconfirmCash(
    change,
    proven.filter((payment) => !isCounted.has(payment)),
  );
}

async function listProven({ tx }: Change, depositId: number): Promise<number[]> {
  const proven = provenByDeposit(await amountOfDeposit(tx, depositId), await listBrought(tx, depositId));
  return proven.map(({ bank_transaction_id }) => bank_transaction_id);
}
