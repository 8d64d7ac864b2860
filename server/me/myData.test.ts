import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { draftsContract } from '../../domain/application/drafts.contract.ts';
import { documentReviewContract } from '../../domain/documents/review.contract.ts';
import { myDataContract } from '../../domain/me/myData.contract.ts';
import { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import { wordingTr } from '../../texts/wording.tr.ts';
import { acceptEmail } from '../accounts/emailChange.actions.ts';
import { notify } from '../notifications/tell.actions.ts';
import { sendAgain } from '../platform/mail/abandoned.ts';
import { aWaitingLine } from '../testing/bank/bankBuilders.ts';
import { aHousehold, aLoggedInClient, anOfficeAccount, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aDeathContact } from '../testing/deaths/deathContactBuilders.ts';
import { pathOfDocument } from '../testing/documents/storedDocuments.ts';
import { readZip } from '../testing/documents/zipReading.ts';
import { freshEmail } from '../testing/emailBuilders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { MEMBER_IBAN } from '../testing/lifeBuilders.ts';
import { aLostMail } from '../testing/mailBuilders.ts';
import { aChangeRequest, aDocument, aMember, anAddress } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { anEffect } from '../testing/post/effects.ts';
import { anOverPaid, aRefund } from '../testing/refundBuilders.ts';
import { aSubstitute } from '../testing/substituteBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const { downloadMyData } = myDataContract;

const server = testServer();

it('a member downloads everything that is stored about the household', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'waiting' });
  const { household_id, main_member_id, membership_no } = household;
  const son = await aMember(server, household, { first_name: 'Şükrü' });
  await anAddress(server, household);
  const passport = await aDocument(server, main_member_id, { name: 'Reisepass Ayşe' });
  const document = await aDocument(server, son, { name: '../Geburt: Urkunde?.pdf', type: 'other' });
  await aSubstitute(server, household);
  await aDeathContact(server, household);
  const { bill_number } = await anInvoice(server, household);
  await server.change((change) =>
    notify(change, { household_id, effect_key: anEffect('x'), title: 'Willkommen', html: '<p>Schön</p>' }),
  );
  await aChangeRequest(server, household);
  await server.change(({ tx }) =>
    tx.updateTable('members').set({ relationship_type: 'daughter' }).where('id', '=', son).execute(),
  );
  const { client: office } = await aClerk(server);
  await office.call(documentReviewContract.openDocument, { id: String(passport) });
  await client.call(draftsContract.keepDraft, { form: 'household', values: { street: 'Gasse 1' }, base: {} });

  const { status, headers, bytes } = await client.call(downloadMyData);
  const files = readZip(bytes);
  const data = JSON.parse(files.get('data.json')?.toString() ?? '');

  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename*=UTF-8''${membership_no}-2027-01-11.zip`,
    'cache-control': 'private, no-store',
  });
  expect([...files.keys()]).toEqual([
    'data.json',
    `documents/${main_member_id} Ayşe Yılmaz/${passport} Reisepass Ayşe.pdf`,
    `documents/${son} Şükrü Yılmaz/${document} .._Geburt_ Urkunde_.pdf`,
  ]);
  expect([...files.values()].slice(1).map((file) => file.subarray(0, 8).toString())).toEqual(['%PDF-1.4', '%PDF-1.4']);
  expect(data).toMatchObject({
    account: { email: household.email, language: 'de' },
    household: { membership_no, status: 'waiting', submitted_on: '2027-01-11' },
    main_member: { social_insurance_number: '1236010285', phone_numbers: [{ phone_number: '+436641234567' }] },
    sub_members: [{ first_name: 'Şükrü', social_insurance_number: '1237050515' }],
    addresses: [{ street: 'Favoritenstraße 8' }],
    substitutes: [{ represent_me_as: 'lawyer' }],
    death_contacts: [{ country: 'austria', phone_number: '+436605554433', agreed_stated_by: 'Ayşe Yılmaz' }],
    invoices: [{ bill_number, amount: 60 }],
    notifications: [{ data: { title: 'Willkommen', data: '<p>Schön</p>' } }],
    change_requests: [{ field: 'mother_name', wanted: 'Hatice', state: 'open' }],
    office_log: [
      { happened_at: '2027-01-11T11:00:00.000Z', action: 'document.seen', subject_id: passport, role: 'clerk' },
    ],
    drafts: [{ form: 'household', values: { street: 'Gasse 1' } }],
    sessions: [{ user_agent: 'test' }],
    belonging_history: [{ member_id: son, relationship_type: 'son' }],
    waiting_history: [],
  });
});

it('refunds are included, without the staff member who booked them', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  const { client: office } = await aClerk(server);
  await anOverPaid(server, household, { paid: 7_000 });
  const { id } = await aRefund(office, household, { amount: 10, recipient_iban: MEMBER_IBAN });

  const files = readZip((await client.call(downloadMyData)).bytes);
  const { refunds } = JSON.parse(files.get('data.json')?.toString() ?? '');

  const about = { value_date: '2027-01-11', recipient_name: null, reason: 'Doppelt bezahlt', undone_at: null };
  const made = { created_at: '2027-01-11T11:00:00.000Z', recipient_iban: MEMBER_IBAN };
  expect(refunds).toEqual([{ id, amount: 10, ...about, ...made }]);
});

// proves: promise.3
it('of a transfer that one household made for two, neither reads who paid, from where and for whom', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  const own = await anInvoice(server, household);
  const theirs = await anInvoice(server, await aHousehold(server, { status: 'active' }));
  const { client: office } = await aClerk(server);
  const text = `${theirs.bill_number} ${own.bill_number}`;
  const from = { name: 'Fatma Kaya', iban: 'AT022050302101023600', text };
  const whole = await aWaitingLine(office, { ...from, amount: '120.00' });
  const parts = [own, theirs].map(({ id }) => ({ sale_invoice_id: id, amount: 60 }));
  await office.call(bankContract.splitBankLine, { id: String(whole.id), parts });

  const before = await paymentsOf(client);
  const debit = await aWaitingLine(office, { ...from, amount: '120.00', side: 'DBIT' });
  const [{ id: payment_id }] = before as [{ id: number }];
  await office.call(bankContract.returnByBankLine, { id: String(debit.id), payment_id });
  const after = await paymentsOf(client);

  const part = { amount: 60, counterparty_name: null, counterparty_iban: null, remittance_text: null };
  expect(before).toMatchObject([{ ...part, returned_on: null, allocations: [{ sale_invoice_id: own.id }] }]);
  // the debit returned more than their part
  expect(after).toMatchObject([{ ...part, id: payment_id, returned_on: '2027-01-11' }]);
  expect(JSON.stringify([before, after])).not.toMatch(new RegExp(`Fatma|${from.iban}|${theirs.bill_number}`));
});

it('a transfer of this household alone is included with the bank’s details, and with its return', async () => {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  const { id, bill_number } = await anInvoice(server, household);
  const { client: office } = await aClerk(server);
  const line = await aWaitingLine(office, { name: 'Ayşe Yılmaz', iban: MEMBER_IBAN, text: 'Beitrag' });
  await office.call(bankContract.bookBankLine, { id: String(line.id), sale_invoice_id: id });
  const debit = await aWaitingLine(office, { name: 'Ayşe Yılmaz', iban: MEMBER_IBAN, text: bill_number, side: 'DBIT' });
  await office.call(bankContract.returnByBankLine, { id: String(debit.id), payment_id: line.id });

  const payer = { counterparty_name: 'Ayşe Yılmaz', counterparty_iban: MEMBER_IBAN };
  expect(await paymentsOf(client)).toMatchObject([
    { ...payer, amount: 60, remittance_text: 'Beitrag', returned_on: '2027-01-11' },
    { ...payer, amount: -60, remittance_text: bill_number },
  ]);
});

async function paymentsOf(client: TestClient): Promise<object[]> {
  const { bytes } = await client.call(downloadMyData);
  return JSON.parse(readZip(bytes).get('data.json')?.toString() ?? '').payments;
}

it('a document whose file is lost is named, and the rest is still delivered', async () => {
  const { client, household } = await aLoggedInClient(server, { language: 'tr' });
  const lost = await aDocument(server, household.main_member_id, { name: 'Reisepass' });
  const kept = await aDocument(server, household.main_member_id, { name: 'Urkunde', type: 'other' });
  await rm(await pathOfDocument(server, lost));

  const files = readZip((await client.call(downloadMyData)).bytes);

  const [, inItsPlace = ''] = [...files.keys()];
  expect([...files.keys()]).toEqual([
    'data.json',
    expect.stringMatching(`/${lost} Reisepass.pdf.txt$`),
    expect.stringContaining(`/${kept} Urkunde`),
  ]);
  expect(files.get(inItsPlace)?.toString()).toBe(wordingTr.membership.myData.lost);
});

it('nothing in it gives access to an account or belongs to somebody else', async () => {
  const stranger = await aHousehold(server, { email: 'fremd@example.at' });
  await aDocument(server, stranger.main_member_id, { name: 'Fremd' });
  const { client } = await aLoggedInClient(server);

  const files = readZip((await client.call(downloadMyData)).bytes);
  const text = files.get('data.json')?.toString() ?? '';

  expect([...files.keys()]).toEqual(['data.json']);
  expect(text).not.toMatch(/password|token|argon2|fremd|storage_key/i);
});

describe('mails to its address', () => {
  it('are included since the account was created, not mails to somebody else at that address before', async () => {
    const email = 'handed-on@example.at';
    await aMailTo(email);
    server.clock.moveMinutes(1);
    const household = await aHousehold(server, { email });
    const at = await aMailTo(email);

    expect(await mailsOf(household)).toMatchObject([{ recipient: email, created_at: at }]);
  });

  it('are included since the account changed to it', async () => {
    const email = 'given-up@example.at';
    const household = await aHousehold(server);
    server.clock.moveMinutes(1);
    await aMailTo(email);
    server.clock.moveMinutes(1);
    await server.change((change) => acceptEmail(change, { id: household.account_id, pending_email: email }));
    const at = await aMailTo(email);

    expect(await mailsOf(household)).toMatchObject([{ recipient: email, created_at: at }]);
  });

  it('are included if they were sent again to the present address', async () => {
    const household = await aHousehold(server);
    const { account_id } = household;
    const id = await aLostMail(server, household);
    server.clock.moveMinutes(1);
    const email = freshEmail();
    await server.change(async (change) => {
      await acceptEmail(change, { id: account_id, pending_email: email });
      await sendAgain(change, { id, to: email });
    });

    expect(await mailsOf(household)).toMatchObject([{ recipient: email }]);
  });

  async function aMailTo(recipient: string): Promise<string> {
    const at = server.clock.now();
    const sent = { created_at: at, sent_at: at, abandoned_at: null, content: Buffer.alloc(0) };
    const effect_key = `test/${recipient}/${at.toISOString()}`;
    await server.context.db
      .insertInto('mails')
      .values({ recipient, effect_key, ...sent })
      .execute();
    return at.toISOString();
  }

  async function mailsOf(household: { account_id: number }): Promise<object[]> {
    const { bytes } = await (await logIn(server, household)).call(downloadMyData);
    return JSON.parse(readZip(bytes).get('data.json')?.toString() ?? '').mails;
  }
});

it('an inactive household may download its data', async () => {
  const { client } = await aLoggedInClient(server, { status: 'inactive' });

  expect((await client.call(downloadMyData)).status).toBe(200);
});

it('the sixth download within an hour is refused; an hour later it works again', async () => {
  const { client, household } = await aLoggedInClient(server);

  const answers = await Promise.all(Array.from({ length: 6 }, () => client.call(downloadMyData)));
  server.clock.moveMinutes(60);
  const later = await (await logIn(server, household)).call(downloadMyData);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('3600');
  expect(later.status).toBe(200);
});

it('an account without a household has no data to download', async () => {
  const clerk = await logIn(server, await anOfficeAccount(server));

  expect((await server.client().call(downloadMyData)).status).toBe(401);
  expect((await clerk.call(downloadMyData)).status).toBe(403);
});
