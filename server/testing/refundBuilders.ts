import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import type { OfficeRefund } from '../../domain/payments/paymentAnswers.ts';
import { refundsContract } from '../../domain/payments/refunds.contract.ts';
import { IDEMPOTENCY_KEY } from '../../domain/shared/contract.ts';
import { cents } from '../../domain/shared/money.ts';
import {
  allocatedBeyondAmount,
  allocatedWithoutHousehold,
  wrongAllocatedSums,
  wrongRefunds,
  wrongReturns,
  wrongSplits,
  wrongSums,
} from '../payments/payments.checks.ts';
import type { Context } from '../platform/context.ts';
import type { TestHousehold } from './builders.ts';
import type { TestAnswer, TestClient } from './client.ts';
import { anInvoice, type InvoiceOverrides } from './invoicingBuilders.ts';
import { aPayment, MEMBER_IBAN } from './lifeBuilders.ts';
import type { TestServer } from './testServer.ts';

/** An account from which nobody in the tests pays. */
export const STRANGE_IBAN = 'AT022011100003429660';

export type SentRefund = { amount: number; value_date?: string; recipient_iban?: string; reason?: string };

/**
 * The office refunds money to a household, today, to the account that it paid from; by default the answer of a refund that is
 * booked at once is the refund itself.
 */
export async function sendRefund(
  client: TestClient,
  household: TestHousehold,
  { key, ...sent }: SentRefund & { key?: string },
): Promise<TestAnswer> {
  const answer = await client.send(
    'POST',
    `/api/v1/office/households/${household.household_id}/refunds`,
    { value_date: '11.01.2027', reason: 'Doppelt bezahlt', recipient_iban: MEMBER_IBAN, ...sent },
    key ? { [IDEMPOTENCY_KEY]: key } : {},
  );
  const { refund } = (answer.body ?? {}) as { refund?: OfficeRefund | null };
  return refund ? { ...answer, body: refund as never } : answer;
}

/** `sendRefund` that must succeed. */
export async function aRefund(client: TestClient, household: TestHousehold, sent: SentRefund): Promise<OfficeRefund> {
  const { status, body } = await sendRefund(client, household, sent);
  if (status !== 201 || 'approval' in (body as object)) throw new Error(`not paid back: ${JSON.stringify(body)}`);
  return body as OfficeRefund;
}

export function undoRefund(client: TestClient, { id }: { id: number }) {
  return client.call(refundsContract.undoRefund, { id: String(id) });
}

/** An invoice over 60 euros that was paid with so many cents. */
export async function anOverPaid(
  server: TestServer,
  household: TestHousehold,
  { paid, isSeenAtBank = true, ...overrides }: InvoiceOverrides & { paid: number; isSeenAtBank?: boolean },
) {
  const invoice = await anInvoice(server, household, overrides);
  return { invoice, payment: await aPayment(server, invoice, { amount_cents: cents(paid), isSeenAtBank }) };
}

/** The household's file in the office. */
export async function fileOf(client: TestClient, { household_id }: TestHousehold): Promise<HouseholdFile> {
  return (await client.call(officeContract.getHousehold, { id: String(household_id) })).body;
}

/** Status and key of a refusal. */
export async function refusalOf(answer: Promise<{ status: number; body: unknown }>): Promise<[number, string]> {
  const { status, body } = await answer;
  return [status, (body as { message: string }).message];
}

/** The rows in which sums of money contradict each other, by all checks; a right database has none. */
export async function moneyAmiss({ context: { db } }: { context: Pick<Context, 'db'> }): Promise<{ id: number }[]> {
  const checks = [
    await wrongSums(db),
    await allocatedBeyondAmount(db),
    await allocatedWithoutHousehold(db),
    await wrongRefunds(db),
  ];
  return [...checks.flat(), ...(await wrongSplits(db)), ...(await wrongAllocatedSums(db)), ...(await wrongReturns(db))];
}
