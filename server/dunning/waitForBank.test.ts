import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../domain/boardSettings/settings.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { runDailyWork } from '../membership/daily.jobs.ts';
import { sendBankFile } from '../testing/bank/bankBuilders.ts';
import { aBankFile, type Movement } from '../testing/bank/bankFiles.ts';
import { aHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { beginOwingNothing, levelOf, nightsUntil } from '../testing/dunningBuilders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk, aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let made = 0;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());
beforeEach(async () => {
  made += 1;
  const { db } = server.context;
  await db.updateTable('bank_transactions').set({ dismissed_at: new Date(), dismissed_reason: 'past' }).execute();
  await db.deleteFrom('board_settings').execute();
  await db.updateTable('bank_statements').set({ last_day: null, accounts: '[]' }).execute();
  await beginOwingNothing(server);
});

/** The clerk logs in anew, because the session has ended meanwhile. */
async function goTo(day: string) {
  moveTo(server, day);
  ({ client } = await aClerk(server));
}

/** A surname that nobody else has. */
const surname = () => `Kuşçu${'abcdefghijklmnopqrstuvwxyz'[made]}`;

/** Due on 1 March 2027; the first reminder is due on 8 March. */
async function somebodyOwing(person: { first_name?: string; last_name?: string } = {}) {
  const household = await aHousehold(server, {
    status: 'active',
    first_name: 'Zehra',
    last_name: surname(),
    ...person,
  });
  return { household, invoice: await anInvoice(server, household) };
}

const read = (movement: Movement) =>
  sendBankFile(client, aBankFile([{ reference: `WAIT${made}`, amount: '13.37', ...movement }]));
const night = () => runDailyWork(server.context);

async function toDo(): Promise<ToDo> {
  return (await client.call(officeContract.getToDo)).body as ToDo;
}

type Owing = Awaited<ReturnType<typeof somebodyOwing>>;

describe('an undecided line', () => {
  it.each<[string, (owing: Owing) => Movement | Promise<Movement>]>([
    [
      'that names the invoice over another amount',
      ({ invoice }) => ({ text: `Rechnung ${invoice.bill_number}`, amount: '0.10', isReversal: false }),
    ],
    ['that names the membership number', ({ household }) => ({ text: `Mitglied ${household.membership_no}` })],
    ['with the only name of its kind', () => ({ name: `ZEHRA ${surname().toUpperCase()}`, text: 'Beitrag' })],
  ])('%s holds the reminders of its household for sixty days', async (_what, movement) => {
    const owing = await somebodyOwing();
    // two invoices would be named, so that the line is left to a person
    const other = await anInvoice(server, owing.household, { type: 'sirf' });
    await goTo('2027-03-05');
    const told = await movement(owing);
    await read({
      ...told,
      text: `${told.text} ${told.text?.startsWith('Rechnung') ? other.bill_number : ''}`,
      booked: '2027-03-05',
    });

    await nightsUntil(server, '2027-03-08', '2027-03-22', '2027-04-20', '2027-05-03');
    expect(await levelOf(server, owing.invoice)).toBe(0);
    await nightsUntil(server, '2027-05-04');

    expect(await levelOf(server, owing.invoice)).toBe(1);
  });

  it('from an account that is known holds them, one with a name that fits two households does not', async () => {
    const iban = 'DE02500105170137075030';
    const known = await somebodyOwing({ first_name: 'Ayla' });
    const [one, two] = [await somebodyOwing({ first_name: 'Ece' }), await somebodyOwing({ first_name: 'Ece' })];
    await goTo('2027-03-05');
    await read({ reference: `FIRST${made}`, name: 'Onkel', iban, booked: '2027-03-04' });
    const lines = (await client.send('GET', '/api/v1/office/bank-lines')).body as { lines: { id: number }[] };
    const household_id = known.household.household_id;
    await client.send('POST', `/api/v1/office/bank-lines/${lines.lines[0]?.id}/credit`, { household_id });
    await read({ reference: `THEN${made}`, name: 'Onkel', iban, booked: '2027-03-05', text: 'noch einmal' });
    await read({ reference: `NAME${made}`, name: `ECE ${surname().toUpperCase()}`, booked: '2027-03-05' });

    await nightsUntil(server, '2027-03-08');

    const levels = [known, one, two].map(({ invoice }) => levelOf(server, invoice));
    expect(await Promise.all(levels)).toEqual([0, 1, 1]);
  });

  it.each<[string, string]>([
    ['dismissed', 'dismiss'],
    ['credited to somebody else', 'credit'],
  ])('holds nothing once it is %s', async (_what, call) => {
    const { household, invoice } = await somebodyOwing();
    const other = await aHousehold(server, { status: 'active' });
    await goTo('2027-03-05');
    await read({ text: `Mitglied ${household.membership_no}`, booked: '2027-03-05' });
    const { body } = await client.send('GET', '/api/v1/office/bank-lines');
    const [line] = (body as { lines: { id: number }[] }).lines;
    const sent = call === 'credit' ? { household_id: other.household_id } : { reason: 'Irrtum' };
    await client.send('POST', `/api/v1/office/bank-lines/${line?.id}/${call}`, sent);

    await nightsUntil(server, '2027-03-08');

    expect(await levelOf(server, invoice)).toBe(1);
  });

  it('that goes out, or came back, holds nothing', async () => {
    const { household, invoice } = await somebodyOwing();
    await goTo('2027-03-05');
    await read({ text: `Mitglied ${household.membership_no}`, side: 'DBIT', booked: '2027-03-05' });

    await nightsUntil(server, '2027-03-08');

    expect(await levelOf(server, invoice)).toBe(1);
  });

  it('holds a household whose people got the name after the line was read', async () => {
    const { household, invoice } = await somebodyOwing({ first_name: 'Anders', last_name: 'Heißend' });
    await goTo('2027-03-05');
    await read({ name: `ZEHRA ${surname().toUpperCase()}`, booked: '2027-03-05' });
    const names = { first_name: 'Zehra', last_name: surname() };
    await server.context.db
      .updateTable('members')
      .set(names)
      .where('household_id', '=', household.household_id)
      .execute();

    await nightsUntil(server, '2027-03-08');

    expect(await levelOf(server, invoice)).toBe(0);
  });
});

describe('no reminder leaves', () => {
  async function setWithin(days: number | null) {
    await server.context.db
      .insertInto('board_settings')
      .values({
        valid_from: server.clock.today(),
        settings: JSON.stringify({ ...defaultSettings, reminders_wait_for_bank_days: days }),
        reason: 'Beschluss',
        created_by: null,
        created_at: server.clock.now(),
      })
      .execute();
  }

  it('before a statement was read that ends at most five days ago; the to-do list says that reminders wait', async () => {
    const { invoice } = await somebodyOwing();
    await goTo('2027-03-07');
    expect((await toDo()).reminders_wait).toBe(null);
    await goTo('2027-03-08');
    await night();
    expect([await levelOf(server, invoice), (await toDo()).reminders_wait]).toEqual([0, { last_statement: null }]);

    await read({ booked: '2027-03-02', text: 'Spende' });
    await night();
    expect([await levelOf(server, invoice), (await toDo()).reminders_wait]).toEqual([
      0,
      { last_statement: '02.03.2027' },
    ]);

    await read({ reference: `LATER${made}`, booked: '2027-03-03', text: 'Spende' });
    await night();
    expect([await levelOf(server, invoice), (await toDo()).reminders_wait]).toEqual([1, null]);
  });

  it('of an invoice that was due after the end of the last statement, however old a statement may be', async () => {
    const { invoice } = await somebodyOwing();
    await setWithin(30);
    await goTo('2027-03-09');
    await read({ booked: '2027-03-01', text: 'Spende' });
    await night();
    expect(await levelOf(server, invoice)).toBe(0);

    await read({ reference: `NEXT${made}`, booked: '2027-03-02', text: 'Spende' });
    await night();
    expect(await levelOf(server, invoice)).toBe(1);
  });

  it('is off where everything is booked by hand', async () => {
    const { invoice } = await somebodyOwing();
    await setWithin(null);
    await goTo('2027-03-08');

    await night();

    expect([await levelOf(server, invoice), (await toDo()).reminders_wait]).toEqual([1, null]);
  });
});
