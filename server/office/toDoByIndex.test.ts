import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DocumentType, documentTypes, isForDeath } from '../../domain/documents/documentTypes.ts';
import { endingSoonSpan, mayExpire } from '../../domain/documents/validity.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { cents } from '../../domain/shared/money.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

const HOUSEHOLDS = 220;
const MOST = 100;

let server: TestServer;
let toDo: ToDo;

/** The same numbers in every run. */
let seed = 7;
function below(limit: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % limit;
}
const oneOf = <T>(...values: [T, ...T[]]): T => values[below(values.length)] ?? values[0];

beforeAll(async () => {
  const opened = await aServerWithClerk();
  server = opened.server;
  for (let made = 0; made < HOUSEHOLDS; made += 1)
    await fill(await aHousehold(server, { status: oneOf('active', 'active', 'waiting', 'new') }));
  await sql`
    insert into death_cases (case_no, state, source, language, reported_at, opened_at, state_since, changed_at)
    select 'T-' || n, (array['reported', 'checked', 'accepted', 'closed'])[1 + n % 4], 'on_call', 'de',
      now() - make_interval(mins => n * 7919 % 1000), case when n % 3 = 0 then now() end, now(), now()
    from generate_series(1, 600) n`.execute(server.context.db);
  toDo = (await opened.client.call(officeContract.getToDo)).body as ToDo;
}, patience(120_000));
afterAll(() => server.stop());

async function fill(household: TestHousehold): Promise<void> {
  for (let document = below(7); document > 0; document -= 1) {
    const type = oneOf<DocumentType>('passport', 'residence_permit', 'other', 'birth_certificate');
    const created_at = new Date(server.clock.now().getTime() - below(900) * 3_600_000);
    await aDocument(server, household.main_member_id, {
      created_at,
      type,
      valid_until: mayExpire(type) && below(3) > 0 ? server.clock.inDays(below(50) - 18) : null,
      ...oneOf({}, { verified_at: created_at }, { refused_at: created_at }),
    });
  }
  if (below(2) === 0)
    await anInvoice(server, household, { amount_cents: cents(6_000), paid_cents: cents(below(3) * 1_000) });
  if (below(4) === 0)
    await anInvoice(server, household, { type: 'sirf', status: 'cancelled', paid_cents: cents(below(2) * 500) });
  for (let payment = below(3); payment > 0; payment -= 1) await aPayment(household);
}

async function aPayment({ household_id }: TestHousehold): Promise<void> {
  await server.context.db
    .insertInto('bank_transactions')
    .values({
      household_id,
      transaction_key: `law/${seed}`,
      source: oneOf('statement', 'manual'),
      created_at: server.clock.now(),
      value_date: server.clock.today(),
      amount_cents: cents(8_000),
      // its type lets nobody write it: the database keeps it
      ...{ spent_cents: cents(below(6) * 2_000) },
    })
    .execute();
}

async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await query.execute(server.context.db)).rows as Row[];
}

it('documents that run out are those that a plain reading finds', async () => {
  const { from, until } = endingSoonSpan(server.clock.today());
  const plain = await rowsOf<{ member_id: number; type: string }>(sql`
    select distinct v.valid_until, m.id as member_id, v.type
    from latest_validity v join members m on m.id = v.member_id and m.status in ('waiting', 'active')
      join households h on h.id = m.household_id and h.status in ('waiting', 'active')
    where v.valid_until between ${from} and ${until} and not has_reported_death(m.id)
    order by v.valid_until, m.id, v.type`);

  expect(plain.length).toBeGreaterThan(MOST / 2);
  expect(toDo.documents_running_out.map(({ member_id, type }) => [member_id, type])).toEqual(
    plain.slice(0, MOST).map(({ member_id, type }) => [member_id, type]),
  );
});

it('documents to check are those that a plain reading finds', async () => {
  const elsewhere = toDo.waiting_over.map(({ household_id }) => household_id);
  const plain = await rowsOf<{ household_id: number }>(sql`
    select m.household_id from documents d join members m on m.id = d.member_id join households h on h.id = m.household_id
    where d.verified_at is null and d.refused_at is null and h.status in ('waiting', 'active')
      and h.id <> all(${elsewhere}::integer[])
    group by 1
    order by bool_or(d.type = any(${documentTypes.filter(isForDeath)}::text[])) desc, min(d.created_at), 1`);

  expect(plain.length).toBeGreaterThan(MOST / 2);
  expect(toDo.documents_to_check.map(({ household_id }) => household_id)).toEqual(
    plain.slice(0, MOST).map(({ household_id }) => household_id),
  );
});

it('free money is that which a plain reading finds, of those who owe and of those who do not', async () => {
  const plain = await rowsOf<{ household_id: number; free: number; owed: number; refundable: number }>(sql`
    select f.household_id, f.cents as free, coalesce(d.cents, 0) as owed, least(f.cents, greatest(0, r.cents)) as refundable
    from (select household_id, sum(cents) as cents from free_money group by 1 having sum(cents) > 0) f
    left join lateral (select sum(amount_cents - paid_cents) as cents from sale_invoices
      where household_id = f.household_id and status_id in (2, 7)) d on true
    cross join lateral (select coalesce(sum(cents), 0) as cents from refundable_money where household_id = f.household_id) r
    order by owed desc, free desc, 1`);
  const shown = (rows: typeof plain) => rows.slice(0, MOST).map(({ household_id }) => household_id);
  const owing = plain.filter(({ owed }) => Number(owed) > 0);
  const others = plain.filter(({ owed, refundable }) => Number(owed) === 0 && Number(refundable) > 0);

  expect(Math.min(owing.length, others.length)).toBeGreaterThan(20);
  expect(toDo.free_money.map(({ household_id }) => household_id)).toEqual(shown(owing));
  expect(toDo.to_refund.map(({ household_id }) => household_id)).toEqual(shown(others));
});

it('cases of a death are the oldest and the newest of each kind', async () => {
  const plain = await rowsOf<{ id: number }>(sql`
    select id from (select id, opened_at, reported_at,
        row_number() over (partition by state = 'reported', state = 'reported' and opened_at is null order by reported_at, id) as oldest,
        row_number() over (partition by state = 'reported', state = 'reported' and opened_at is null
          order by reported_at desc, id desc) as newest
      from death_cases where state not in ('closed', 'withdrawn')) o
    where least(oldest, newest) <= 50 order by opened_at is not null, reported_at, id`);

  expect(plain.length).toBeGreaterThan(200);
  expect(toDo.deaths.map(({ id }) => id)).toEqual(plain.map(({ id }) => id));
});
