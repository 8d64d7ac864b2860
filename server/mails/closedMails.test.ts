import { beforeAll, describe, expect, it } from 'vitest';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { updateEmail } from '../accounts/accounts.writes.ts';
import { aHousehold, anAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { freshEmail } from '../testing/emailBuilders.ts';
import { aLongEndedHousehold } from '../testing/erasingBuilders.ts';
import { aLostMail, closeMail, lostMailsTo, sendMailAgain } from '../testing/mailBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { waitingForALock } from '../testing/processes/locks.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
let board: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
  board = (await aClerk(server, 'board')).client;
});

describe('a mail about an account', () => {
  it.each([
    ['a link to a new password', 'accounts.link/1'],
    ['a link to a new address', 'accounts.emailChange/ID/1'],
    ['a notice to the former address', 'accounts.emailNotice/ID/1'],
    ['a notice that the password is another one', 'accounts.passwordChanged/ID/1'],
    ['a link to confirm the registration', 'registration.confirmation/ID'],
  ])('%s is known whose it is, is never sent again, and can be done with', async (_what, key) => {
    const household = await aHousehold(server);
    const isNamed = key.includes('ID');
    const recipient = isNamed ? freshEmail() : household.email;
    const effect_key = isNamed ? key.replace('ID', String(household.account_id)) : key;
    const id = await aLostMail(server, undefined, { recipient, effect_key });

    const [mail] = await lostMailsTo(clerk, recipient);
    const answer = await sendMailAgain(clerk, { id });
    const closed = await closeMail(clerk, { id, seen: mail?.whose?.last_decision ?? null });

    expect(mail).toMatchObject({ whose: { household_id: household.household_id }, goes_to: null });
    expect([answer.status, answer.body]).toMatchObject([409, { message: 'mail_must_not_be_sent_again' }]);
    expect([closed.status, await lostMailsTo(clerk, recipient)]).toEqual([204, []]);
    expect(await auditOf(server, household.household_id)).toMatchObject([{ action: 'mail.closed', subject_id: id }]);
  });

  it('is ignored if the address was somebody else’s then', async () => {
    const recipient = freshEmail();
    await aLostMail(server, undefined, { recipient, effect_key: 'accounts.link/2' });
    server.clock.moveMinutes(1);
    const { account_id } = await aHousehold(server);
    await server.change((change) => updateEmail(change.tx, account_id, { email: recipient, since: change.now }));

    expect(await lostMailsTo(clerk, recipient)).toMatchObject([{ whose: null, goes_to: null }]);
  });

  it('of somebody without a household is closed once, also by two at the same moment, and that is recorded', async () => {
    const { email } = await anAccount(server, { role: 'clerk' });
    const id = await aLostMail(server, undefined, { recipient: email, effect_key: 'accounts.link/3' });

    const { db } = server.context;
    const answers: Promise<{ status: number }>[] = [];
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('mails').select('id').where('id', '=', id).forUpdate().execute();
      answers.push(closeMail(clerk, { id }), closeMail(board, { id }));
      await expect.poll(() => waitingForALock(db), { timeout: patience(10_000) }).toBe(2);
    });

    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await lostMailsTo(clerk, email)).toEqual([]);
    expect(await auditOf(server, null)).toContainEqual(
      expect.objectContaining({ action: 'mail.closed', subject_id: id }),
    );
  });
});

it('a mail that cannot be decrypted any more is not sent again', async () => {
  const household = await aHousehold(server);
  const id = await aLostMail(server, household);
  const content = Buffer.from('sealed with a key that is lost');
  await server.context.db.updateTable('mails').set({ content }).where('id', '=', id).execute();

  expect(await lostMailsTo(clerk, household.email)).toMatchObject([
    { id, subject: null, language: null, goes_to: null },
  ]);
  expect((await sendMailAgain(clerk, { id })).body).toMatchObject({ message: 'mail_must_not_be_sent_again' });
});

// proves: promise.16
it('of an erased household no mail stays, to whichever address it went', async () => {
  const household = await aLongEndedHousehold(server);
  const recipient = freshEmail();
  await aLostMail(server, household, { recipient });

  const answer = await board.call(decisionsContract.eraseHousehold, { id: String(household.household_id) });

  expect([answer.status, await lostMailsTo(clerk, recipient)]).toEqual([204, []]);
});

it('of several to the same household the latest comes first', async () => {
  const household = await aHousehold(server);
  const [first, second] = [await aLostMail(server, household), await aLostMail(server, household)];

  expect((await lostMailsTo(clerk, household.email)).map(({ id }) => id)).toEqual([second, first]);
});
