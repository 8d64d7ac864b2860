import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { day } from '../../domain/shared/day.ts';
import { setMoneyRests } from '../households/moneyRests.actions.ts';
import { notify } from '../notifications/tell.actions.ts';
import { TextMessageRefused } from '../platform/textMessages/gateway.ts';
import { aWaitingLine } from '../testing/bank/bankBuilders.ts';
import { aHousehold, type HouseholdOverrides, type TestHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aPayment, theNight } from '../testing/lifeBuilders.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { anEffect } from '../testing/post/effects.ts';
import { aCircular } from '../testing/post/postBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aTextConsent } from '../testing/textReminders/textReminderBuilders.ts';
import { sendTextReminders } from './textReminders.jobs.ts';

const DUE = /Bald endet eine Frist/;
const OVERDUE = /Es gibt eine Erinnerung/;
const DOCUMENT = /Ein Dokument von Ihnen/;
const NEWS = /wartet eine Nachricht/;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  at('2027-01-11 12:00');
});
afterEach(() => server.stop());

/** Moves the clock to a time in Vienna; winter time. */
function at(moment: string): void {
  server.clock.moveTo(new Date(`${moment.replace(' ', 'T')}:00+01:00`));
}

/** The job's run at a time in Vienna; returns the texts that it sent. */
async function textsAt(moment: string): Promise<string[]> {
  const before = server.textMessages.length;
  at(moment);
  await sendTextReminders.run(server.context, {});
  await server.runJobs();
  return server.textMessages.slice(before).map(({ text }) => text);
}

async function nightOf(on: string): Promise<void> {
  at(`${on} 03:10`);
  await theNight(server);
}

async function anAgreed(overrides: HouseholdOverrides = {}): Promise<TestHousehold & { number: string }> {
  const household = await aHousehold(server, { status: 'active', ...overrides });
  return { ...household, ...(await aTextConsent(server, household)) };
}

async function hears({ household_id }: TestHousehold, effect_key = 'office.news/1'): Promise<void> {
  // later than the consent
  server.clock.moveMinutes(1);
  const words = { title: 'Neuigkeit', html: '<p>x</p>', language: 'de' } as const;
  await server.change((change) => notify(change, { household_id, effect_key: anEffect(effect_key), ...words }));
}

describe('a member who has agreed', () => {
  it('is told of news of the office once, at most once a day, and only of what is unread', async () => {
    const household = await anAgreed();
    await hears(household);
    expect(await textsAt('2027-01-11 12:20')).toEqual([expect.stringMatching(NEWS)]);
    expect(server.textMessages).toMatchObject([{ to: household.number }]);

    await hears(household, 'office.news/2');

    expect(await textsAt('2027-01-11 13:20')).toEqual([]);
    expect(await textsAt('2027-01-12 09:20')).toHaveLength(1);
    expect(await textsAt('2027-01-13 09:20')).toEqual([]);
    await hears(household, 'office.news/3');
    await server.context.db.updateTable('notifications').set({ read_at: server.clock.now() }).execute();
    expect(await textsAt('2027-01-14 09:20')).toEqual([]);
  });

  it.each([
    ['portal', 1],
    ['mail', 0],
  ] as const)('of a circular that came by %s is told %s times', async (way, times) => {
    const household = await anAgreed();
    const { household_id } = household;
    const circular_id = await aCircular(server);
    await server.context.db.insertInto('circular_households').values({ circular_id, household_id, way }).execute();
    await hears(household, `post.circular/${circular_id}/${household_id}`);

    expect(await textsAt('2027-01-11 12:20')).toHaveLength(times);
  });

  it.each(['2027-01-11 20:20', '2027-01-12 03:00', '2027-01-12 08:59', '2027-01-12 19:00'])(
    'is told nothing at %s, but in the next hours of day',
    async (moment) => {
      await hears(await anAgreed());

      expect(await textsAt(moment)).toEqual([]);
      expect(await textsAt('2027-01-13 09:00')).toHaveLength(1);
    },
  );

  it('is told that a deadline ends three days before, once, and after the reminder', async () => {
    const household = await anAgreed();
    await anInvoice(server, household, { due_date: day('2027-01-25') });

    for (const on of ['2027-01-20', '2027-01-21']) expect(await textsAt(`${on} 09:20`)).toEqual([]);
    expect(await textsAt('2027-01-22 09:20')).toEqual([expect.stringMatching(DUE)]);
    for (const on of ['2027-01-23', '2027-01-25', '2027-01-31']) expect(await textsAt(`${on} 09:20`)).toEqual([]);
    await nightOf('2027-02-01');
    expect(await textsAt('2027-02-01 09:20')).toEqual([expect.stringMatching(OVERDUE)]);
    expect(await textsAt('2027-02-02 09:20')).toEqual([]);
  });

  it('is told nothing about an invoice whose money is here, or that was paid after the reminder', async () => {
    const paid = await anAgreed();
    const invoice = await anInvoice(server, paid, { due_date: day('2027-01-14') });
    await aPayment(server, invoice);
    const late = await anAgreed();
    const reminded = await anInvoice(server, late, { due_date: day('2027-01-04') });
    const unsettled = await anAgreed();
    const undecided = await anInvoice(server, unsettled, { due_date: day('2027-01-04') });
    await nightOf('2027-01-12');
    await aPayment(server, reminded);
    const other = await anInvoice(server, await aHousehold(server), { due_date: day('2027-02-01') });
    const text = `${undecided.bill_number} / ${other.bill_number}`;
    await aWaitingLine((await aClerk(server)).client, { text, amount: '30.00' });

    expect(await textsAt('2027-01-12 09:20')).toEqual([]);

    await anInvoice(server, unsettled, { due_date: day('2027-01-05') });
    await nightOf('2027-01-26');
    expect(await textsAt('2027-01-26 09:20')).toEqual([]);

    // an undecided line holds the reminders of its household for sixty days (decision 76)
    await nightOf('2027-03-15');
    expect(await textsAt('2027-03-15 09:20')).toEqual([expect.stringMatching(OVERDUE)]);
  });

  it('is told that a document runs out', async () => {
    const household = await anAgreed();
    await aDocument(server, household.main_member_id, { valid_until: day('2027-02-01') });
    await nightOf('2027-01-12');

    expect(await textsAt('2027-01-12 09:20')).toEqual([expect.stringMatching(DOCUMENT)]);
  });

  it('is told the most urgent of several things, in one message, in the language of the account', async () => {
    const household = await anAgreed({ language: 'tr' });
    await anInvoice(server, household, { due_date: day('2027-01-05') });
    await hears(household);
    await nightOf('2027-01-12');

    expect(await textsAt('2027-01-12 09:20')).toEqual([expect.stringMatching(/Sizin için bir hatırlatma var/)]);
    expect(await textsAt('2027-01-13 09:20')).toEqual([]);
  });

  it('is told what an outage has delayed for up to three days, and nothing older', async () => {
    const late = await anAgreed();
    await hears(late);
    expect(await textsAt('2027-01-14 11:20')).toHaveLength(1);

    await hears(late, 'office.news/2');
    expect(await textsAt('2027-01-18 09:20')).toEqual([]);
  });

  it('is told once by two processes at the same time', async () => {
    await hears(await anAgreed());
    at('2027-01-11 12:20');

    await Promise.all([sendTextReminders.run(server.context, {}), sendTextReminders.run(server.context, {})]);
    await server.runJobs();

    expect(server.textMessages).toHaveLength(1);
  });
});

describe('nobody is told', () => {
  it('who has not agreed, or has ended it', async () => {
    const never = await aHousehold(server, { status: 'active' });
    const ended = await anAgreed();
    await server.context.db.deleteFrom('phone_numbers').where('phone_number', '=', ended.number).execute();
    for (const household of [never, ended]) await hears(household);

    expect(await textsAt('2027-01-11 12:20')).toEqual([]);
  });

  it('of what happened before the consent', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await hears(household);
    at('2027-01-11 12:10');
    await aTextConsent(server, household);

    expect(await textsAt('2027-01-11 12:20')).toEqual([]);
  });

  it('while money rests at a death, after the membership, and after another has become main member', async () => {
    const grieving = await anAgreed();
    const ended = await anAgreed({ status: 'inactive' });
    const followed = await anAgreed();
    for (const household of [grieving, ended, followed]) await hears(household);
    await server.change((change) => setMoneyRests(change, grieving.household_id, day('2027-01-11')));
    const leave = server.context.db.updateTable('text_consents').set({ member_id: ended.main_member_id });
    await leave.where('household_id', '=', followed.household_id).execute();

    expect(await textsAt('2027-01-11 12:20')).toEqual([]);
  });

  it('if no gateway is set', async () => {
    await hears(await anAgreed());
    server.context.settings.sendsTextMessages = false;

    expect(await textsAt('2027-01-11 12:20')).toEqual([]);
  });
});

describe('a gateway that fails', () => {
  it('is tried again until seven in the evening, never at night', async () => {
    const household = await anAgreed();
    await hears(household);
    const tried: string[] = [];
    server.context.textMessenger = {
      send: async () => {
        tried.push(server.clock.now().toISOString());
        throw new Error('the gateway answered 503');
      },
    };
    at('2027-01-11 18:20');
    await sendTextReminders.run(server.context, {});
    await server.runJobs();
    expect(tried).toHaveLength(1);
    const useful = await server.context.db.selectFrom('text_messages').select('useful_until').executeTakeFirstOrThrow();
    expect(useful.useful_until).toEqual(new Date('2027-01-11T19:00:00+01:00'));
  });

  it('that refuses is told to the office, which closes it on record', async () => {
    const household = await anAgreed();
    await hears(household);
    server.context.textMessenger = {
      send: async () => {
        throw new TextMessageRefused('the gateway answered 400');
      },
    };
    await textsAt('2027-01-11 12:20');
    const { client } = await aClerk(server);
    const lost = ((await client.call(officeContract.getToDo)).body as ToDo).abandoned_text_messages;

    expect(lost).toMatchObject([
      {
        recipient: household.number,
        text: expect.stringMatching(NEWS),
        whose: { household_id: household.household_id },
      },
    ]);
    await client.send('POST', `/api/v1/office/text-messages/${lost[0]?.id}/close`);
    expect(await auditOf(server, household.household_id)).toMatchObject([{ action: 'text_message.closed' }]);
  });
});
