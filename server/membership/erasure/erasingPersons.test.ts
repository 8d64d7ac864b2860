import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile, ToDo } from '../../../domain/office/officeAnswers.ts';
import { addYears, day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import type { Message } from '../../messages.ts';
import { notify, tellInNews } from '../../notifications/tell.actions.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { system } from '../../platform/actor.ts';
import { inChange } from '../../platform/work.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aInvoiceFor, aLongEndedHousehold, aPersonWhoLeft } from '../../testing/erasingBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment } from '../../testing/lifeBuilders.ts';
import { aChangeRequest, aDocument, aMember } from '../../testing/memberBuilders.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { anEffect } from '../../testing/post/effects.ts';
import { somebodyWaitsForALock } from '../../testing/processes/locks.ts';
import { testServer } from '../../testing/testServer.ts';
import { eraseHousehold } from './erasureDecision.actions.ts';
import { erasePerson } from './personErasure.actions.ts';

const server = testServer();
let board: TestClient;
let boardId: number;
beforeAll(async () => {
  const { client, account } = await aClerk(server, 'board');
  board = client;
  boardId = account.account_id;
});

/** A day of the year in which the son left. */
const THEN = day('2018-01-10');

let household: TestHousehold;
let son: number;
beforeEach(async () => {
  household = await aHousehold(server, { status: 'active' });
  const { household_id } = household;
  await server.context.db
    .updateTable('households')
    .set({ created_at: new Date(THEN) })
    .where('id', '=', household_id)
    .execute();
  son = await aPersonWhoLeft(server, household);
});

describe('a person who left a household that goes on, and whose retention is over', () => {
  it('is on the to-do list by number alone, and on the household’s page by name, until they are erased', async () => {
    const { household_id, membership_no } = household;
    expect(await erasable()).toContainEqual({ household_id, membership_no, member_id: son, from: '01.01.2026' });
    expect(await personsOf(household)).toEqual([
      { member_id: son, name: 'Emre Yılmaz', from: '01.01.2026', hindrances: [] },
    ]);

    expect((await erase()).status).toBe(204);

    expect(await erasable()).not.toContainEqual(expect.objectContaining({ household_id }));
    expect(await personsOf(household)).toEqual([]);
    expect((await fileOf(household)).sub_members).toEqual([]);
  });

  // proves: promise.16
  it('is erased by the board alone, and the record of who did it stays', async () => {
    const { client: clerk } = await aClerk(server);
    const { household_id, membership_no } = household;

    expect(await erase(son, clerk)).toMatchObject({ status: 403, body: { message: 'forbidden' } });
    const bySystem = inChange(server.context, system, (change) =>
      eraseHousehold(change, { id: household_id, member_id: son }),
    );
    await expect(bySystem).rejects.toMatchObject({ key: 'forbidden' });
    expect(await personsOf(household)).toHaveLength(1);
    expect(await auditOf(server, household_id)).toContainEqual(expect.objectContaining({ subject_id: son }));

    expect((await erase()).status).toBe(204);

    expect((await auditOf(server, household_id)).filter(({ subject_id }) => subject_id === son)).toEqual([
      { action: 'household.person_erased', actor_account_id: boardId, subject_id: son },
    ]);
    expect((await fileOf(household)).household).toMatchObject({ membership_no, status: 'active' });
  });

  it('is listed with their household if that may be erased too', async () => {
    const ended = await aLongEndedHousehold(server);
    await aPersonWhoLeft(server, ended, { inactive_from: THEN });

    const listed = (await erasable()).filter(({ household_id }) => household_id === ended.household_id);

    expect(listed).toMatchObject([{ member_id: null }]);
  });

  it('is not erased if a colleague has decided about the household since', async () => {
    const { last_decision: seen } = await fileOf(household);
    const other = await aPersonWhoLeft(server, household, { first_name: 'Elif' });
    const { client: colleague } = await aClerk(server, 'board');
    expect((await erase(other, colleague)).status).toBe(204);

    expect(await erase(son, board, seen)).toMatchObject({ status: 409, body: { message: 'decided_meanwhile_by' } });
    expect(await personsOf(household)).toHaveLength(1);
  });
});

describe('reasons against it', () => {
  it.each([
    ['is still to be kept', 'kept', () => leaves(addYears(server.clock.today(), -1))],
    ['is on a bill that is owed', 'owed', () => aInvoiceFor(server, household, { member_id: son, date: THEN })],
    ['wishes a correction', 'change_request', () => aChangeRequest(server, household, { member_id: son })],
    ['was billed since', 'kept', () => aInvoiceFor(server, household, { member_id: son, status: 'paid' })],
  ])('who %s is kept, and the page says why', async (_who, hindrance, prepare) => {
    await prepare();

    expect(await erase()).toMatchObject({ status: 409, body: { message: 'member_must_be_kept' } });

    expect(await personsOf(household)).toMatchObject([{ member_id: son, hindrances: [hindrance] }]);
    expect(await erasable()).not.toContainEqual(expect.objectContaining({ member_id: son }));
  });

  it('a person who belongs to the household, or ended with it, cannot be erased alone', async () => {
    const daughter = await aMember(server, household, { status: 'active' });
    const ended = await aHousehold(server, { status: 'inactive' });
    const withIt = await aPersonWhoLeft(server, ended, { inactive_from: server.clock.today() });

    for (const answer of [await erase(daughter), await erase(withIt, board, undefined, ended)]) {
      expect(answer).toMatchObject({ status: 409, body: { message: 'member_must_be_kept' } });
    }
  });

  it('the main member, another household’s person and an unknown one are not found', async () => {
    const other = await aHousehold(server, { status: 'active' });
    const theirs = await aPersonWhoLeft(server, other);

    for (const id of [household.main_member_id, theirs, 999_999]) {
      expect(await erase(id)).toMatchObject({ status: 404, body: { message: 'MemberNotFound' } });
    }
    expect(await personsOf(other)).toHaveLength(1);
  });

  it('a refund during the erasure is waited for, and keeps them', async () => {
    const invoice = await aInvoiceFor(server, household, { member_id: son, date: THEN });
    const { bank_transaction_id } = await aPayment(server, invoice, { value_date: THEN });
    let erasing: ReturnType<typeof erase> | undefined;
    await inChange(server.context, system, async (change) => {
      await returnPayment(change, { id: bank_transaction_id });
      erasing = erase();
      await somebodyWaitsForALock(server.context.db);
    });

    expect((await erasing)?.body).toMatchObject({ message: 'member_must_be_kept' });
    expect(await personsOf(household)).toMatchObject([{ hindrances: expect.arrayContaining(['owed']) }]);
  });
});

describe('after the erasure of a person', () => {
  it('invoices keep the fee without the name, and everybody else’s items', async () => {
    const invoice = await aInvoiceFor(server, household, { member_id: son, date: THEN, status: 'paid' });

    expect((await erase()).status).toBe(204);

    const items = server.context.db.selectFrom('sale_invoice_items').where('sale_invoice_id', '=', invoice.id);
    expect(await items.select(['member_id', 'first_name', 'amount_cents']).orderBy('id').execute()).toEqual([
      { member_id: household.main_member_id, first_name: null, amount_cents: 6_000 },
      { member_id: null, first_name: null, amount_cents: 2_400 },
    ]);
  });

  it('no document is left, and other people’s are unchanged', async () => {
    const own = await aDocument(server, household.main_member_id);
    await aDocument(server, son);

    expect((await erase()).status).toBe(204);
    await server.runJobs();

    const documents = server.context.db
      .selectFrom('documents')
      .innerJoin('members', 'members.id', 'documents.member_id');
    const left = documents.select('documents.id').where('household_id', '=', household.household_id);
    expect(await left.execute()).toEqual([{ id: own }]);
  });

  it('news that name them are deleted, but not if a namesake is left', async () => {
    await tells('Emre Yılmaz ist ausgeschieden.');
    await tells('Ayşe Yılmaz bekommt Post.');
    const namesake = await aPersonWhoLeft(server, household);

    expect((await erase(namesake)).status).toBe(204);
    expect(await newsTitles()).toEqual(['Emre Yılmaz ist ausgeschieden.', 'Ayşe Yılmaz bekommt Post.']);

    expect((await erase()).status).toBe(204);
    expect(await newsTitles()).toEqual(['Ayşe Yılmaz bekommt Post.']);
  });

  it('a name with characters that HTML escapes is found in the news as well', async () => {
    const { household_id } = household;
    const strange = await aPersonWhoLeft(server, household, { first_name: 'Söhne & "Co"', last_name: "O'Neil <x>" });
    const paragraphs = [`Söhne & "Co" O'Neil <x> ist ausgeschieden.`];
    const message: Message = { subject: 'Ende', paragraphs, link: { label: 'Mehr', path: '/news' } };
    const to = {
      household_id,
      first_name: 'Ayşe',
      last_name: 'Yılmaz',
      language: 'de',
      channel: 'email',
      email: undefined,
    } as const;
    await server.change((change) => tellInNews(change, { effectKey: anEffect('ended'), to, message: () => message }));

    expect((await erase(strange)).status).toBe(204);

    expect(await newsTitles()).toEqual([]);
  });

  it('only texts of payments are cleared that are not retained and name them', async () => {
    const invoice = await anInvoice(server, household, { date: THEN });
    const paid = [
      [THEN, 'YILMAZ EMRE'],
      [THEN, 'Ayşe Yılmaz'],
      [server.clock.today(), 'Emre Yılmaz'],
    ] as const;
    for (const [value_date, counterparty_name] of paid) {
      await aPayment(server, invoice, { value_date, counterparty_name, amount_cents: cents(1_000) });
    }

    expect((await erase()).status).toBe(204);

    const payers = server.context.db.selectFrom('bank_transactions').where('household_id', '=', household.household_id);
    expect(
      (await payers.select('counterparty_name').orderBy('id').execute()).map((row) => row.counterparty_name),
    ).toEqual([null, 'Ayşe Yılmaz', 'Emre Yılmaz']);
  });

  it('a request that waited during the erasure restores nothing', async () => {
    let bringing: Promise<{ body: unknown }> | undefined;
    await inChange(server.context, system, async (change) => {
      await erasePerson(change, { household_id: household.household_id, member_id: son });
      const back = { id: String(household.household_id), member_id: son };
      bringing = board.call(decisionsContract.reactivate, back);
      await somebodyWaitsForALock(server.context.db);
    });

    expect((await bringing)?.body).toMatchObject({ message: 'MemberNotFound' });
  });
});

function erase(member_id = son, by = board, seen?: number | null, { household_id } = household) {
  return by.call(decisionsContract.eraseHousehold, { id: String(household_id), member_id, seen });
}

async function fileOf({ household_id }: TestHousehold): Promise<HouseholdFile> {
  return (await board.call(officeContract.getHousehold, { id: String(household_id) })).body as HouseholdFile;
}

async function personsOf(of: TestHousehold): Promise<HouseholdFile['erasure']['persons']> {
  return (await fileOf(of)).erasure.persons;
}

async function erasable(): Promise<ToDo['erasable']> {
  return ((await board.call(officeContract.getToDo)).body as ToDo).erasable;
}

/** Ends the son's membership from another day on. */
async function leaves(inactive_from: ReturnType<typeof day>): Promise<void> {
  await server.context.db.updateTable('members').set({ inactive_from }).where('id', '=', son).execute();
}

function tells(title: string): Promise<unknown> {
  const { household_id } = household;
  return server.change((change) =>
    notify(change, { household_id, effect_key: anEffect(title), title, html: '<p>…</p>' }),
  );
}

async function newsTitles(): Promise<string[]> {
  const news = server.context.db.selectFrom('notifications').where('household_id', '=', household.household_id);
  return (await news.select('title').orderBy('id').execute()).map(({ title }) => title);
}
