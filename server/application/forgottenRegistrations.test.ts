import { expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { reminderHoldContract } from '../../domain/dunning/reminderHold.contract.ts';
import { officeInvoicesContract } from '../../domain/invoicing/officeInvoices.contract.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { otherPayersContract } from '../../domain/payments/otherPayers.contract.ts';
import { addDays, toWireDay } from '../../domain/shared/day.ts';
import { lockAccountByEmail } from '../accounts/accounts.reads.ts';
import { mailLink } from '../accounts/links.actions.ts';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { somebodyWaitsForALock } from '../testing/processes/locks.ts';
import { refusalOf } from '../testing/refundBuilders.ts';
import { newestLink, registerAndRead } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';
import { removeForgottenRegistrations } from './registration.jobs.ts';

const { confirmRegistration } = accountsContract;

const server = testServer();

it('an unconfirmed registration stays if another link was just requested, and the link confirms it', async () => {
  const { email } = await registerAndRead(server, server.client());
  server.clock.moveMinutes(48 * 60);
  let removed = Promise.resolve();

  await server.change(async (change) => {
    const { id: account_id } = (await lockAccountByEmail(change.tx, email)) ?? { id: 0 };
    removed = removeForgottenRegistrations.run(server.context, {});
    await somebodyWaitsForALock(server.context.db);
    await mailLink(change, {
      account: { id: account_id, language: 'de' },
      purpose: 'confirm_email',
      to: email,
      effectKey: `accounts.link/${email}`,
    });
  });
  await removed;
  await server.runJobs();

  const { status } = await server.client().call(confirmRegistration, { token: newestLink(server, email) });
  expect(status).toBe(200);
});

it('the office cannot end an unconfirmed registration: it is deleted automatically', async () => {
  const { email } = await registerAndRead(server, server.client());
  const { household_id } = await personOf(email);
  const { client: office } = await aClerk(server);
  const ending = { id: String(household_id), inactive_reason_id: 14, inactive_from: '11.01.2027' };

  expect(await refusalOf(office.call(decisionsContract.deactivate, ending))).toEqual([
    409,
    'registration_not_confirmed',
  ]);
});

it('the office cannot invoice an unconfirmed registration by hand: an invoice would keep it for ever', async () => {
  const { email } = await registerAndRead(server, server.client());
  const { household_id } = await personOf(email);
  const { client: office } = await aClerk(server);
  const invoice = { id: String(household_id), amount: 20, text: 'Duplikat' };

  expect(await refusalOf(office.call(officeInvoicesContract.makeInvoice, invoice))).toEqual([
    409,
    'registration_not_confirmed',
  ]);
});

it('what the office has noted about an unconfirmed registration goes with it', async () => {
  const [one, other] = [await registerAndRead(server, server.client()), await aHousehold(server, { status: 'active' })];
  const { household_id } = await personOf(one.email);
  const { client: office } = await aClerk(server);
  const { db } = server.context;
  const numberOf = async (id: number) =>
    (await db.selectFrom('households').select('membership_no').where('id', '=', id).executeTakeFirstOrThrow())
      .membership_no;
  const until = toWireDay(addDays(server.clock.today(), 20));
  const noted = [
    office.call(reminderHoldContract.holdReminders, { id: String(household_id), until, reason: 'Ruft an' }),
    office.call(otherPayersContract.setPayer, {
      ...{ id: String(household_id), membership_no: await numberOf(other.household_id) },
    }),
    office.call(otherPayersContract.setPayer, {
      ...{ id: String(other.household_id), membership_no: await numberOf(household_id) },
    }),
  ];
  expect((await Promise.all(noted)).map(({ status }) => status)).toEqual([200, 200, 200]);
  server.clock.moveMinutes(48 * 60);

  await removeForgottenRegistrations.run(server.context, {});

  expect(await db.selectFrom('households').select('id').where('id', '=', household_id).execute()).toEqual([]);
});

it('an unconfirmed registration that cannot be deleted is logged, and does not keep others from being deleted', async () => {
  const stuck = await registerAndRead(server, server.client());
  const after = await registerAndRead(server, server.client());
  await anInvoice(server, await personOf(stuck.email));
  server.clock.moveMinutes(48 * 60);

  await expect(removeForgottenRegistrations.run(server.context, {})).rejects.toThrow('1 registrations');

  const left = await server.context.db
    .selectFrom('accounts')
    .select('email_key')
    .where('status', '=', 'unconfirmed')
    .execute();
  expect(left.map(({ email_key }) => email_key)).toEqual([stuck.email]);
  expect(left).not.toContainEqual({ email_key: after.email });
});

async function personOf(email: string) {
  return server.context.db
    .selectFrom('accounts as a')
    .innerJoin('households as h', 'h.account_id', 'a.id')
    .innerJoin('members as m', 'm.household_id', 'h.id')
    .select(['h.id as household_id', 'm.id as main_member_id'])
    .where('a.email_key', '=', email)
    .executeTakeFirstOrThrow();
}
