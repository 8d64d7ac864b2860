import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldsWith, type StoredField } from '../../domain/members/personFields.ts';
import type { Tables } from '../platform/db.ts';
import { aHousehold } from '../testing/builders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import './members.tables.ts';

/** Columns that no answer has: why each is kept. A column of `members.tables.ts` without a field does not compile. */
const ofNoAnswer = {
  household_id: 'whose person it is',
  is_main: 'tells the two answers apart',
  idempotency_key: 'finds whom a call has made that is sent again',
  joined_later: 'decides whose waiting period is their own (D22)',
  status_since: 'day of the last change of status; the history says the same',
  waiting_from: 'first day of the waiting period, which ends on `waiting_until`',
  began_anew_on: 'first day of a waiting period begun anew (decision 35)',
} satisfies Record<Exclude<keyof Tables['members'], StoredField>, string>;

/** Kept by the database itself, and written by nobody. */
const GENERATED = ['search_name'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('every column of a person is a field of the record, or is named here as one that no answer has', async () => {
  const named = [...fieldsWith('stored', 'plain', 'day', 'sealed'), ...Object.keys(ofNoAnswer), ...GENERATED];

  expect(await columnsOfMembers()).toEqual(named.sort());
});

it('the columns that the record calls sealed or a day are so in the database', async () => {
  expect(await columnsOfMembers(`d.description like 'sealed%'`)).toEqual([...fieldsWith('stored', 'sealed')].sort());
  const days = (await columnsOfMembers(`c.data_type = 'date'`)).filter((column) => !Object.hasOwn(ofNoAnswer, column));
  expect(days).toEqual([...fieldsWith('stored', 'day')].sort());
});

it('the database puts a person together from every field that is theirs, and from nothing else', async () => {
  const { main_member_id } = await aHousehold(server);
  const { rows } = await sql<{ key: string }>`
    select json_object_keys(person_record(m)) as key from members m where m.id = ${main_member_id}`.execute(
    server.context.db,
  );
  const fields = fieldsWith('stored', 'plain', 'day', 'sealed', 'own_rows');

  expect(rows.map(({ key }) => key).sort()).toEqual([...fields, 'fees_billed', 'is_main'].sort());
});

async function columnsOfMembers(which = 'true'): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select c.column_name as "column" from information_schema.columns c left join pg_description d
      on d.objoid = 'members'::regclass and d.classoid = 'pg_class'::regclass and d.objsubid = c.ordinal_position
    where c.table_schema = 'public' and c.table_name = 'members' and ${sql.raw(which)}`.execute(server.context.db);
  return rows.map(({ column }) => column).sort();
}
