import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discardAccount } from '../../accounts/eraseAccounts.actions.ts';
import { eraseUnneeded } from '../../membership/erasure/erasure.actions.ts';
import { erasePerson } from '../../membership/erasure/personErasure.actions.ts';
import { system } from '../../platform/actor.ts';
import { inChange } from '../../platform/work.ts';
import { aHousehold, anAccount, type TestHousehold } from '../../testing/builders.ts';
import { aLongEndedHousehold, aPersonWhoLeft } from '../../testing/erasingBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { type Audited, record } from '../audit.actions.ts';
import { linkNewEntries } from './linking.actions.ts';
import { verifyChain } from './verify.reads.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const noted = (...audited: Audited[]) => inChange(server.context, system, (change) => record(change, ...audited));
const link = () => linkNewEntries(server.context);
const verified = () => verifyChain(server.context);
const keysOf = async ({ household_id }: TestHousehold) =>
  server.context.db.selectFrom('audit_keys').select('key').where('household_id', '=', household_id).execute();

test('erasing a household deletes its entries and its key; their digests stay, and the chain is whole', async () => {
  const household = await aLongEndedHousehold(server);
  const other = await aHousehold(server);
  const about = ({ household_id }: TestHousehold): Audited => ({
    action: 'note.written',
    household_id,
    subject_id: null,
    reason: 'Frau Yılmaz',
  });
  await noted(about(household), about(other), about(household));
  await link();
  const before = await server.context.db.selectFrom('audit_links').selectAll().orderBy('place').execute();

  await inChange(server.context, system, async (change) => {
    await eraseUnneeded(change, household.household_id);
    await record(change, { action: 'household.erased', household_id: household.household_id, subject_id: null });
  });

  expect(await keysOf(household)).toEqual([]);
  expect(await verified()).toMatchObject({ count: 0, end: { place: 5 } });
  await link();
  const after = await server.context.db.selectFrom('audit_links').selectAll().orderBy('place').execute();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(await verified()).toMatchObject({ count: 0, entries: 4, end: { place: 6 } });
});

test('erasing a person replaces the key of the household, and what stays is linked anew', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const member_id = await aPersonWhoLeft(server, household);
  const { household_id } = household;
  await noted(
    { action: 'member.seen', household_id, subject_id: member_id },
    { action: 'note.written', household_id, subject_id: 1, reason: 'Emre Yılmaz rief an' },
    { action: 'note.written', household_id, subject_id: 2, reason: 'jemand rief an' },
  );
  await link();
  const [before] = await keysOf(household);

  await inChange(server.context, system, (change) => erasePerson(change, { household_id, member_id }));

  const [after] = await keysOf(household);
  const left = await server.context.db.selectFrom('audit_log').select('details').orderBy('id').execute();
  expect(left.map(({ details }) => details)).toEqual([{}, { reason: 'jemand rief an' }]);
  expect(after?.key.equals(before?.key ?? Buffer.alloc(0))).toBe(false);
  expect(await verified()).toMatchObject({ count: 0, entries: 3 });
});

test('an entry that was changed before something else is erased still shows', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const member_id = await aPersonWhoLeft(server, household);
  const { household_id } = household;
  await noted(
    { action: 'member.seen', household_id, subject_id: member_id },
    { action: 'note.written', household_id, subject_id: 1, reason: 'ein Grund' },
  );
  await link();
  await sql`update audit_log set subject_id = 2 where id = 2`.execute(server.context.db);

  await inChange(server.context, system, (change) => erasePerson(change, { household_id, member_id }));

  expect(await verified()).toMatchObject({ problems: [{ kind: 'changed', id: 2 }] });
});

test('an account that goes leaves its entries', async () => {
  const { account_id } = await anAccount(server, { status: 'unconfirmed' });
  await noted({ action: 'list.exported', household_id: null, subject_id: null });
  await sql`update audit_log set actor_account_id = ${account_id}`.execute(server.context.db);
  await link();

  await inChange(server.context, system, (change) => discardAccount(change, account_id));

  const left = await server.context.db.selectFrom('audit_log').select('actor_account_id').execute();
  expect(left).toEqual([{ actor_account_id: null }]);
  expect(await verified()).toMatchObject({ count: 0, entries: 1 });
});

test('erasing and linking at once neither wait for each other for ever nor break the chain', async () => {
  const households = await Promise.all(Array.from({ length: 4 }, () => aLongEndedHousehold(server)));
  for (const { household_id } of households) {
    await noted(...Array.from({ length: 3 }, (): Audited => ({ action: 'member.seen', household_id, subject_id: 1 })));
  }

  await Promise.all([
    link(),
    ...households.map(({ household_id }) =>
      inChange(server.context, system, (change) => eraseUnneeded(change, household_id)),
    ),
    link(),
  ]);
  await link();

  expect(await verified()).toMatchObject({ count: 0 });
  expect(await server.context.db.selectFrom('audit_log').select('id').execute()).toEqual([]);
});
