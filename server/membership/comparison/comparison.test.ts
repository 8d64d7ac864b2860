import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { householdsContract } from '../../../domain/households/households.contract.ts';
import { invoicingContract, type SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { officeInvoicesContract } from '../../../domain/invoicing/officeInvoices.contract.ts';
import { type Me, meContract } from '../../../domain/me/me.contract.ts';
import { comparisonContract } from '../../../domain/membership/comparison.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile, ToDo } from '../../../domain/office/officeAnswers.ts';
import { day } from '../../../domain/shared/day.ts';
import { runSql } from '../../platform/db.ts';
import { statusesOf } from '../../testing/applicantBuilders.ts';
import { aLoggedInClient, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aHouseholdWithoutAccount } from '../../testing/counter/accountCodeBuilders.ts';
import { withDemoFees } from '../../testing/invoicingBuilders.ts';
import { aDocument, aMember, anAddress } from '../../testing/memberBuilders.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { refusalOf } from '../../testing/refundBuilders.ts';
import { outboxOf, silence } from '../../testing/release/silenceBuilders.ts';
import { knownRoutes, sendValid } from '../../testing/requests.ts';
import { TEST_BEGINS, testServer } from '../../testing/testServer.ts';
import { runDailyWork } from '../daily.jobs.ts';
import { listToCompare } from './comparison.reads.ts';

const { createInvoices, confirmInvoice, preCalculate } = invoicingContract;
const { letGoOn } = comparisonContract;

const server = testServer();
let clerk: TestClient;
let listed: TestHousehold;

beforeAll(() => withDemoFees(server));
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, mails, letters, runs cascade'));
  server.mails.length = 0;
  clerk = (await aClerk(server)).client;
  listed = await aHouseholdWithoutAccount(server, { first_name: 'Ayşe', last_name: 'Öztürk' });
  await server.context.db
    .updateTable('households')
    .set({ taken_over_on: server.clock.today() })
    .where('id', '=', listed.household_id)
    .execute();
  await silence(server, listed);
});

/** All people of the builders have the same numbers. */
async function withoutNumbers({ household_id }: TestHousehold): Promise<void> {
  const none = { social_insurance_digest: null, turkish_id_digest: null };
  await server.context.db.updateTable('members').set(none).where('household_id', '=', household_id).execute();
}

/** Somebody who registered by themselves, with everything but the fees; by default nobody of the list. */
async function anApplicant({ first_name = 'Meryem', last_name = 'Aydın', born = '1985-03-02' } = {}) {
  const of = await aLoggedInClient(server, { status: 'new', first_name, last_name, date_of_birth: day(born) });
  await withoutNumbers(of.household);
  await anAddress(server, of.household);
  await aDocument(server, of.household.main_member_id);
  await aDocument(server, of.household.main_member_id, { type: 'residence_permit' });
  return of;
}

const sameAsListed = { first_name: 'Ayse', last_name: 'Ozturk', born: '1950-05-04' };

async function stateOf(client: TestClient) {
  const me: Me = (await client.call(meContract.getMe)).body;
  return me.household?.comparison;
}

async function fileOf({ household_id }: TestHousehold): Promise<HouseholdFile> {
  return (await clerk.call(officeContract.getHousehold, { id: String(household_id) })).body;
}

async function toCompare(): Promise<ToDo['to_compare']> {
  const toDo: ToDo = (await clerk.call(officeContract.getToDo)).body;
  return toDo.to_compare;
}

async function draftsOf(client: TestClient): Promise<SaleInvoice[]> {
  return (await client.call(createInvoices, {})).body;
}

const goOn = ({ household_id }: TestHousehold, reason?: string) =>
  clerk.call(letGoOn, { id: String(household_id), reason });

const invoicesOf = ({ household_id }: TestHousehold) =>
  server.context.db.selectFrom('sale_invoices').select('id').where('household_id', '=', household_id).execute();

/** Whom and what an answer is about, out of it. */
function masked(body: unknown, { email }: TestHousehold): string {
  const names = /Meryem|Aydın|Ayse|Ozturk/g;
  return (JSON.stringify(body) ?? '')
    .replaceAll(email, '@')
    .replace(names, '*')
    .replace(/\d+/g, '#')
    .replace(/[a-f#-]{20,}/g, '#');
}

describe('somebody who registered by themselves', () => {
  it('gets the same from every call, whether they are in the former list or not', async () => {
    const [one, other] = [await anApplicant(sameAsListed), await anApplicant()];
    const reads = knownRoutes.filter(
      ({ call: { method, access, path, answer } }) =>
        method === 'GET' && ['member', 'account'].includes(access) && !path.includes(':') && answer !== 'file',
    );
    const answersOf = async ({ client, household }: typeof one) => {
      const world = { ...household, client, server, made: new Map() };
      const answers: unknown[] = [];
      for (const route of reads) {
        const { status, body } = await sendValid(route, { world, client });
        answers.push([route.call.path, status, masked(body, household)]);
      }
      const journal = await client.call(invoicingContract.listJournal, { id: String(household.household_id) });
      answers.push(['the journal', journal.status, masked(journal.body, household)]);
      return answers;
    };
    expect(reads.length).toBeGreaterThan(10);
    expect(await answersOf(one)).toEqual(await answersOf(other));
    expect([await stateOf(one.client), await stateOf(other.client)]).toEqual(['to_come', 'to_come']);

    const writesOf = async ({ client, household }: typeof one) => {
      const created = await client.call(createInvoices, {});
      const fees = await client.call(preCalculate);
      const submitted = await client.call(meContract.submitAgain, { id: String(household.household_id) });
      return [created, fees, submitted].map(({ status, body }) => [status, masked(body, household)]);
    };
    expect(await writesOf(one)).toEqual(await writesOf(other));
    expect(await answersOf(one)).toEqual(await answersOf(other));
    expect([await stateOf(one.client), await stateOf(other.client)]).toEqual(['asked', 'asked']);
    for (const { household } of [one, other]) {
      expect([await invoicesOf(household), await outboxOf(server, household)]).toEqual([[], []]);
      expect(await statusesOf(server, household)).toEqual(['new', 'new']);
    }
  });

  it('is not held where no household was taken over', async () => {
    await server.context.db.updateTable('households').set({ taken_over_on: null }).execute();
    const { client } = await anApplicant(sameAsListed);
    expect((await client.call(createInvoices, {})).body).toHaveLength(2);
    expect(await stateOf(client)).toBeNull();
  });

  it('is held again when a draft was made before, and somebody is added or renamed', async () => {
    const { client, household } = await anApplicant();
    await client.call(createInvoices, {});
    expect((await goOn(household)).status).toBe(204);
    const drafts = await draftsOf(client);
    expect(drafts).toHaveLength(2);

    const added = await aMember(server, household, { first_name: 'Ayşe', last_name: 'Öztürk' });
    await server.context.db
      .updateTable('members')
      .set({ date_of_birth: day('1950-05-04') })
      .where('id', '=', added)
      .execute();
    const confirm = client.call(confirmInvoice, { id: String(drafts[0]?.id) });
    expect(await refusalOf(confirm)).toEqual([409, 'application_is_compared']);
    expect((await client.call(createInvoices, {})).body).toEqual([]);
    expect((await fileOf(household)).comparison?.matches).toMatchObject([{ member_id: added, by: 'name' }]);
  });

  it('is held if the list comes to hold them only after the office has compared', async () => {
    const { client, household } = await anApplicant();
    await client.call(createInvoices, {});
    await goOn(household);
    const { db } = server.context;
    const same = { date_of_birth: day('1985-03-02') };
    await db
      .updateTable('members')
      .set({ first_name: 'Meryem', last_name: 'Aydın', ...same })
      .where('id', '=', listed.main_member_id)
      .execute();
    expect((await client.call(createInvoices, {})).body).toEqual([]);
    expect((await fileOf(household)).comparison?.matches).toHaveLength(1);
  });

  it('is not submitted by its last document either, while it is held', async () => {
    const { client, household } = await anApplicant(sameAsListed);
    await server.context.db.deleteFrom('addresses').where('member_id', '=', household.main_member_id).execute();
    await client.call(createInvoices, {});
    await goOn(household, 'Andere Eltern.');
    for (const { id } of await draftsOf(client)) {
      expect((await client.call(confirmInvoice, { id: String(id) })).status).toBe(200);
    }
    await server.context.db
      .updateTable('households')
      .set({ compared_people: null })
      .where('id', '=', household.household_id)
      .execute();
    const home = {
      street: 'Gudrunstraße 12',
      postal_code: '1100',
      state: 'Wien',
      city: 'Wien',
      country_id: 40,
      type: 'domestic',
      is_main_address: true,
    } as const;
    await client.call(householdsContract.addOwnAddress, home);
    expect(await statusesOf(server, household)).toEqual(['new', 'new']);
    expect(await stateOf(client)).toBe('asked');

    expect((await goOn(household, 'Andere Eltern.')).status).toBe(204);
    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });
});

describe('the office', () => {
  it('sees who looks the same beside the application, and needs a reason to let it go on', async () => {
    const { client, household } = await anApplicant(sameAsListed);
    expect(await refusalOf(goOn(household, 'Andere Eltern.'))).toEqual([409, 'nothing_to_compare']);
    await client.call(createInvoices, {});
    expect(await toCompare()).toMatchObject([{ household_id: household.household_id, matches: 1 }]);
    expect((await fileOf(household)).comparison).toMatchObject({
      matches: [{ by: 'name', household_id: listed.household_id, name: 'Ayşe Öztürk', is_main: true, is_silent: true }],
    });

    expect(await refusalOf(goOn(household))).toEqual([409, 'comparison_needs_reason']);
    const pressed = await Promise.all([goOn(household, 'Andere Eltern.'), goOn(household, 'Andere Eltern.')]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await auditOf(server, household.household_id)).toContainEqual(
      expect.objectContaining({ action: 'application.compared' }),
    );
    expect(await outboxOf(server, household)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^application\.compared\//)]),
    );
    expect((await client.call(createInvoices, {})).body).toHaveLength(2);
    expect(await toCompare()).toEqual([]);
  });

  it('finds the same number, in whatever name', async () => {
    const { db } = server.context;
    const number = { social_insurance_digest: Buffer.from('the same digest') };
    await db.updateTable('members').set(number).where('id', '=', listed.main_member_id).execute();
    const { client, household } = await anApplicant();
    await db.updateTable('members').set(number).where('id', '=', household.main_member_id).execute();
    await client.call(createInvoices, {});
    expect((await fileOf(household)).comparison?.matches).toMatchObject([{ by: 'number' }]);
  });

  it('makes no invoice by hand for an application that is held, and an erased household matches nobody', async () => {
    const { client, household } = await anApplicant(sameAsListed);
    const made = clerk.call(officeInvoicesContract.makeInvoice, {
      ...{ id: String(household.household_id), amount: 10, text: 'Bücher' },
    });
    expect(await refusalOf(made)).toEqual([409, 'application_is_compared']);
    await client.call(createInvoices, {});
    const erased = {
      erased_on: server.clock.today(),
      status: 'inactive',
      inactive_from: server.clock.today(),
    } as const;
    await server.context.db.updateTable('households').set(erased).where('id', '=', listed.household_id).execute();
    expect((await fileOf(household)).comparison).toBeNull();
    expect((await client.call(createInvoices, {})).body).toHaveLength(2);
  });

  it('has thirty days; then an application goes on by itself, whoever it resembles', async () => {
    const [one, other] = [await anApplicant(sameAsListed), await anApplicant()];
    const applicants = [one, other];
    for (const { client } of applicants) await client.call(createInvoices, {});
    const invoiced = () => Promise.all(applicants.map(async ({ household }) => (await invoicesOf(household)).length));
    const { asked_on, held_until } = (await fileOf(one.household)).comparison ?? {};
    expect([asked_on, held_until]).toEqual(['11.01.2027', '10.02.2027']);

    server.clock.moveDays(30);
    await runDailyWork(server.context);
    expect(await listToCompare(server.context.db, 9)).toHaveLength(2);
    server.clock.moveDays(1);
    await runDailyWork(server.context);
    await runDailyWork(server.context);
    server.clock.moveTo(TEST_BEGINS);

    expect(await toCompare()).toEqual([]);
    expect(await outboxOf(server, one.household)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^application\.compared\//)]),
    );
    expect((await outboxOf(server, one.household)).length).toBe((await outboxOf(server, other.household)).length);
    for (const { client } of applicants) await client.call(createInvoices, {});
    expect(await invoiced()).toEqual([2, 2]);
  });

  it('only may decide it', async () => {
    const { client, household } = await anApplicant();
    await client.call(createInvoices, {});
    expect((await client.call(letGoOn, { id: String(household.household_id) })).status).toBe(403);
    expect(await refusalOf(clerk.call(letGoOn, { id: '999999' }))).toEqual([404, 'HouseholdNotFound']);
  });
});
