import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { correctedFeesContract } from '../../domain/invoicing/correctedFees.contract.ts';
import { type FeeBasis, feeFor } from '../../domain/invoicing/fees.ts';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { invoicingContract, type SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { type Day, day } from '../../domain/shared/day.ts';
import { sumCents } from '../../domain/shared/money.ts';
import { demoFees } from '../invoicing/demoFees.ts';
import { aWaitingLine } from '../testing/bank/bankBuilders.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';
import { findInstead } from './bank/payers.reads.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  ({ server, client: clerk } = await aServerWithClerk());
  await withDemoFees(server);
});
afterAll(() => server.stop());

const type = fc.constantFrom('sirf' as const, 'siac' as const);
const aStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('confirm' as const), type }) },
  fc.record({ kind: fc.constant('draft' as const), type }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('birth' as const),
      whose: fc.nat(3),
      birth: fc.constantFrom('01.01.1950', '01.01.1975', '01.01.2000', '01.06.2012', '01.01.2025'),
      isTwice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('basis' as const),
      whose: fc.nat(3),
      to: fc.constantFrom(
        { membership_basis: 'child' as const, relationship_type: 'son' as const },
        { membership_basis: 'child_with_disability' as const, relationship_type: 'son' as const },
        { membership_basis: 'spouse' as const, relationship_type: 'husband' as const },
        { relationship_type: 'father' as const },
      ),
      isTwice: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('pay' as const), which: fc.nat(3), isWhole: fc.boolean() }),
  fc.record({ kind: fc.constant('void' as const), which: fc.nat(3) }),
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constant('remove' as const), whose: fc.nat(3) }),
);
const someSteps = fc
  .tuple(
    // most begin with confirmed fees, which corrections then replace
    fc.subarray([
      { kind: 'confirm' as const, type: 'sirf' as const },
      { kind: 'confirm' as const, type: 'siac' as const },
    ]),
    fc.array(aStep, { minLength: 4, maxLength: 14 }),
  )
  .map(([first, then]) => [...first, ...then]);
type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never;

async function aFamily() {
  const { household, client } = await aLoggedInClient(server, { date_of_birth: day('1990-01-01') });
  const sons = [await aMember(server, household)];
  return { household, client, sons };
}

type Family = Awaited<ReturnType<typeof aFamily>>;
type Invoice = {
  id: number;
  type: string;
  status_id: number;
  billed_year: number;
  amount_cents: number;
  paid_cents: number;
  bill_number: string;
  payment_reference: string;
  replaced_by: number | null;
};
type Item = { sale_invoice_id: number; member_id: number; date_of_birth: Day; basis: FeeBasis };

async function stateOf({ household: { household_id } }: Family) {
  const { db } = server.context;
  const { rows: invoices } = await sql<Invoice>`
    select id, type, status_id, billed_year, amount_cents, paid_cents, bill_number, payment_reference, replaced_by
    from sale_invoices where household_id = ${household_id} order by id`.execute(db);
  const { rows: items } = await sql<Item>`
    select t.sale_invoice_id, t.member_id, m.date_of_birth, m.membership_basis as basis
    from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id left join members m on m.id = t.member_id
    where i.household_id = ${household_id}`.execute(db);
  return { invoices, items };
}

const { draft, open, partly_paid, paid, over_paid } = invoiceStatusIds;
const confirmed: number[] = [open, partly_paid, paid, over_paid];

/** One of several, by a number that may be higher; none if there are none. */
const pick = <T>(several: readonly T[], which: number): T | undefined => several[which % Math.max(1, several.length)];

async function take(family: Family, step: Step): Promise<void> {
  const { household, sons } = family;
  const { invoices } = await stateOf(family);
  const unpaid = invoices.filter(({ status_id }) => status_id === open || status_id === partly_paid);
  switch (step.kind) {
    case 'draft':
    case 'confirm':
      return bill(family, step);
    case 'birth': {
      const id = pick([household.main_member_id, ...sons], step.whose);
      return correct(family, id, { date_of_birth: step.birth }, step.isTwice);
    }
    case 'basis':
      return correct(family, pick(sons, step.whose), step.to, step.isTwice);
    case 'pay':
      return pay(pick(unpaid, step.which), step.isWhole);
    case 'void':
      return declareVoid(pick(unpaid, step.which));
    case 'add':
      if (sons.length < 3) sons.push(await aMember(server, household));
      return;
    case 'remove':
      return remove(family, pick(sons, step.whose));
  }
}

type Billing = { kind: 'draft' | 'confirm'; type: 'sirf' | 'siac' };

async function bill({ client }: Family, { kind, type: wanted }: Billing): Promise<void> {
  const { body } = await client.call(invoicingContract.createInvoices, { types: [wanted] });
  const [first] = Array.isArray(body) ? (body as SaleInvoice[]) : [];
  if (!first || kind === 'draft') return;
  await Promise.all([1, 2].map(() => client.call(invoicingContract.confirmInvoice, { id: String(first.id) })));
}

async function pay(invoice: Invoice | undefined, isWhole: boolean): Promise<void> {
  if (!invoice) return;
  const amount = isWhole ? (invoice.amount_cents - invoice.paid_cents) / 100 : 1;
  await clerk.call(paymentsContract.bookPayment, { id: String(invoice.id), amount, value_date: '11.01.2027' });
}

async function declareVoid(invoice: Invoice | undefined): Promise<void> {
  if (invoice) await clerk.call(paymentsContract.takeInvoiceStep, { id: String(invoice.id), step: 'void' });
}

async function remove({ client, sons }: Family, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const { status } = await client.call(membersContract.deleteFamilyMember, { id: String(id) });
  if (status === 204) sons.splice(sons.indexOf(id), 1);
}

type Facts = {
  date_of_birth?: string;
  membership_basis?: 'child' | 'child_with_disability' | 'spouse';
  relationship_type?: 'son' | 'husband' | 'father';
};

/** As the form does it: asks for the sum, and agrees to it. */
async function correct(family: Family, id: number | undefined, facts: Facts, isTwice: boolean): Promise<void> {
  if (id === undefined) return;
  const { client } = family;
  const before = await stateOf(family);
  const about = { id: String(id), ...facts };
  const reckoned = await client.call(correctedFeesContract.reckonCorrectedFees, about);
  const { changes, new: sum } = reckoned.body as { changes?: boolean; new?: number };
  if (reckoned.status !== 200 || changes === undefined) return;
  const sent = { ...about, ...(changes && { agreed_fees: sum as number }) };
  const times = isTwice ? [1, 2] : [1];
  const answers = await Promise.all(times.map(() => client.call(membersContract.changeMember, sent)));
  const statuses = answers.map(({ status }) => status);
  expect(
    statuses.every((status) => status === 200 || status === 429),
    JSON.stringify(answers.map(({ body }) => body)),
  ).toBe(true);
  const charged = before.invoices.filter(({ status_id }) => confirmed.includes(status_id)).map(({ id: was }) => was);
  const { invoices } = await stateOf(family);
  const voided = invoices.filter((invoice) => charged.includes(invoice.id) && !confirmed.includes(invoice.status_id));
  // the demo's table has a fee for everybody, so somebody is always left to charge for
  expect(
    voided.every(({ replaced_by }) => replaced_by !== null),
    `void, and nothing in its place: ${JSON.stringify(facts)}`,
  ).toBe(true);
}

async function check(family: Family, told: string): Promise<void> {
  const { invoices, items } = await stateOf(family);
  const itemsOf = (id: number) => items.filter(({ sale_invoice_id }) => sale_invoice_id === id);
  const living = invoices.filter(({ status_id }) => status_id === draft || confirmed.includes(status_id));
  const charging = invoices.filter(({ status_id }) => confirmed.includes(status_id));

  expect(living.filter((invoice) => invoice.type === 'sirf').length, `registration, ${told}`).toBeLessThan(2);
  const charged = charging.flatMap(({ id, type: kind, billed_year }) =>
    itemsOf(id).map(({ member_id }) => `${kind} ${billed_year} ${member_id}`),
  );
  expect(charged.length, `charged twice, ${told}`).toBe(new Set(charged).size);
  for (const invoice of charging) {
    const fees = itemsOf(invoice.id).map(({ basis, date_of_birth: birth }) => {
      const on = server.clock.today();
      return feeFor({ type: invoice.type as 'sirf' | 'siac', basis, birth, on }, demoFees)?.amount_cents;
    });
    expect(sumCents(fees.filter((fee) => fee !== undefined)), `amount, ${told}`).toBe(invoice.amount_cents);
  }
  const replaced = invoices.filter(({ replaced_by }) => replaced_by !== null);
  expect(
    replaced.every(({ status_id }) => status_id === invoiceStatusIds.void),
    told,
  ).toBe(true);
  const instead = await findInstead(
    server.context.db,
    invoices.map(({ id }) => id),
  );
  expect(instead, `old reference, ${told}`).toEqual(
    new Map(replaced.map((invoice) => [invoice.id, [lastInstead(invoices, invoice).bill_number]])),
  );
}

/** The invoice at the end of those that replaced each other, found one by one. */
function lastInstead(invoices: readonly Invoice[], invoice: Invoice): Invoice {
  const next = invoices.find(({ id }) => id === invoice.replaced_by);
  return next ? lastInstead(invoices, next) : invoice;
}

/** A transfer with an old reference is proposed for the one invoice that lives in its place, and for none if none lives. */
async function checkOldReferences(family: Family, told: string): Promise<void> {
  const { invoices } = await stateOf(family);
  const owed = invoices.filter(({ status_id }) => status_id === open || status_id === partly_paid).map(({ id }) => id);
  const replaced = invoices.filter(({ replaced_by }) => replaced_by !== null);
  for (const invoice of replaced) {
    const instead = lastInstead(invoices, invoice);
    const text = invoice.id % 2 === 0 ? invoice.payment_reference : `Rechnung ${invoice.bill_number}`;
    const { proposals } = await aWaitingLine(clerk, { amount: '0.01', text });
    const own = proposals.filter(({ household_id }) => household_id === family.household.household_id);
    const lives = owed.includes(instead.id);
    if (lives)
      expect(own[0], `transfer, ${told}`).toMatchObject({ sale_invoice_id: instead.id, why: 'household_named' });
    else
      expect(
        own.every((one) => one.sale_invoice_id === null || owed.includes(one.sale_invoice_id)),
        told,
      ).toBe(true);
    await dismissLines();
  }
}

/** Undecided lines would lock the fees of later corrections. */
async function dismissLines(): Promise<void> {
  await server.context.db
    .updateTable('bank_transactions')
    .set({ dismissed_at: new Date(), dismissed_reason: 'past' })
    .where('source', '=', 'statement')
    .execute();
}

it('in whatever order an applicant confirms, corrects and pays, and the office voids, nothing is owed twice', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, async (taken) => {
      const family = await aFamily();
      for (const [place, step] of taken.entries()) {
        await take(family, step);
        await check(family, JSON.stringify(taken.slice(0, place + 1)));
      }
      await checkOldReferences(family, JSON.stringify(taken));
    }),
    { numRuns: 25 },
  );
});
