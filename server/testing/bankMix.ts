import { sql } from 'kysely';
import { combinedReference } from '../../domain/payments/combinedReference.ts';
import { addDays, day } from '../../domain/shared/day.ts';
import { type Cents, cents } from '../../domain/shared/money.ts';
import { insertCombined } from '../payments/combined/combined.writes.ts';
import type { Movement } from './bank/bankFiles.ts';
import { aHousehold, type HouseholdOverrides, type TestHousehold } from './builders.ts';
import { anInvoice, type InvoiceOverrides, type TestInvoice } from './invoicingBuilders.ts';
import { aPayment } from './lifeBuilders.ts';
import type { TestServer } from './testServer.ts';

type MixedInvoice = TestInvoice & { cents: number };
/** `combined`: the reference of one transfer for all invoices, or their numbers if there is only one. */
type Payer = TestHousehold & { invoices: MixedInvoice[]; keys: string[]; combined: string };

const HOUSEHOLDS = 24;
const DECEASED = 5;

const standings: HouseholdOverrides[] = [
  { status: 'active' },
  { status: 'active', language: 'tr' },
  { status: 'waiting', submitted_on: day('2027-01-02') },
  { status: 'inactive' },
  { status: 'new' },
];

const states: InvoiceOverrides[] = [
  ...Array.from({ length: 8 }, () => ({})),
  { amount_cents: cents(12_000) },
  { status: 'draft' },
  { status: 'void' },
  { status: 'uncollectible' },
  { amount_cents: cents(0), status: 'paid' },
  // paid without a payment, as in data of earlier years
  { status: 'partly_paid', paid_cents: cents(5_000) },
];

/**
 * Households in all states that matter to payments, and a bank file with movements for them: exact, too much, in parts, twice,
 * for several invoices, on unlikely days, booked by hand before. The same seed makes the same data.
 */
export async function aMixOfPayments(server: TestServer, seed: number): Promise<Movement[]> {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const payers: Payer[] = [];
  for (let made = 0; made < HOUSEHOLDS; made += 1) payers.push(await aPayer(server, pick));
  await sql`update households set inactive_reason_id = ${DECEASED}
    where status = 'inactive' and id % 2 = 0`.execute(server.context.db);
  const movements = payers.flatMap((payer) =>
    Array.from({ length: Math.floor(random() * 5) }, () => aMovementOf(payer, { pick, others: payers })),
  );
  return movements.map((movement, place) => ({ reference: `M${place}`, ...movement }));
}

async function aPayer(server: TestServer, pick: Pick): Promise<Payer> {
  const standing = pick(standings);
  const isWaiting = standing.status === 'waiting';
  const household = await aHousehold(server, standing);
  const invoices: MixedInvoice[] = [];
  const keys: string[] = [];
  for (const type of pick<InvoiceOverrides['type'][]>([['siac'], ['siac', 'sirf'], ['siac', 'sirf', 'sim']])) {
    // a waiting period begins only if everything is paid
    const state = isWaiting ? {} : pick(states);
    const invoice = { ...(await anInvoice(server, household, { ...state, type })), cents: openOf(state) };
    invoices.push(invoice);
    if (Object.keys(state).length > 0 || pick([true, true, false])) continue;
    const transaction_key = pick([`H${invoice.id}`, undefined]);
    const amount_cents = cents(pick([2_000, 6_000])) as Cents;
    await aPayment(server, invoice, {
      amount_cents,
      isSeenAtBank: false,
      ...(transaction_key ? { transaction_key } : {}),
    });
    if (transaction_key) keys.push(transaction_key);
  }
  return { ...household, invoices, keys, combined: await combinedOf(server, household, invoices) };
}

async function combinedOf(
  server: TestServer,
  { household_id }: TestHousehold,
  invoices: readonly MixedInvoice[],
): Promise<string> {
  const [first, ...others] = invoices;
  if (others.length === 0) return first?.bill_number ?? '';
  const ids = invoices.map(({ id }) => id);
  const number = await server.change(({ tx, now }) => insertCombined(tx, { household_id, created_at: now }, ids));
  return combinedReference(number);
}

function openOf({ amount_cents = cents(6_000), paid_cents = cents(0) }: InvoiceOverrides): number {
  return amount_cents - paid_cents;
}

type Pick = <T>(from: readonly T[]) => T;

function aMovementOf(payer: Payer, { pick, others }: { pick: Pick; others: readonly Payer[] }): Movement {
  const invoice = pick(payer.invoices);
  const value = pick([day('2027-01-11'), day('2027-01-11'), addDays(day('2027-01-11'), -5), day('2020-01-11')]);
  const usual: Movement = {
    value,
    text: pick([invoice.bill_number, invoice.payment_reference]),
    amount: euros(invoice.cents),
  };
  const known = payer.keys.length > 0 ? { reference: pick(payer.keys), amount: pick(['20.00', '60.00']) } : {};
  const several = payer.invoices.map(({ bill_number }) => bill_number).join(' ');
  const sum = payer.invoices.reduce((all, { cents: own }) => all + own, 0);
  return pick<Movement>([
    ...Array.from({ length: 8 }, () => usual),
    { ...usual, amount: pick(['20.00', '10.00', '70.00', '2000000.00']) },
    { ...usual, text: several, amount: euros(sum) },
    { ...usual, text: payer.combined, amount: euros(sum) },
    { ...usual, text: payer.combined, amount: euros(sum - 1) },
    { ...usual, text: `${invoice.bill_number} ${pick(pick(others).invoices).bill_number}` },
    { ...usual, ...known },
    { ...usual, ...known, text: 'Beitrag' },
    { ...usual, text: 'Spende' },
    { ...usual, side: 'DBIT' },
    { ...usual, isReversal: true },
  ]);
}

function euros(amount: number): string {
  return (Math.max(amount, 1) / 100).toFixed(2);
}

/** Pseudo-random numbers from 0 to 1, equal for the same seed (Park and Miller). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
