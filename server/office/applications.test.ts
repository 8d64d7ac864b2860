import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { Application, ToDo } from '../../domain/office/officeAnswers.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
const ids: Record<'late' | 'unpaid' | 'inOrder' | 'sentBack', number> = { late: 0, unpaid: 0, inOrder: 0, sentBack: 0 };

beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
  const verified_at = server.clock.now();

  const unpaid = await aHousehold(server, { status: 'waiting', submitted_on: day('2027-01-02') });
  await anInvoice(server, unpaid, { amount_cents: cents(12_050), paid_cents: cents(1_000), status: 'partly_paid' });
  await aDocument(server, unpaid.main_member_id, { verified_at });
  await aDocument(server, unpaid.main_member_id, { type: 'residence_permit', name: 'Karte.jpg' });

  const late = await aHousehold(server, {
    status: 'waiting',
    submitted_on: day('2026-09-01'),
    waiting_from: day('2026-09-01'),
    waiting_until: day('2026-11-30'),
  });
  await aDocument(server, late.main_member_id, { refused_at: verified_at });

  const inOrder = await aHousehold(server, {
    status: 'waiting',
    citizenship_id: 40,
    submitted_on: day('2027-01-05'),
    waiting_from: day('2027-01-05'),
    waiting_until: day('2027-04-05'),
  });
  await aDocument(server, inOrder.main_member_id, { verified_at });

  const sentBack = await aHousehold(server);
  await server.context.db
    .updateTable('households')
    .set({ sent_back_reason: 'Nicht lesbar' })
    .where('id', '=', sentBack.household_id)
    .execute();
  await aHousehold(server);
  await aHousehold(server, { status: 'active' });
  Object.assign(ids, {
    unpaid: unpaid.household_id,
    late: late.household_id,
    inOrder: inOrder.household_id,
    sentBack: sentBack.household_id,
  });
});
afterAll(() => server.stop());

describe('the list of applications', () => {
  it('contains waiting and returned ones, the oldest submission first, each with its gaps', async () => {
    const answer = await client.call(officeContract.listApplications);

    expect(answer.status).toBe(200);
    expect(
      (answer.body as Application[]).map(({ household_id, submitted_on, states, open_amount }) => [
        household_id,
        submitted_on,
        states.join(),
        open_amount,
      ]),
    ).toEqual([
      [ids.late, '01.09.2026', 'documents_not_verified,waiting_over', 0],
      [ids.unpaid, '02.01.2027', 'documents_not_verified,unpaid', 110.5],
      [ids.inOrder, '05.01.2027', 'in_order', 0],
      [ids.sentBack, null, 'sent_back,documents_not_verified', 0],
    ]);
  });

  it('names the documents to review', async () => {
    const answer = await client.call(officeContract.listApplications, { state: 'unpaid' });

    expect(answer.body).toMatchObject([
      {
        household_id: ids.unpaid,
        name: 'Ayşe Yılmaz',
        unverified_types: ['residence_permit'],
        undecided_documents: [{ type: 'residence_permit', name: 'Karte.jpg' }],
      },
    ]);
  });

  it.each([
    ['waiting_over', ['late']],
    ['documents_not_verified', ['late', 'unpaid', 'sentBack']],
    ['in_order', ['inOrder']],
    ['sent_back', ['sentBack']],
  ] as const)('shows by state: %s', async (state, who) => {
    const answer = await client.call(officeContract.listApplications, { state });

    expect((answer.body as Application[]).map(({ household_id }) => household_id)).toEqual(
      who.map((name) => ids[name]),
    );
  });

  it('knows no other states', async () => {
    const answer = await client.call(officeContract.listApplications, { state: 'lost' as never });

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { state: ['invalid_choice'] } }]);
  });
});

it('the to-do list contains reminded invoices, grown children, documents to review and lost mails', async () => {
  const household = await aHousehold(server, { status: 'active', last_name: 'Demir' });
  const reminded = { dunning_status: 3, date: day('2026-10-01'), due_date: day('2026-10-15') } as const;
  const invoice = await anInvoice(server, household, { ...reminded, paid_cents: cents(2_000), status: 'partly_paid' });
  await anInvoice(server, household, { ...reminded, status: 'paid' });
  const grown = { status: 'active', date_of_birth: day('1997-01-10') } as const;
  const child = await aMember(server, household, grown);
  await aMember(server, household, { ...grown, membership_basis: 'child_with_disability' });
  await aMember(server, household, { ...grown, date_of_birth: day('1997-01-11') });
  await aMember(server, household, { ...grown, status: 'inactive' });
  const lost = { effect_key: 'test/1', recipient: 'weg@example.at', content: Buffer.alloc(1) };
  const times = { created_at: server.clock.now(), sent_at: null, abandoned_at: server.clock.now() };
  await server.context.db
    .insertInto('mails')
    .values({ ...lost, ...times })
    .execute();

  const answer = await client.call(officeContract.getToDo);

  const { household_id, membership_no } = household;
  const owner = { household_id, membership_no, name: 'Ayşe Demir' };
  expect(answer.status).toBe(200);
  const toDo = answer.body as ToDo;
  expect(toDo.third_reminders).toEqual([
    { ...owner, sale_invoice_id: invoice.id, bill_number: invoice.bill_number, open_item: 40, due_date: '15.10.2026' },
  ]);
  expect(toDo.children_past_the_age_limit).toEqual([
    { ...owner, name: 'Emre Yılmaz', member_id: child, date_of_birth: '10.01.1997' },
  ]);
  expect(toDo.waiting_over.map((application) => application.household_id)).toEqual([ids.late]);
  expect(toDo.abandoned_mails).toMatchObject([
    { recipient: 'weg@example.at', abandoned_at: '2027-01-11T11:00:00.000Z' },
  ]);
});

it('of more than a hundred applications the list shows the oldest; those in a given state are found all the same', async () => {
  for (let more = 0; more < 99; more += 1) {
    await aHousehold(server, { status: 'waiting', submitted_on: day('2027-01-08') });
  }
  const listed = async (state?: 'sent_back' | 'documents_not_verified' | 'in_order') => {
    const { body } = await client.call(officeContract.listApplications, { state });
    return (body as Application[]).map(({ household_id }) => household_id);
  };

  const all = await listed();

  expect([all.length, all.slice(0, 3)]).toEqual([100, [ids.late, ids.unpaid, ids.inOrder]]);
  expect(await listed('sent_back')).toEqual([ids.sentBack]);
  expect(await listed('documents_not_verified')).toHaveLength(100);

  const { db } = server.context;
  await sql`
    with copies as (
      insert into households (membership_no, status, status_since, created_at, submitted_on)
      select 'copy ' || copy, 'waiting', '2027-01-08', now(), '2027-01-08' from generate_series(1, 110) as copy
      returning id)
    insert into members (household_id, is_main, first_name, last_name, membership_basis, created_at, status_since)
    select id, true, 'Ayşe', 'Demir', 'main', now(), '2027-01-08' from copies`.execute(db);
  await sql`update households set submitted_on = '2027-01-09' where id = ${ids.inOrder}`.execute(db);

  expect(await listed('in_order')).toEqual([ids.inOrder]);
});
