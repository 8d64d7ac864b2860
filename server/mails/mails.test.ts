import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateEmail, updatePendingEmail } from '../accounts/accounts.writes.ts';
import { tell } from '../notifications/tell.actions.ts';
import { clearMails } from '../platform/mail/forget.ts';
import { sweepMails } from '../platform/mail/mailSweep.ts';
import { RecipientRefused } from '../platform/mail/recipientRefused.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { freshEmail } from '../testing/emailBuilders.ts';
import { closeMail, lostMailsTo, sendMailAgain } from '../testing/mailBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { anEffect } from '../testing/post/effects.ts';
import { mailsTo } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;
let board: TestClient;
let send: TestServer['context']['mailer']['send'];
beforeAll(async () => {
  server = await startTestServer();
  send = server.context.mailer.send;
});
beforeEach(logInAnew);
afterEach(() => {
  server.context.mailer.send = send;
});
afterAll(() => server.stop());

describe('a mail that was refused', () => {
  it('is on the list with its household, its subject, and where it would go', async () => {
    const household = await aHousehold(server, { last_name: 'Demir' });
    await aRefusedMail(household);
    await server.change((change) => updatePendingEmail(change.tx, household.account_id, 'soon@example.at'));

    const { household_id, membership_no, email } = household;
    expect(await lostMailsTo(clerk, email)).toEqual([
      {
        id: expect.any(Number),
        recipient: email,
        subject: 'Ihre Rechnung',
        language: 'tr',
        created_at: '2027-01-11T11:00:00.000Z',
        abandoned_at: '2027-01-11T11:00:00.000Z',
        because: 'refused',
        technical_cause: 'no such mailbox',
        whose: { household_id, membership_no, name: 'Ayşe Demir', last_decision: null },
        goes_to: email,
        pending_email: 'soon@example.at',
      },
    ]);
  });

  // proves: promise.11
  it('is sent once more to the corrected address, unchanged, and that is recorded', async () => {
    const household = await aHousehold(server);
    const id = await aRefusedMail(household);
    const right = await rightAddress(household);
    const [mail] = await lostMailsTo(clerk, household.email);

    const answer = await sendMailAgain(clerk, { id, goes_to: mail?.goes_to ?? '', seen: null });
    await server.runJobs();

    expect(mail?.goes_to).toBe(right);
    expect([answer.status, answer.body]).toEqual([200, { id, goes_to: right }]);
    expect(mailsTo(server, right)).toMatchObject([{ id, subject: 'Ihre Rechnung' }]);
    expect(mailsTo(server, household.email)).toEqual([]);
    expect(await lostMailsTo(clerk, household.email, right)).toEqual([]);
    expect(await auditOf(server, household.household_id)).toMatchObject([
      { action: 'mail.sent_again', subject_id: id },
    ]);
  });

  it('is sent to the same address if the mail server accepted nothing for a while', async () => {
    const household = await aHousehold(server);
    const id = await aRefusedMail(household);

    await sendMailAgain(clerk, { id });
    await server.runJobs();

    expect(mailsTo(server, household.email)).toHaveLength(1);
  });

  it('comes back to the list if it is refused again, and can be sent again', async () => {
    const household = await aHousehold(server);
    const id = await aRefusedMail(household);
    await sendMailAgain(clerk, { id });
    await refusing(() => server.runJobs());
    const again = await lostMailsTo(clerk, household.email);

    await sendMailAgain(clerk, { id });
    await server.runJobs();

    expect(again).toMatchObject([{ id }]);
    expect(mailsTo(server, household.email)).toHaveLength(1);
  });

  it('is tried for another week, however old it is', async () => {
    const household = await aHousehold(server);
    const id = await aRefusedMail(household);
    server.clock.moveDays(30);
    await logInAnew();
    await sendMailAgain(clerk, { id });
    await sweepMails.run(server.context, {});
    const jobs = await sql`select from pgboss.job where name = 'mail.send' and state = 'created'`.execute(
      server.context.db,
    );

    server.context.mailer.send = async () => {
      throw new Error('try again later');
    };
    await server.runJobs();

    expect(await lostMailsTo(clerk, household.email)).toEqual([]);
    expect(jobs.rows).toHaveLength(1);
  });

  // proves: promise.11
  it('is sent also if the sending process is killed and its notification is lost', async () => {
    const household = await aHousehold(server);
    const id = await aRefusedMail(household);
    await sendMailAgain(clerk, { id });
    await sql`delete from pgboss.job where name = 'mail.send'`.execute(server.context.db);

    server.clock.moveMinutes(7 * 60);
    await sweepMails.run(server.context, {});
    await server.runJobs();

    expect(mailsTo(server, household.email)).toMatchObject([{ id }]);
  });
});

describe('a mail is sent again once', () => {
  // proves: promise.2
  it('by two at the same moment, or by one who presses twice', async () => {
    const household = await aHousehold(server);
    const id = await aRefusedMail(household);

    const answers = await Promise.all([
      sendMailAgain(clerk, { id }),
      sendMailAgain(clerk, { id }),
      sendMailAgain(board, { id }),
    ]);
    const late = await sendMailAgain(clerk, { id });
    await server.runJobs();

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([late.status, late.body]).toMatchObject([409, { message: 'mail_not_waiting' }]);
    expect(mailsTo(server, household.email)).toHaveLength(1);
  });

  it('but not after it has been delivered or closed', async () => {
    const household = await aHousehold(server);
    const [left, closed] = [await aRefusedMail(household), await aRefusedMail(household)];
    await sendMailAgain(clerk, { id: left });
    await server.runJobs();
    await closeMail(clerk, { id: closed });

    const answers = [
      await sendMailAgain(clerk, { id: left }),
      await sendMailAgain(clerk, { id: closed }),
      await closeMail(clerk, { id: closed }),
    ];

    expect(answers.map(({ status, body }) => [status, body])).toMatchObject(
      Array(3).fill([409, { message: 'mail_not_waiting' }]),
    );
  });

  it('but not to an address that was not shown', async () => {
    const household = await aHousehold(server);
    const id = await aRefusedMail(household);
    await rightAddress(household);

    const answer = await sendMailAgain(clerk, { id, goes_to: household.email });

    expect([answer.status, answer.body]).toMatchObject([409, { message: 'mail_goes_elsewhere' }]);
    expect(await lostMailsTo(clerk, household.email)).toMatchObject([{ id }]);
  });

  it('but not after its content was deleted', async () => {
    const id = await aRefusedMail(await aHousehold(server));
    server.clock.moveDays(90);
    await logInAnew();
    await clearMails.run(server.context, {});

    const answers = [
      await sendMailAgain(clerk, { id }),
      await closeMail(clerk, { id }),
      await sendMailAgain(clerk, { id: 4_711_000 }),
    ];

    expect(answers.map(({ status, body }) => [status, body])).toMatchObject(
      Array(3).fill([404, { message: 'mail_not_found' }]),
    );
  });
});

/** Sessions end while the clock is moved. */
async function logInAnew(): Promise<void> {
  clerk = (await aClerk(server)).client;
  board = (await aClerk(server, 'board')).client;
}

let told = 0;

/** Tells a household something that the mail server refuses. */
async function aRefusedMail({ household_id, email }: TestHousehold): Promise<number> {
  told += 1;
  const message = { subject: 'Ihre Rechnung', paragraphs: ['…'], link: { label: '…', path: '/payments' } } as const;
  const name = { first_name: 'Ayşe', last_name: 'Demir' };
  const to = { household_id, email, ...name, language: 'tr', channel: 'email' } as const;
  const telling = { effectKey: anEffect(`refused/${told}`), to, message: () => ({ ...message, paragraphs: ['…'] }) };
  await server.change((change) => tell(change, telling));
  await refusing(() => server.runJobs());
  const { id } = await server.context.db
    .selectFrom('mails')
    .select('id')
    .where('effect_key', '=', `refused/${told}`)
    .executeTakeFirstOrThrow();
  return id;
}

async function refusing(work: () => Promise<unknown>): Promise<void> {
  server.context.mailer.send = async () => {
    throw new RecipientRefused('no such mailbox');
  };
  await work();
  server.context.mailer.send = send;
}

/** Changes the household's address. */
async function rightAddress({ account_id }: TestHousehold): Promise<string> {
  const email = freshEmail();
  await server.change((change) => updateEmail(change.tx, account_id, { email, since: change.now }));
  return email;
}
