import { sql } from 'kysely';
import { coverOn } from '../../../domain/membership/cover.ts';
import { day } from '../../../domain/shared/day.ts';
import { readCoverFacts } from '../../membership/cover/cover.reads.ts';
import { aHousehold, type HouseholdOverrides, type TestHousehold } from '../builders.ts';
import type { TestServer } from '../testServer.ts';
import { withoutNumbers } from './joiningBuilders.ts';

/** Ayşe Öztürk, who is an active member since a day, by default since 2010; nobody has her numbers. */
export async function aKnownHousehold(
  server: TestServer,
  overrides: HouseholdOverrides = {},
): Promise<TestHousehold & { membership_no: string }> {
  const who = { first_name: 'Ayşe', last_name: 'Öztürk', date_of_birth: day('1950-05-04') };
  const household = await aHousehold(server, {
    ...{ status: 'active', active_from: day('2010-03-01'), ...who },
    ...overrides,
  });
  await withoutNumbers(server, household);
  const { db } = server.context;
  const since = overrides.active_from ?? day('2010-03-01');
  await sql`update members set created_at = ${since}::date where household_id = ${household.household_id}`.execute(db);
  const { membership_no } = await db
    .selectFrom('households')
    .select('membership_no')
    .where('id', '=', household.household_id)
    .executeTakeFirstOrThrow();
  return { ...household, membership_no };
}

/** The other one of a household that is there twice, and its main member here. */
export async function theOtherOf({ context: { db } }: TestServer, household_id: number) {
  const {
    household_id: id,
    membership_no,
    main_member_id,
  } = await db
    .selectFrom('households as h')
    .innerJoin('members as m', 'm.household_id', 'h.id')
    .select(['h.id as household_id', 'h.membership_no', 'm.id as main_member_id'])
    .where('h.old_number', '=', `twice ${household_id}`)
    .where('m.is_main', '=', true)
    .executeTakeFirstOrThrow();
  const { id: same_id } = await db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', household_id)
    .where('is_main', '=', true)
    .executeTakeFirstOrThrow();
  return { household_id: id, membership_no, main_member_id, same_id };
}

/** What was received, is owed and is free, in cents, of these households together. */
export async function sumsOf(server: TestServer, ...households: { household_id: number }[]) {
  const ids = households.map(({ household_id }) => household_id);
  const { rows } = await sql<{ received: number; owed: number; free: number }>`
    select (select coalesce(sum(amount_cents), 0)::integer from bank_transactions where household_id = any(${ids})) as received,
      (select coalesce(sum(amount_cents - paid_cents), 0)::integer from sale_invoices
        where household_id = any(${ids}) and status_id in (2, 7)) as owed,
      (select coalesce(sum(cents), 0)::integer from free_money where household_id = any(${ids})) as free`.execute(
    server.context.db,
  );
  return rows[0];
}

/** Whether the membership covers somebody on a day. */
export async function verdictOn(server: TestServer, id: number, on: string): Promise<string> {
  const facts = await readCoverFacts(server.context.db, { member_ids: [id], day: day(on), is_accident: false });
  return coverOn(facts).verdict;
}
