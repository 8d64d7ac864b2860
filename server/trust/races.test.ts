import { beforeAll, describe, expect, test } from 'vitest';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { sendMail } from '../platform/mail/mailQueue.ts';
import { aLoggedInClient, logIn } from '../testing/builders.ts';
import type { TestAnswer } from '../testing/client.ts';
import { draftsOf, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aRegistration, mailsTo } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';

/** How many households send drafts at the same time; `npm run torture` uses fifty. */
const HOUSEHOLDS = Number(process.env.TRUST_HOUSEHOLDS ?? 3);

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

// proves: promise.2
describe('once means once', () => {
  test('forty parallel calls make one draft per type, numbered without a gap', async () => {
    const { client, household } = await aLoggedInClient(server, { status: 'active' });

    const answers = await atOnce(40, () => client.call(invoicingContract.createInvoices));

    const invoices = await server.context.db
      .selectFrom('sale_invoices')
      .select(['type', 'bill_number'])
      .where('household_id', '=', household.household_id)
      .orderBy('bill_number')
      .execute();
    const numbers = invoices.map(({ bill_number }) => Number(bill_number.split('-')[1]));
    expect(new Set(agreed(answers).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(invoices.map(({ type }) => type).sort()).toEqual(['siac', 'sirf']);
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
  });

  test(`${HOUSEHOLDS} households that each send forty parallel calls have one draft per type each, and no bill number is missing`, {
    timeout: patience(30_000 + HOUSEHOLDS * 5_000),
  }, async () => {
    const billing = [];
    for (let count = 0; count < HOUSEHOLDS; count += 1)
      billing.push(await aLoggedInClient(server, { status: 'active' }));
    const ids = billing.map(({ household }) => household.household_id);
    for (const pair of pairsOf(billing)) {
      const answers = await Promise.all(
        pair.map(({ client }) => atOnce(40, () => client.call(invoicingContract.createInvoices))),
      );
      for (const each of answers) expect(agreed(each)).not.toEqual([]);
    }

    const invoices = await server.context.db
      .selectFrom('sale_invoices')
      .select(['household_id', 'type', 'bill_number'])
      .orderBy('bill_number')
      .execute();
    const own = invoices.filter(({ household_id }) => ids.includes(household_id));
    expect(own).toHaveLength(2 * HOUSEHOLDS);
    expect(new Set(own.map(({ household_id, type }) => `${household_id} ${type}`)).size).toBe(2 * HOUSEHOLDS);
    const numbers = invoices.map(({ bill_number }) => Number(bill_number.split('-')[1]));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });

  test('of many parallel confirmations and cancellations, one kind succeeds, and is announced once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, household } = await aLoggedInClient(server, { status: 'active' });
      const [draft] = await draftsOf(client, ['siac']);
      const id = String(draft?.id);
      const { confirmInvoice, cancelInvoice } = invoicingContract;

      const answers = await Promise.all([
        ...Array.from({ length: 6 }, () => client.call(confirmInvoice, { id })),
        ...Array.from({ length: 6 }, () => client.call(cancelInvoice, { id })),
      ]);

      await server.runJobs();
      const counted = statuses(answers);
      const [entry] = await journal(client, household.household_id);
      const won = entry?.sale_invoice.status_id === 2 ? 'confirmed' : 'cancelled';
      const winners = won === 'confirmed' ? answers.slice(0, 6) : answers.slice(6);
      expect(counted).toEqual({ 200: 6, 409: 6 });
      expect(statuses(winners)).toEqual({ 200: 6 });
      expect(mailsTo(server, household.email)).toHaveLength(won === 'confirmed' ? 1 : 0);
    }
  });

  test('if two tabs save the same form, the second is told that the data have changed', async () => {
    const { client, household } = await aLoggedInClient(server);
    const id = String(await aMember(server, household));
    const { body } = await client.call(membersContract.getMember, { id });
    const { version } = body as { version: number };
    const other = await logIn(server, household);

    const first = await client.call(membersContract.changeMember, { id, version, first_name: 'Emine' });
    const second = await other.call(membersContract.changeMember, { id, version, first_name: 'Meryem' });

    expect(first).toMatchObject({ status: 200, body: { first_name: 'Emine', version: version + 1 } });
    expect(second).toMatchObject({ status: 409, body: { message: 'changed_meanwhile' } });
    expect((await client.call(membersContract.getMember, { id })).body).toMatchObject({ first_name: 'Emine' });
  });

  test('of twenty tabs that save at the same moment one succeeds', async () => {
    const { client, household } = await aLoggedInClient(server);
    const id = String(household.main_member_id);
    const names = Array.from({ length: 20 }, (_none, index) => `Ayşe ${'abcdefghijklmnopqrst'[index]}`);

    const answers = await Promise.all(
      names.map((first_name) => client.call(membersContract.changeMember, { id, version: 1, first_name })),
    );

    expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
  });

  test('of twenty main numbers set at the same moment one is the main number', async () => {
    const { client, household } = await aLoggedInClient(server, { status: 'active' });
    const id = String(household.main_member_id);
    const phone = { phone_type: 'work_mobile' as const, is_main_number: true };

    const answers = await atOnce(20, (index) =>
      client.call(membersContract.addPhoneNumber, { id, ...phone, phone_number: `+43660100${100 + index}` }),
    );

    const { body } = await client.call(membersContract.getMember, { id });
    const { phone_numbers } = body as { phone_numbers: { is_main_number: boolean }[] };
    expect(statuses(answers)).toEqual({ 201: 9, 422: 11 });
    expect(phone_numbers).toHaveLength(10);
    expect(phone_numbers.filter((each) => each.is_main_number)).toHaveLength(1);
  });

  test('twenty registrations with one address, in any spelling, make one account', async () => {
    const answers = await atOnce(20, (index) =>
      server
        .client(`10.9.0.${index}`)
        .call(applicationContract.register, aRegistration({ email: index % 2 ? 'IPEK@race.at' : 'ipek@Race.AT' })),
    );

    const accounts = await server.context.db
      .selectFrom('accounts as a')
      .leftJoin('households as h', 'h.account_id', 'a.id')
      .select(['a.id', 'h.id as household_id'])
      .where('email_key', '=', 'ipek@race.at')
      .execute();
    expect(Object.keys(statuses(answers)).sort()).toEqual(['201', '429']);
    expect(accounts).toEqual([{ id: expect.any(Number), household_id: expect.any(Number) }]);
    expect(await orphans()).toBe(0);
  });
});

describe('a mail', () => {
  test('whose job runs many times at once is sent once', async () => {
    const { id } = await aWaitingMail();
    const { send } = server.context.mailer;
    server.context.mailer.send = async (mail) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return send(mail);
    };
    const before = server.mails.length;

    await atOnce(10, () => sendMail.run(server.context, { mail_id: id }));
    await sendMail.run(server.context, { mail_id: id });

    server.context.mailer.send = send;
    expect(server.mails.length - before).toBe(1);
  });

  test('whose sending failed is sent at the next attempt, once', async () => {
    const { id } = await aWaitingMail();
    const { send } = server.context.mailer;
    const before = server.mails.length;
    server.context.mailer.send = () => Promise.reject(new Error('the mail server is gone'));

    await expect(sendMail.run(server.context, { mail_id: id })).rejects.toThrow('gone');
    server.context.mailer.send = send;
    await sendMail.run(server.context, { mail_id: id });
    await sendMail.run(server.context, { mail_id: id });

    expect(server.mails.length - before).toBe(1);
  });
});

test('a link is used up by one of many parallel calls', async () => {
  const { email } = aRegistration();
  await server.client('10.9.1.1').call(applicationContract.register, aRegistration({ email }));
  await server.runJobs();
  const token = /token=([\w-]+)/.exec(mailsTo(server, email)[0]?.text ?? '')?.[1];

  const answers = await atOnce(10, () => server.client().send('POST', '/api/v1/register/confirm', { token }));
  await server.runJobs();

  expect(statuses(answers)).toEqual({ 200: 1, 404: 9 });
  expect(mailsTo(server, email)).toHaveLength(2);
});

/** The successful answers; a machine too slow for all at once has asked the others to come back. */
function agreed(answers: readonly TestAnswer[]): TestAnswer[] {
  expect(answers.filter(({ status }) => ![201, 503].includes(status))).toEqual([]);
  return answers.filter(({ status }) => status === 201);
}

function pairsOf<R>(list: readonly R[]): R[][] {
  return list.flatMap((_each, index) => (index % 2 === 0 ? [list.slice(index, index + 2)] : []));
}

function atOnce<R>(times: number, work: (index: number) => Promise<R>): Promise<R[]> {
  return Promise.all(Array.from({ length: times }, (_none, index) => work(index)));
}

function statuses(answers: readonly TestAnswer[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

async function journal(client: Awaited<ReturnType<typeof logIn>>, householdId: number) {
  const { body } = await client.call(invoicingContract.listJournal, { id: String(householdId) });
  return body as { sale_invoice: { status_id: number } }[];
}

async function aWaitingMail(): Promise<{ id: number }> {
  await server.client('10.9.2.1').call(applicationContract.register, aRegistration());
  return server.context.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
}

/** The number of members or households without an account. */
async function orphans(): Promise<number> {
  const rows = await server.context.db.selectFrom('households').select('id').where('account_id', 'is', null).execute();
  return rows.length;
}
