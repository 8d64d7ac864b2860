import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceStatus } from '../../domain/invoicing/invoice.ts';
import { invoicingContract, type PreCalculation } from '../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { aLoggedInClient, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import {
  anInvoice,
  confirmedInvoice,
  draftsOf,
  type InvoiceOverrides,
  withDemoFees,
} from '../testing/invoicingBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { wrongContributions } from './invoicing.checks.ts';

const { changeMember, deleteFamilyMember, getMember } = membersContract;
const BILLED = { status: 409, body: { message: 'invoice_already_existing_for_member' } };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

type Billed = { household: TestHousehold; client: TestClient; id: string };

/** An applicant born 1.2.1985 with one invoice for them: by default an open annual contribution. */
async function aBilledApplicant(invoice: InvoiceOverrides = {}): Promise<Billed> {
  const { household, client } = await aLoggedInClient(server);
  await anInvoice(server, household, invoice);
  return { household, client, id: String(household.main_member_id) };
}

/** The same with an invoice for the son Emre, born 5.5.2015. */
async function aBilledChild(invoice: InvoiceOverrides = {}): Promise<Billed> {
  const { household, client } = await aLoggedInClient(server);
  const child = await aMember(server, household);
  await anInvoice(server, { ...household, main_member_id: child }, invoice);
  return { household, client, id: String(child) };
}

const confirmed = ['open', 'partly_paid', 'paid', 'over_paid'] as const satisfies InvoiceStatus[];
const paid = ['partly_paid', 'paid', 'over_paid'] as const satisfies InvoiceStatus[];
const notBinding = ['draft', 'cancelled', 'void', 'uncollectible'] as const satisfies InvoiceStatus[];

describe('the birth date of somebody whom a paid invoice charges for', () => {
  it.each(paid)('stays while the invoice is %s, of the main member and of the family', async (status) => {
    const main = await aBilledApplicant({ type: 'sirf', status });
    const child = await aBilledChild({ status });

    for (const { client, id } of [main, child]) {
      expect(await client.call(changeMember, { id, date_of_birth: '06.05.2015' })).toMatchObject(BILLED);
    }
  });

  it.each(notBinding)('may change while the invoice is %s', async (status) => {
    const { client, id } = await aBilledApplicant({ status });

    expect((await client.call(changeMember, { id, date_of_birth: '01.01.1950' })).status).toBe(200);
  });

  it('may change beside an invoice that the office wrote by hand, and beside one for somebody else', async () => {
    const { client, id } = await aBilledApplicant({ type: 'sim', description: 'Fahrt' });
    const other = await aBilledChild();

    expect((await client.call(changeMember, { id, date_of_birth: '01.01.1950' })).status).toBe(200);
    const main = { id: String(other.household.main_member_id), date_of_birth: '01.01.1950' };
    expect((await other.client.call(changeMember, main)).status).toBe(200);
  });

  it('may be sent again unchanged together with other fields, as the form does', async () => {
    const main = await aBilledApplicant();
    const child = await aBilledChild();
    const form = { id: child.id, date_of_birth: '05.05.2015', membership_basis: 'child' as const, first_name: 'Can' };

    const own = await main.client.call(changeMember, { id: main.id, date_of_birth: '01.02.1985', mother_name: 'Ada' });
    const childs = await child.client.call(changeMember, form);

    expect([own, childs]).toMatchObject([
      { status: 200, body: { mother_name: 'Ada' } },
      { status: 200, body: { first_name: 'Can' } },
    ]);
  });

  it('may be corrected once the office has declared the invoice void, and the fee is calculated anew', async () => {
    const { client, household } = await aLoggedInClient(server, { date_of_birth: day('2005-01-01') });
    const id = String(household.main_member_id);
    const { id: invoice } = await confirmedInvoice(client, 'sirf');
    await server.context.db.updateTable('sale_invoices').set({ status_id: 4 }).where('id', '=', invoice).execute();

    expect((await client.call(changeMember, { id, date_of_birth: '01.01.1950' })).status).toBe(200);

    const { body } = await client.call(invoicingContract.preCalculate);
    expect((body as PreCalculation).registration_fee).toMatchObject({ available: true, amount: 1250 });
  });

  it('and another fault of the same request is reported first', async () => {
    const { client, id } = await aBilledApplicant();
    const waiting = await aLoggedInClient(server, { status: 'waiting' });
    await anInvoice(server, waiting.household);
    const birth = { date_of_birth: '01.01.1950' };

    const older = await client.call(changeMember, { id, ...birth, version: 0 });
    const locked = await waiting.client.call(changeMember, { id: String(waiting.household.main_member_id), ...birth });

    expect(older).toMatchObject({ status: 409, body: { message: 'changed_meanwhile' } });
    expect(locked).toMatchObject({ status: 403, body: { message: 'forbidden' } });
  });

  it('cannot change while the invoice is being confirmed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { household, client } = await aLoggedInClient(server, { date_of_birth: day('2005-01-01') });
      const id = String(household.main_member_id);
      const [draft] = await draftsOf(client, ['sirf']);
      const other = await logIn(server, household);

      const [confirmation, change] = await Promise.all([
        client.call(invoicingContract.confirmInvoice, { id: String(draft?.id) }),
        other.call(changeMember, { id, date_of_birth: '01.01.1950' }),
      ]);

      expect([confirmation.status, change.status].sort()).toEqual([200, 409]);
    }
  });
});

describe('the basis of a family member', () => {
  const disabled = { membership_basis: 'child_with_disability' as const };

  it('cannot change while a paid invoice charges for them', async () => {
    const { client, id } = await aBilledChild({ status: 'paid' });

    expect(await client.call(changeMember, { id, ...disabled })).toMatchObject(BILLED);
    expect((await client.call(getMember, { id })).body).toMatchObject({ membership_basis: 'child' });
  });

  it('may change while no confirmed invoice charges for them; a basis that is sent for the main member is ignored', async () => {
    const child = await aBilledChild({ status: 'draft' });
    const main = await aBilledApplicant();

    expect((await child.client.call(changeMember, { id: child.id, ...disabled })).status).toBe(200);
    expect((await main.client.call(changeMember, { id: main.id, ...disabled })).status).toBe(200);
  });
});

describe('a family member', () => {
  // departs: family.delete, state.delete-new-only, call.DELETE /api/v1/member/{id}
  it('whom the household owes for is not deleted, so nobody is invoiced for them twice', async () => {
    const { household, client } = await aLoggedInClient(server);
    const id = String(await aMember(server, household));
    expect(await confirmedInvoice(client)).toMatchObject({ amount: 72 });

    const answer = await client.call(deleteFamilyMember, { id });

    expect(answer).toMatchObject(BILLED);
    expect((await client.call(getMember, { id })).status).toBe(200);
    const { body } = await client.call(invoicingContract.preCalculate);
    expect((body as PreCalculation).annual_contribution).toMatchObject({ available: false, total: 0 });
  });

  it.each(confirmed)('is not deleted while an invoice for them is %s', async (status) => {
    const { client, id } = await aBilledChild({ status });

    expect(await client.call(deleteFamilyMember, { id })).toMatchObject(BILLED);
  });

  it('is not deleted while an invoice for them is owed that the office wrote by hand', async () => {
    const { client, id } = await aBilledChild({ type: 'sim', description: 'Fahrt' });

    expect(await client.call(deleteFamilyMember, { id })).toMatchObject(BILLED);
  });

  it.each(notBinding)('is deleted while the invoice for them is %s', async (status) => {
    const { client, id } = await aBilledChild({ status });

    expect((await client.call(deleteFamilyMember, { id })).status).toBe(204);
  });

  it('who is waiting is not deleted for that reason, invoiced or not', async () => {
    const { client, household } = await aLoggedInClient(server, { status: 'waiting' });
    const child = await aMember(server, household, { status: 'waiting' });
    await anInvoice(server, { ...household, main_member_id: child });

    const answer = await client.call(deleteFamilyMember, { id: String(child) });

    expect(answer).toMatchObject({ status: 409, body: { message: 'only_members_with_status_new_can_be_deleted' } });
  });
});

it('the stored contribution year of a person follows every change of the invoices’ rows', async () => {
  const { db } = server.context;
  const { household } = await aLoggedInClient(server, { status: 'active' });
  const { household_id } = household;
  const child = await aMember(server, household, { status: 'active' });
  const { id } = await anInvoice(server, household, { status: 'draft' });
  await anInvoice(server, household, { date: day('2026-02-01') });
  const years = async () => {
    const { rows } = await sql<{ year: number }>`
      select contribution_year as year from covered_people join members m on m.id = member_id
      where household_id = ${household_id} order by member_id`.execute(db);
    return [...rows.map(({ year }) => year), ...(await wrongContributions(db))];
  };
  const setInvoice = (values: string) => sql`update sale_invoices set ${sql.raw(values)} where id = ${id}`.execute(db);
  const item = (values: string) =>
    sql`update sale_invoice_items set ${sql.raw(values)} where sale_invoice_id = ${id}`.execute(db);

  const drafted = await years();
  await setInvoice("status_id = 2, date = '2027-01-11', due_date = '2027-01-25'");
  const confirmed = await years();
  await setInvoice('status_id = 4');
  const voided = await years();
  await setInvoice('status_id = 5');
  const givenUp = await years();
  await item(`member_id = ${child}`);
  const another = await years();
  await setInvoice('billed_year = 2028');
  const later = await years();
  await setInvoice("type = 'sim'");
  const notOne = await years();
  await setInvoice("type = 'siac'");
  await sql`delete from sale_invoice_items where sale_invoice_id = ${id}`.execute(db);
  const removed = await years();
  await sql`update members set status = 'inactive', inactive_from = '2027-01-12' where id = ${child}`.execute(db);
  const ended = await years();
  await sql`update members set status = 'active', inactive_from = null where id = ${child}`.execute(db);
  const back = await years();
  await sql`update covered_people set contribution_year = 2020`.execute(db);

  expect([drafted, confirmed, voided, givenUp]).toEqual([
    [2026, 0],
    [2027, 0],
    [2026, 0],
    [2027, 0],
  ]);
  expect([another, later, notOne, removed]).toEqual([
    [2026, 2027],
    [2026, 2028],
    [2026, 0],
    [2026, 0],
  ]);
  expect([ended, back]).toEqual([[2026], [2026, 0]]);
  expect(await wrongContributions(db)).not.toEqual([]);
});
