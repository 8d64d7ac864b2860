import { expect, test } from 'vitest';
import { membersContract } from '../../domain/members/members.contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold, aLoggedInClient, logIn } from '../testing/builders.ts';
import { aDocument, aMember, aPhoneNumber } from '../testing/memberBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const { getMember, deleteFamilyMember } = membersContract;

const server = testServer();

test('a new one is deleted, with phone numbers, documents and files', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = await aMember(server, household);
  await aPhoneNumber(server, id);
  await aDocument(server, id);
  const { storage_key } = await server.context.db
    .selectFrom('documents')
    .select('storage_key')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();

  const { status } = await client.call(deleteFamilyMember, { id: String(id) });
  await server.runJobs();

  expect(status).toBe(204);
  expect(await peopleOf(household.household_id)).toBe(1);
  await expect(server.context.files.read(storage_key)).rejects.toThrow();
  expect(await server.context.db.selectFrom('discarded_files').selectAll().execute()).toEqual([]);
});

test('one who is on a draft is deleted as well, the item stays', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = await aMember(server, household);
  const items = await itemsFor(household.household_id, id);

  expect((await client.call(deleteFamilyMember, { id: String(id) })).status).toBe(204);

  expect(await items()).toEqual([{ member_id: null, amount_cents: 500 }]);
});

// proves: state.delete-new-only
test.each(['waiting', 'active', 'inactive'] as const)('a %s one stays', async (status) => {
  const { client, household } = await aLoggedInClient(server);
  const id = await aMember(server, household, { status });

  const answer = await client.call(deleteFamilyMember, { id: String(id) });

  expect([answer.status, answer.body]).toMatchObject([409, { message: 'only_members_with_status_new_can_be_deleted' }]);
});

test('the main member cannot be deleted', async () => {
  const { client, household } = await aLoggedInClient(server);

  const { status } = await client.call(deleteFamilyMember, { id: String(household.main_member_id) });

  expect(status).toBe(403);
});

test('another household’s family member is not found and stays', async () => {
  const { client } = await aLoggedInClient(server);
  const foreign = await aHousehold(server);
  const id = await aMember(server, foreign);

  expect((await client.call(deleteFamilyMember, { id: String(id) })).status).toBe(404);
  expect((await (await logIn(server, foreign)).call(getMember, { id: String(id) })).status).toBe(200);
});

async function peopleOf(householdId: number): Promise<number> {
  const rows = await server.context.db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', householdId)
    .execute();
  return rows.length;
}

/** Creates a draft with one item for the person; returns a function that reads its items later. */
async function itemsFor(household_id: number, member_id: number) {
  const { db } = server.context;
  const invoice = await db
    .insertInto('sale_invoices')
    .values({
      household_id,
      type: 'siac',
      status_id: 1,
      bill_number: `test-${member_id}`,
      payment_reference: `test-${member_id}`,
      billed_year: 2027,
      amount_cents: cents(500),
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sale_invoice_items')
    .values({ sale_invoice_id: invoice.id, member_id, amount_cents: cents(500) })
    .execute();
  return () =>
    db
      .selectFrom('sale_invoice_items')
      .select(['member_id', 'amount_cents'])
      .where('sale_invoice_id', '=', invoice.id)
      .execute();
}
