import { expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { queueMail } from '../platform/mail/mailQueue.ts';
import { aHousehold, aLoggedInClient, anOfficeAccount, TEST_PASSWORD } from '../testing/builders.ts';
import { freshEmail, NEW_PASSWORD, setEmail, wantEmail } from '../testing/emailBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { anEffect } from '../testing/post/effects.ts';
import { aRegistration } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';
import { mailRequestedLink } from './accounts.jobs.ts';
import { tellAccount } from './secondFactor/secondFactor.actions.ts';

const BILL: MailData = { language: 'de', subject: 'Rechnung', greeting: 'x', paragraphs: [], closing: 'x' };
/** The test server's mail job sends so many mails at once; more invoice mails than that are waiting. */
const AT_ONCE = 50;

const server = testServer();

it.each<[what: string, happen: () => Promise<string[]>]>([
  [
    'the link that confirms a registration',
    async () => {
      const registration = aRegistration();
      await server.client().call(applicationContract.register, registration);
      return [registration.email];
    },
  ],
  [
    'a link to a new password, which works for an hour',
    async () => {
      const { email } = await aHousehold(server);
      await mailRequestedLink.run(server.context, { email, wanted: 'password', request: email });
      return [email];
    },
  ],
  [
    'that the password was changed',
    async () => {
      const { client, household } = await aLoggedInClient(server);
      const sent = { old_password: TEST_PASSWORD, new_password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
      await client.call(accountsContract.changePassword, sent);
      return [household.email];
    },
  ],
  [
    'the link that confirms another address, and word of it to the one so far',
    async () => {
      const household = await aHousehold(server);
      const email = freshEmail();
      await wantEmail(server, household, email);
      return [household.email, email];
    },
  ],
  [
    'the same if the office enters the address',
    async () => {
      const household = await aHousehold(server);
      const email = freshEmail();
      await setEmail(server, (await aClerk(server)).client, household, { email });
      return [household.email, email];
    },
  ],
  [
    'that somebody guesses at a second factor',
    async () => {
      const { account_id: id, email } = await anOfficeAccount(server);
      await server.change((change) => tellAccount(change, { id, email, language: 'de' }, 'guessed'));
      return [email];
    },
  ],
])('%s leaves before the bills of a yearly run that were posted before it', async (what, happen) => {
  await server.runJobs();
  server.mails.length = 0;
  const numbers = Array.from({ length: AT_ONCE + 10 }, (_none, index) => index);
  await server.change(async (change) => {
    for (const number of numbers) await queueMail(change, anEffect(`test/${what}/${number}`), 'bills@example.at', BILL);
  });

  const recipients = await happen();
  await server.runJobs();

  expect(server.mails).toHaveLength(numbers.length + recipients.length);
  expect(server.mails.slice(0, AT_ONCE).map(({ to }) => to)).toEqual(expect.arrayContaining(recipients));
});
