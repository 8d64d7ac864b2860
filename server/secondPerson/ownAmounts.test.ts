import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { IDEMPOTENCY_KEY } from '../../domain/shared/contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { yearlyRun } from '../invoicing/yearlyRun.jobs.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { aHousehold, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { verdictsOn } from '../testing/coverBuilders.ts';
import { aCoveredPerson, anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { refusalOf } from '../testing/refundBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const YEAR = 2027;
const server = testServer();
let first: TestClient;
let second: TestClient;
let household: TestHousehold;
beforeAll(async () => {
  await withDemoFees(server);
  moveTo(server, `${YEAR}-01-05`);
  first = (await aClerk(server)).client;
  second = (await aClerk(server)).client;
});
beforeEach(async () => {
  household = await aHousehold(server, { status: 'active', date_of_birth: day('1970-05-05') });
});

type Asked = { amount?: number | null; year?: number; person?: number; key?: string; by?: TestClient };

function ask({ amount = 20, year = YEAR, person = household.main_member_id, key, by = first }: Asked = {}) {
  const sent = { year, amount, reason: 'Mindestpension' };
  return by.send('POST', `/api/v1/office/members/${person}/own-amount`, sent, key ? { [IDEMPOTENCY_KEY]: key } : {});
}

const agree = ({ id }: { id: number }, by = second) => by.call(approvalsContract.agree, { id: String(id) });

async function isSet(asked: Asked = {}): Promise<void> {
  const { status, body } = await ask(asked);
  expect([status, body]).toMatchObject([201, { kind: 'own_amount' }]);
  expect((await agree(body as Approval)).status).toBe(200);
}

async function fileOf(client = second): Promise<HouseholdFile> {
  return (await client.call(officeContract.getHousehold, { id: String(household.household_id) })).body as HouseholdFile;
}

/** The contributions of a year as `status amount: lines`, the oldest first. */
async function contributions(year = YEAR): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('sale_invoices as i')
    .innerJoin('sale_invoice_items as t', 't.sale_invoice_id', 'i.id')
    .select(['i.id', 'i.status_id', 'i.amount_cents', 't.amount_cents as line', 't.is_own_amount'])
    .where('i.household_id', '=', household.household_id)
    .where('i.type', '=', 'siac')
    .where('i.billed_year', '=', year)
    .orderBy('i.id')
    .orderBy('t.id')
    .execute();
  const invoices = Map.groupBy(rows, ({ id }) => id);
  return [...invoices.values()].map((lines) => {
    expect(lines.reduce((sum, { line }) => sum + line, 0)).toBe(lines[0]?.amount_cents);
    const said = lines.map(({ line, is_own_amount }) => `${line}${is_own_amount ? ' own' : ''}`).join(', ');
    return `${lines[0]?.status_id} ${lines[0]?.amount_cents}: ${said}`;
  });
}

const runYear = (year = YEAR) => runToEnd(server.context, yearlyRun, { year });

describe('an own amount of a person', () => {
  it('waits for a second person, who sees what the table asks for; then the yearly run charges it and says so', async () => {
    const child = await aCoveredPerson(server, household, { status: 'active', date_of_birth: day('2000-05-05') });
    const asked = (await ask()).body as Approval;

    expect(await fileOf()).toMatchObject({
      own_amounts: [],
      approvals: [
        { kind: 'own_amount', own_amount: { name: expect.any(String), year: YEAR, amount: 20, otherwise: 60 } },
      ],
    });
    expect(await refusalOf(agree(asked, first))).toEqual([403, 'second_person_must_agree']);
    expect((await agree(asked)).status).toBe(200);
    expect(await refusalOf(agree(asked))).toEqual([409, 'approval_already_decided']);
    expect(await fileOf()).toMatchObject({
      approvals: [],
      own_amounts: [{ member_id: household.main_member_id, year: YEAR, amount: 20, reason: 'Mindestpension' }],
    });

    await runYear();
    await runYear();

    expect(await contributions()).toEqual(['2 4400: 2000 own, 2400']);
    const done = (await auditOf(server, household.household_id)).filter(({ action }) => !action.endsWith('.seen'));
    expect(done).toMatchObject([
      { action: 'approval.asked' },
      { action: 'approval.agreed' },
      { action: 'own_amount.set', subject_id: household.main_member_id },
    ]);
    expect(child).toBeGreaterThan(0);
  });

  it('of 0 is an invoice that counts as paid', async () => {
    await isSet({ amount: 0 });
    await runYear();
    expect(await contributions()).toEqual(['3 0: 0 own']);
  });

  it('is what the member reads before the invoice, and on it with the reason that the association set it', async () => {
    await isSet();
    const member = await logIn(server, household);
    expect((await member.call(invoicingContract.preCalculate)).body).toMatchObject({
      annual_contribution: { total: 20, detail: [{ amount: 20 }] },
    });
    const [draft] = (await member.call(invoicingContract.createInvoices, { types: ['siac'] })).body as {
      id: number;
      sale_invoice_items: object[];
    }[];
    expect(draft?.sale_invoice_items).toMatchObject([
      { amount: 20, description: `Jahresbeitrag ${YEAR}, Hauptmitglied; der Verein hat den Betrag eigens festgelegt` },
    ]);
    await isSet({ amount: 10 });
    expect(await refusalOf(member.call(invoicingContract.confirmInvoice, { id: String(draft?.id) }))).toEqual([
      409,
      'changed_meanwhile',
    ]);
  });

  it('replaces an invoice on which nothing was paid, and leaves what others are charged', async () => {
    await aCoveredPerson(server, household, { status: 'active', date_of_birth: day('2000-05-05') });
    await runYear();

    await isSet({ amount: 0 });
    expect(await contributions()).toEqual(['4 8400: 6000, 2400', '2 2400: 0 own, 2400']);

    await isSet({ amount: null });
    expect(await contributions()).toEqual(['4 8400: 6000, 2400', '4 2400: 0 own, 2400', '2 8400: 6000, 2400']);
    expect((await fileOf()).own_amounts).toEqual([]);
  });

  it('that was nothing and already invoiced can be withdrawn: then the table’s contribution is invoiced', async () => {
    await isSet({ amount: 0 });
    await runYear();
    await isSet({ amount: null });
    expect(await contributions()).toEqual(['4 0: 0 own', '2 6000: 6000']);
  });

  it.each([
    ['paid', 6_000],
    ['partly_paid', 1_000],
    ['uncollectible', 0],
  ] as const)('is refused where the year is %s', async (status, paid) => {
    await anInvoice(server, household, { status, paid_cents: cents(paid), date: day(`${YEAR}-01-04`) });
    expect(await refusalOf(ask())).toEqual([409, 'own_amount_settled']);
  });

  it('is refused at the agreement if the yearly run was paid meanwhile; nothing is stored', async () => {
    const asked = (await ask()).body as Approval;
    await anInvoice(server, household, { status: 'paid', paid_cents: cents(6_000), date: day(`${YEAR}-01-04`) });
    expect(await refusalOf(agree(asked))).toEqual([409, 'own_amount_settled']);
    expect(await fileOf()).toMatchObject({ own_amounts: [], approvals: [{ id: asked.id }] });
  });

  it('holds for the next year only if it is for the next year', async () => {
    await isSet({ year: YEAR + 1, amount: 5 });
    await runYear();
    expect(await contributions()).toEqual(['2 6000: 6000']);
    moveTo(server, `${YEAR + 1}-01-03`);
    try {
      await runYear(YEAR + 1);
      expect(await contributions(YEAR + 1)).toEqual(['2 500: 500 own']);
    } finally {
      moveTo(server, `${YEAR}-01-05`);
    }
  });

  it('is refused for wrong years and amounts, an applicant, somebody who has ended, and nobody', async () => {
    for (const year of [YEAR - 1, YEAR + 2]) {
      expect((await ask({ year })).body).toMatchObject({ errors: { year: ['invalid_value'] } });
    }
    expect((await ask({ amount: -1 })).body).toMatchObject({ errors: { amount: ['invalid_amount'] } });
    expect((await ask({ amount: 10_000.01 })).body).toMatchObject({ errors: { amount: ['to_high'] } });
    for (const status of ['new', 'inactive'] as const) {
      const person = await aCoveredPerson(server, household, { status });
      expect(await refusalOf(ask({ person }))).toEqual([409, 'own_amount_not_chargeable']);
    }
    expect(await refusalOf(ask({ amount: null }))).toEqual([409, 'own_amount_not_found']);
    expect(await refusalOf(ask({ person: 999_999 }))).toEqual([404, 'MemberNotFound']);
  });

  it('does nothing after the person has ended', async () => {
    const person = await aCoveredPerson(server, household, { status: 'active', date_of_birth: day('2000-05-05') });
    const asked = (await ask({ person })).body as Approval;
    const ended = { status: 'inactive', inactive_from: server.clock.today() } as const;
    await server.context.db.updateTable('members').set(ended).where('id', '=', person).execute();
    expect(await refusalOf(agree(asked))).toEqual([409, 'own_amount_not_chargeable']);
  });
});

it('of nothing covers the person on the day of a death, before the invoice and after it', async () => {
  const { main_member_id } = household;
  await server.context.db
    .updateTable('members')
    .set({ active_from: day('2026-01-01') })
    .where('id', '=', main_member_id)
    .execute();
  await isSet({ amount: 0 });
  expect(await verdictsOn(server, `${YEAR}-01-05`, main_member_id)).toBe('covered');
  await runYear();
  moveTo(server, `${YEAR}-11-20`);
  try {
    expect(await verdictsOn(server, `${YEAR}-11-20`, main_member_id)).toBe('covered');
  } finally {
    moveTo(server, `${YEAR}-01-05`);
  }
});

describe('at the same time', () => {
  it('two clerks ask for the same person and year: one request waits', async () => {
    const answers = await Promise.all([ask({ key: 'one' }), ask({ key: 'two', by: second })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('a request that is sent twice is one', async () => {
    const [one, two] = await Promise.all([ask({ key: 'same' }), ask({ key: 'same' })]);
    expect([one.body, two.body]).toMatchObject([{ kind: 'own_amount' }, { kind: 'own_amount' }]);
    expect((one.body as Approval).id).toBe((two.body as Approval).id);
  });

  it('the yearly run and the agreement: the person is charged the own amount once', async () => {
    for (const amount of [0, 20, 30]) {
      household = await aHousehold(server, { status: 'active', date_of_birth: day('1970-05-05') });
      const asked = (await ask({ amount })).body as Approval;
      const [agreed] = await Promise.all([agree(asked), runYear()]);
      expect(agreed.status).toBe(200);
      await runYear();
      const inForce = (await contributions()).filter((one) => !one.startsWith('4 '));
      expect(inForce).toEqual([`${amount === 0 ? 3 : 2} ${amount * 100}: ${amount * 100} own`]);
    }
  });
});
