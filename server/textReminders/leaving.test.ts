import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateHousehold } from '../households/households.writes.ts';
import { setMoneyRests } from '../households/moneyRests.actions.ts';
import { notify } from '../notifications/tell.actions.ts';
import { sweepTextMessages } from '../platform/textMessages/textMessageSweep.ts';
import { aHousehold, logIn, type TestHousehold } from '../testing/builders.ts';
import { aPhoneNumber } from '../testing/memberBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aMobile, aTextConsent } from '../testing/textReminders/textReminderBuilders.ts';
import { sendTextReminders } from './textReminders.jobs.ts';

type Agreed = TestHousehold & { number: string };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.clock.moveTo(new Date('2027-01-11T12:00:00+01:00'));
});
afterEach(() => server.stop());

describe('a reminder that is stored and has not left', () => {
  it('waits in a queue of its own, also when it is queued again', async () => {
    await aStoredReminder();
    const first = await waiting();
    await sql`delete from pgboss.job where name like 'text_message.send%'`.execute(server.context.db);
    server.clock.moveTo(new Date('2027-01-11T18:40:00+01:00'));
    await sweepTextMessages.run(server.context, {});

    const own = [{ name: 'text_message.send_routine', priority: 0 }];
    expect([first, await waiting()]).toEqual([own, own]);
    await server.runJobs();
    expect(server.textMessages).toHaveLength(1);
  });

  it.each<[string, (household: Agreed) => Promise<unknown>]>([
    ['the member has ended the consent', ends],
    ['the number is removed', ({ number }) => removes(number)],
    [
      'the consent is for another number',
      async (household) => {
        await removes(household.number);
        await aTextConsent(server, household, '+905321234567');
      },
    ],
    ['money rests', ({ household_id }) => server.change((change) => setMoneyRests(change, household_id, change.today))],
    [
      'the membership has ended',
      ({ household_id: id }) =>
        server.change(({ tx, today }) => updateHousehold(tx, id, { status: 'inactive', inactive_from: today })),
    ],
    [
      'another is main member',
      async ({ household_id }) => {
        const { main_member_id } = await aHousehold(server, { status: 'active' });
        const leaving = server.context.db.updateTable('text_consents').set({ member_id: main_member_id });
        await leaving.where('household_id', '=', household_id).execute();
      },
    ],
  ])('is not sent once %s, and is deleted', async (_what, happens) => {
    const household = await aStoredReminder();
    const other = await aStoredReminder();
    expect(await recipients()).toEqual([household.number, other.number]);

    await happens(household);
    await server.runJobs();

    expect(server.textMessages).toMatchObject([{ to: other.number }]);
    expect(await recipients()).toEqual([other.number]);
  });

  it('is not sent at a later attempt either', async () => {
    const household = await aStoredReminder();
    const { textMessenger } = server.context;
    server.context.textMessenger = { send: () => Promise.reject(new Error('the gateway answered 503')) };
    await server.runJobs();
    await ends(household);
    server.context.textMessenger = textMessenger;
    await sql`update pgboss.job set start_after = now() where name like 'text_message.send%'`.execute(
      server.context.db,
    );
    await server.runJobs();

    expect([server.textMessages, await recipients()]).toEqual([[], []]);
  });
});

describe('a code', () => {
  it('waits in the queue of what goes first', async () => {
    await (await aMemberWhoAsks()).ask();

    expect(await waiting()).toEqual([{ name: 'text_message.send', priority: 1 }]);
  });

  it('is sent for each of two wishes of the same moment', async () => {
    const { household_id, client, ask } = await aMemberWhoAsks();
    for (let time = 0; time < 2; time += 1) await ask();
    await server.runJobs();

    expect(server.textMessages).toHaveLength(2);
    const codes = server.textMessages.toSorted((one, other) => one.id - other.id).map(({ text }) => /\d{6}/.exec(text));
    const confirm = { code: codes.at(-1)?.[0] };
    const path = `/api/v1/household/${household_id}/text-reminders/confirm`;
    expect((await client.send('POST', path, confirm)).status).toBe(200);
  });
});

/** A household with a consent and an unread notice, whose reminder is stored. */
async function aStoredReminder(): Promise<Agreed> {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id } = household;
  const { number } = await aTextConsent(server, household);
  // later than the consent
  server.clock.moveMinutes(1);
  const words = { title: 'Neuigkeit', html: '<p>x</p>', language: 'de' } as const;
  await server.change((change) => notify(change, { household_id, effect_key: 'office.news/1', ...words }));
  await sendTextReminders.run(server.context, {});
  return { ...household, number };
}

async function aMemberWhoAsks() {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id, main_member_id } = household;
  const phone_number_id = await aPhoneNumber(server, main_member_id, { phone_number: aMobile(household) });
  const client = await logIn(server, household);
  const path = `/api/v1/household/${household_id}/text-reminders/code`;
  return { household_id, client, ask: () => client.send('POST', path, { phone_number_id, agreed: true }) };
}

async function ends(household: TestHousehold): Promise<void> {
  const client = await logIn(server, household);
  const { status } = await client.send('DELETE', `/api/v1/household/${household.household_id}/text-reminders`);
  expect(status).toBe(204);
}

async function removes(number: string): Promise<void> {
  await server.context.db.deleteFrom('phone_numbers').where('phone_number', '=', number).execute();
}

async function recipients() {
  const rows = await server.context.db.selectFrom('text_messages').select('recipient').orderBy('id').execute();
  return rows.map(({ recipient }) => recipient);
}

/** The jobs that send text messages. */
async function waiting() {
  const { rows } = await sql`
    select name, priority from pgboss.job where name like 'text_message.send%'`.execute(server.context.db);
  return rows;
}
