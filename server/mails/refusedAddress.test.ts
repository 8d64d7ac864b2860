import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { updateEmail } from '../accounts/accounts.writes.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { writeTo } from '../notifications/writing.actions.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { queueHouseholdMail } from '../platform/mail/mailQueue.ts';
import { RecipientRefused } from '../platform/mail/recipientRefused.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { freshEmail } from '../testing/emailBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { anEffect } from '../testing/post/effects.ts';
import { mailsTo } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
let household: TestHousehold;
let send: typeof server.context.mailer.send;
let count = 0;
beforeEach(async () => {
  ({ send } = server.context.mailer);
  clerk = (await aClerk(server)).client;
  household = await aHousehold(server, { status: 'active' });
});
afterEach(() => {
  server.context.mailer.send = send;
});

const mailData: MailData = {
  ...{ language: 'de', subject: 'Ihre Rechnung', greeting: 'Guten Tag!', paragraphs: ['Hier ist sie.'] },
  closing: 'Mit freundlichen Grüßen',
};

async function mailIt(error?: Error): Promise<void> {
  count += 1;
  if (error) {
    server.context.mailer.send = async () => {
      throw error;
    };
  }
  await server.change((change) =>
    queueHouseholdMail(change, anEffect(`refused.address/${count}`), household, mailData),
  );
  await server.runJobs();
  server.context.mailer.send = send;
}

const isRefused = () => mailIt(new RecipientRefused('550 5.1.1 no such user'));

/** How the household is written to about something that is worth a letter. */
async function wayNow(): Promise<string> {
  count += 1;
  const effectKey = `membership.active/${count}`;
  const to = await getRecipient(server.context.db, household.household_id);
  await server.change((change) => writeTo(change, { effectKey: anEffect(effectKey), to, mailData: () => mailData }));
  const { db } = server.context;
  const letters = await db.selectFrom('letters').select('id').where('effect_key', '=', effectKey).execute();
  return letters.length === 1 ? 'letter' : 'mail';
}

async function dead(): Promise<string[]> {
  const { dead_addresses } = (await clerk.call(officeContract.getToDo)).body as ToDo;
  return dead_addresses.filter((one) => one.household_id === household.household_id).map(({ kind }) => kind);
}

it('an address that does not exist is on the to-do list, and other mails become letters', async () => {
  expect([await wayNow(), await dead()]).toEqual(['mail', []]);
  await isRefused();
  await isRefused();
  expect([await wayNow(), await dead()]).toEqual(['letter', ['email']]);
  const { body } = await clerk.call(officeContract.getHousehold, { id: String(household.household_id) });
  expect(body).toMatchObject({ account: { email: household.email, email_refused_on: '11.01.2027' } });
});

it('a link that the person asks for still goes, and an address that takes it is right again', async () => {
  await isRefused();
  await server.client().call(accountsContract.forgotPassword, { email: household.email });
  await server.runJobs();
  expect(mailsTo(server, household.email)).toHaveLength(1);
  expect([await wayNow(), await dead()]).toEqual(['mail', []]);
});

it('another address is not marked', async () => {
  await isRefused();
  const email = freshEmail();
  await server.change((change) => updateEmail(change.tx, household.account_id, { email, since: change.now }));
  expect([await wayNow(), await dead()]).toEqual(['mail', []]);
});

it('a mail that fails for another reason marks nothing', async () => {
  await mailIt(new Error('550 5.7.1 sender address rejected'));
  expect([await wayNow(), await dead()]).toEqual(['mail', []]);
});
