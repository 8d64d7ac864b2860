import { beforeAll, beforeEach, expect, it } from 'vitest';
import { postContract } from '../../domain/post/post.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { remindWithoutBank } from '../dunning/dunning.actions.ts';
import { runSql } from '../platform/db.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aHomeAddress, anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { aPrint } from '../testing/post/postBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
let household: TestHousehold;
let invoice: { id: number };
beforeAll(() => withDemoFees(server));
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, letter_prints, letters cascade'));
  moveTo(server, '2027-01-11');
  household = await aHousehold(server, { status: 'active' });
  await aHomeAddress(server, household);
  await server.context.db
    .updateTable('households')
    .set({ channel: 'post' })
    .where('id', '=', household.household_id)
    .execute();
  invoice = await anInvoice(server, household, { due_date: day('2027-01-01') });
});

async function atTheOffice(on: string): Promise<void> {
  moveTo(server, on);
  ({ client: clerk } = await aClerk(server));
}

const night = async (on: string) => {
  moveTo(server, on);
  return server.change((change) => remindWithoutBank(change, household.household_id));
};

/** The level of the invoice, and how many letters there are. */
async function standing(): Promise<[level: number, letters: number]> {
  const { db } = server.context;
  const { dunning_status } = await db
    .selectFrom('sale_invoices')
    .select('dunning_status')
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  return [dunning_status, (await db.selectFrom('letters').select('id').execute()).length];
}

/** Prints everything that waits, and sends it. */
async function isSent(on: string): Promise<void> {
  await atTheOffice(on);
  const id = await aPrint(server);
  await clerk.call(postContract.openLetterPrint, { id: String(id) });
  await clerk.call(postContract.sendLetterPrint, { id: String(id) });
}

async function comesBack(on: string): Promise<void> {
  await atTheOffice(on);
  const { household_id } = household;
  const { body } = await clerk.call(postContract.listHouseholdLetters, { id: String(household_id) });
  const { envelopes } = body as Answer<(typeof postContract)['listHouseholdLetters']>;
  await clerk.call(postContract.returnEnvelope, { id: String(envelopes[0]?.id), because: 'moved' });
}

it('a reminder by letter raises no level until it is sent, and there is only one meanwhile', async () => {
  expect([await night('2027-01-11'), await standing()]).toEqual([true, [0, 1]]);
  expect([await night('2027-01-12'), await standing()]).toEqual([false, [0, 1]]);

  await aPrint(server);
  expect([await night('2027-01-25'), await standing()]).toEqual([false, [0, 1]]);
});

it('it counts from the day on which it was sent: the next one comes two weeks later', async () => {
  await night('2027-01-11');
  await isSent('2027-01-20');

  expect(await standing()).toEqual([1, 1]);
  expect([await night('2027-02-02'), await standing()]).toEqual([false, [1, 1]]);
  expect([await night('2027-02-03'), await standing()]).toEqual([true, [1, 2]]);
});

it('one that comes back takes its level back, and another one waits for an address', async () => {
  await night('2027-01-11');
  await isSent('2027-01-20');
  await comesBack('2027-01-29');

  expect(await standing()).toEqual([0, 1]);
  expect([await night('2027-01-30'), await standing()]).toEqual([true, [0, 2]]);
  await atTheOffice('2027-01-30');
  const { body } = await clerk.call(postContract.getLetters);
  expect(body).toMatchObject({ waiting: { letters: 1, households: 0 }, without_address: [{ letters: 1 }] });
});

it('the level of a later letter stays when an earlier one comes back', async () => {
  await night('2027-01-11');
  await isSent('2027-01-20');
  await night('2027-02-03');
  await isSent('2027-02-04');
  await atTheOffice('2027-02-05');
  const { body } = await clerk.call(postContract.listHouseholdLetters, { id: String(household.household_id) });
  const { envelopes } = body as Answer<(typeof postContract)['listHouseholdLetters']>;

  await clerk.call(postContract.returnEnvelope, { id: String(envelopes.at(-1)?.id), because: 'not_collected' });

  expect(await standing()).toEqual([2, 2]);
});

it('an invoice that was paid before the letter was sent reaches no level', async () => {
  await night('2027-01-11');
  await atTheOffice('2027-01-12');
  const id = await aPrint(server);
  await server.context.db
    .updateTable('sale_invoices')
    .set({ status_id: 3, paid_cents: cents(6_000) })
    .where('id', '=', invoice.id)
    .execute();

  await clerk.call(postContract.openLetterPrint, { id: String(id) });
  await clerk.call(postContract.sendLetterPrint, { id: String(id) });

  expect(await standing()).toEqual([0, 1]);
});
