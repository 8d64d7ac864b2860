import { sql } from 'kysely';
import type { MainEnteredField } from '../../domain/members/personFields.ts';
import { cents } from '../../domain/shared/money.ts';
import { postTextMessage } from '../platform/textMessages/textMessages.ts';
import { sendBankFile, undecidedLines } from './bank/bankBuilders.ts';
import { aBankFile } from './bank/bankFiles.ts';
import { TEST_PASSWORD, type TestHousehold } from './builders.ts';
import type { TestAnswer, TestClient } from './client.ts';
import { aConversation, aNote } from './counter/conversationBuilders.ts';
import { aMarkedDeathCase } from './deathBuilders.ts';
import { aPdf, sendDocument } from './documents/documentBuilders.ts';
import { anInvoice, confirmedInvoice } from './invoicingBuilders.ts';
import { wasInAList } from './movingIn/markedRow.ts';
import { aClerk } from './officeBuilders.ts';
import { aCashReceipt } from './payments/cashBuilders.ts';
import { anOwnAmount } from './payments/ownAmountBuilders.ts';
import { aPrintAndAWaitingLetter } from './post/postBuilders.ts';
import { registerAndRead } from './registrations.ts';
import type { TestServer } from './testServer.ts';
import { aTextConsent } from './textReminders/textReminderBuilders.ts';

/** A word in everything that people of this household type, and that others type about them. */
export const MARK = 'Silinecek';
/** The mark for fields of digits. */
export const MARKED_DIGITS = '98765432';

export const MARKED_IBAN = 'AT241200000098765432';

export const MARKED_EMAIL = 'silinecek@example.at';

/** Values of a person's form, with the mark in every field of text or digits. */
export const markedPerson = {
  first_name: MARK,
  last_name: MARK,
  date_of_birth: '01.02.1985',
  social_insurance_number: `12${MARKED_DIGITS}`,
  social_insurance_number_pending: false,
  citizenship_id: 792,
  permanent_residence: true,
  turkish_id_no: '98765432150',
  place_of_birth: MARK,
  gender: 'female',
  civil_status: 'married',
  father_name: MARK,
  mother_name: MARK,
} satisfies Record<MainEnteredField, string | number | boolean>;
export const markedPhone = { phone_number: `+43${MARKED_DIGITS}`, phone_type: 'work_mobile', is_main_number: false };
const place = { street: MARK, postal_code: MARKED_DIGITS, state: MARK, city: MARK, country_id: 40 };

/** One client of the household. */
type Story = { server: TestServer; office: TestClient; client: TestClient; household: TestHousehold };

/**
 * A household whose whole life was played through the API, with marked words in every text field; at the end it is inactive and
 * owes nothing.
 */
export async function aMarkedHousehold(server: TestServer): Promise<TestHousehold> {
  const { client: office } = await aClerk(server);
  const client = server.client();
  const story: Story = { server, office, client, household: await registered(server, client) };
  await applies(story);
  await pays(story);
  await isWaited(story);
  await isSentBack(story);
  await typesOnceMore(story);
  await says(office, 'POST', `/api/v1/office/households/${story.household.household_id}/deactivate`, {
    inactive_reason_id: 4,
    inactive_from: '11.01.2027',
  });
  await says(office, 'POST', `/api/v1/office/households/${story.household.household_id}/email`, {
    email: 'silinecek.neu@example.at',
    reason: MARK,
    is_taken_over: false,
  });
  await says(office, 'PUT', `/api/v1/office/households/${story.household.household_id}/skip`, { reason: MARK });
  const hold = { until: '11.12.2027', reason: MARK };
  await says(office, 'PUT', `/api/v1/office/households/${story.household.household_id}/reminder-hold`, hold);
  await aConversation(server, story.household, MARK);
  await aNote(server, story.household, MARK);
  await anOwnAmount(server, story.household.main_member_id, { reason: MARK });
  await aMarkedDeathCase(server, story.household.household_id, MARK);
  await isRemindedByTextMessage(story);
  await agreesToTextMessages(story);
  await aPrintAndAWaitingLetter(server, story.household, MARK);
  // the step before has ended all sessions
  await logsIn(client);
  await server.runJobs();
  return story.household;
}

/** Stores a text message such as a reminder. */
async function isRemindedByTextMessage({ server, household: { household_id } }: Story): Promise<void> {
  await wasInAList(server, { household_id, mark: MARK, iban: MARKED_IBAN });
  const to = { to: `+43${MARKED_DIGITS}`, language: 'de', text: MARK, usefulHours: 24, household_id } as const;
  await server.change((change) => postTextMessage(change, `textReminder/${household_id}/marked`, to));
}

/** Agrees to reminders by text message. */
async function agreesToTextMessages({ server, household }: Story): Promise<void> {
  await aTextConsent(server, household, `+43${MARKED_DIGITS}`);
}

async function registered(server: TestServer, client: TestClient): Promise<TestHousehold> {
  const { first_name, last_name } = markedPerson;
  const { token } = await registerAndRead(server, client, {
    first_name,
    last_name,
    email: MARKED_EMAIL,
    phone_number: `+90${MARKED_DIGITS}`,
  });
  await says(client, 'POST', '/api/v1/register/confirm', { token });
  const me = await logsIn(client);
  const { id: account_id } = await server.context.db
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', MARKED_EMAIL)
    .executeTakeFirstOrThrow();
  return {
    account_id,
    email: MARKED_EMAIL,
    password: TEST_PASSWORD,
    household_id: me.household.id,
    main_member_id: me.main_member.id,
    membership_no: me.membership_no,
  };
}

type Me = { household: { id: number }; main_member: { id: number }; membership_no: string };

async function logsIn(client: TestClient): Promise<Me> {
  const sent = { email: MARKED_EMAIL, password: TEST_PASSWORD, remember: true };
  return (await says(client, 'POST', '/login', sent, { 'user-agent': MARK })).body;
}

async function applies({ client, office, household }: Story): Promise<void> {
  const { main_member_id: id } = household;
  await says(client, 'PUT', `/api/v1/member/${id}`, markedPerson);
  await says(client, 'POST', `/api/v1/member/${id}/phone`, markedPhone, keyed('phone'));
  await says(client, 'POST', `/api/v1/member/${id}/address`, { ...place, type: 'domestic', is_main_address: true });
  const child = {
    ...markedPerson,
    date_of_birth: '05.05.2015',
    civil_status: 'single',
    phone_numbers: [{ id: -1, ...markedPhone }],
  };
  await says(
    client,
    'POST',
    '/api/v1/member',
    { ...child, email: 'silinecek.kind@example.at', membership_basis: 'child', relationship_type: 'daughter' },
    keyed('member'),
  );
  const refused = await brings(client, id, 'passport', 'first');
  await says(office, 'POST', `/api/v1/office/documents/${refused}/refuse`, { reason: MARK });
  await brings(client, id, 'passport', 'second');
  await brings(client, id, 'residence_permit', 'third');
}

export async function brings(client: TestClient, id: number, type: string, content: string): Promise<number> {
  const file = { name: `${MARK}.pdf`, type: 'application/pdf', bytes: aPdf(`/Of (${MARK} ${content})`) };
  const answer = await sendDocument(client, id, { type, name: MARK }, file);
  return (answer.body as { id: number }).id;
}

/** One payment by hand, one by a bank file; then both fees are settled, and the household waits. */
async function pays({ server, client, office, household }: Story): Promise<void> {
  const registration = await confirmedInvoice(client, 'sirf');
  await says(office, 'POST', `/api/v1/office/invoices/${registration.id}/payment`, {
    amount: registration.amount,
    value_date: '11.01.2027',
    counterparty_name: MARK,
    remittance_text: MARK,
    transaction_key: MARK,
  });
  const contribution = await confirmedInvoice(client, 'siac');
  const movement = {
    reference: MARK,
    name: MARK,
    iban: MARKED_IBAN,
    endToEnd: MARK,
    amount: contribution.amount.toFixed(2),
    text: `${MARK} ${contribution.bill_number}`,
  };
  await sendBankFile(office, aBankFile([movement]));
  // fields that the test's bank file does not contain, and that no call writes (D36)
  await sql`update bank_transactions set structured_reference = ${MARK}, ultimate_name = ${MARK},
    bank_text = ${MARK} where household_id = ${household.household_id}
    and source = 'statement'`.execute(server.context.db);
  await isPaidBack(office, (await aClerk(server)).client, household);
  const fine = { type: 'sim', amount_cents: cents(1_000), description: MARK } as const;
  await anInvoice(server, household, { ...fine, status: 'uncollectible' });
  await isAssigned(office, household, await anInvoice(server, household, fine));
  const invoice = await anInvoice(server, household);
  const receipt = await aCashReceipt(server, household, { from: MARK, invoice });
  await says(office, 'POST', `/api/v1/office/cash/${receipt}/reverse`, { reason: MARK });
  await says(office, 'POST', `/api/v1/office/invoices/${invoice.id}/step`, { step: 'writeOff' });
}

/** A refund of a second transfer for a settled fee, by a colleague of who has read the bank's file. */
async function isPaidBack(office: TestClient, colleague: TestClient, { household_id }: TestHousehold): Promise<void> {
  await isCredited(office, household_id, { reference: `${MARK} once more`, amount: '5.00' });
  const refund = {
    amount: 5,
    value_date: '11.01.2027',
    recipient_name: MARK,
    recipient_iban: MARKED_IBAN,
    reason: MARK,
  };
  const strange = { ...refund, amount: 1, recipient_iban: 'AT022011100003429660' };
  const path = `/api/v1/office/households/${household_id}/refunds`;
  const { approval } = (await says(office, 'POST', path, strange, keyed('asked'))).body as { approval: { id: number } };
  await says(office, 'POST', `/api/v1/office/approvals/${approval.id}/decline`, { reason: MARK });
  await says(colleague, 'POST', path, refund, keyed('refund'));
}

/** A third transfer is assigned to another fee, of which nothing is left to pay. */
async function isAssigned(office: TestClient, { household_id }: TestHousehold, { id }: { id: number }): Promise<void> {
  const line = await isCredited(office, household_id, { reference: `${MARK} a third time`, amount: '10.00' });
  const assigned = { sale_invoice_id: id, amount: 10 };
  await says(office, 'POST', `/api/v1/office/payments/${line}/assign`, assigned, keyed('assigned'));
}

/** A transfer without an invoice is credited to the household; returns its id. */
async function isCredited(office: TestClient, household_id: number, movement: { reference: string; amount: string }) {
  await sendBankFile(office, aBankFile([{ ...movement, name: MARK, iban: MARKED_IBAN }]));
  const [line] = await undecidedLines(office);
  await says(office, 'POST', `/api/v1/office/bank-lines/${line?.id}/credit`, { household_id });
  return line?.id;
}

async function isWaited({ client, office, household }: Story): Promise<void> {
  const { main_member_id: id, household_id } = household;
  await says(client, 'POST', `/api/v1/member/${id}/burial-place`, {
    ...place,
    graveyard: MARK,
    grave_group: MARK,
    grave_row: MARK,
    grave_number: MARK,
    grave_user: MARK,
  });
  const substitute = {
    first_name: MARK,
    last_name: MARK,
    email: 'silinecek.anwalt@example.at',
    represent_me_as: 'lawyer',
    phone_private_mobile: markedPhone.phone_number,
    phone_private_landline: markedPhone.phone_number,
    valid_until: '31.12.2027',
  };
  await says(client, 'POST', `/api/v1/household/${household_id}/substitute`, substitute, keyed('substitute'));
  const contact = { country: 'turkiye', name: MARK, relation: MARK, phone_number: markedPhone.phone_number };
  await says(
    ...([client, 'POST', `/api/v1/household/${household_id}/death-contact`] as const),
    { ...contact, language: 'tr', agreed: true },
    keyed('death-contact'),
  );
  const path = `/api/v1/member/${id}/change-request`;
  const asked = await says(client, 'POST', path, { field: 'mother_name', wanted: `${MARK} Nur`, explanation: MARK });
  await says(office, 'GET', `/api/v1/office/change-requests/${(asked.body as { id: number }).id}`);
  await says(office, 'POST', `/api/v1/office/change-requests/${(asked.body as { id: number }).id}/refuse`, {
    reason: MARK,
  });
  const other = await says(client, 'POST', path, { field: 'father_name', wanted: `${MARK} Can`, explanation: MARK });
  await says(client, 'DELETE', `/api/v1/member/change-request/${(other.body as { id: number }).id}`);
}

async function isSentBack({ office, household }: Story): Promise<void> {
  const { household_id } = household;
  await says(office, 'GET', `/api/v1/office/households/${household_id}`);
  await says(office, 'POST', '/api/v1/office/notifications', { title: MARK, data: `<p>${MARK}</p>`, household_id });
  await says(office, 'POST', `/api/v1/office/households/${household_id}/send-back`, { reason: MARK });
}

/** Leftovers of somebody who just leaves: a draft, a request for another address, one for another password. */
async function typesOnceMore({ client, household }: Story): Promise<void> {
  await says(client, 'PUT', `/api/v1/member/${household.main_member_id}`, { email: 'silinecek.neu@example.at' });
  await logsIn(client);
  await says(client, 'PUT', '/api/v1/me/drafts/main-member', {
    values: { first_name: MARK },
    base: { first_name: MARK },
  });
  await says(client, 'POST', '/api/v1/password/forgot', { email: MARKED_EMAIL });
}

export function keyed(of: string) {
  return { 'idempotency-key': `"${MARK}-${of}"` };
}

/** Sends a call that must succeed. */
export async function says(
  client: TestClient,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const answer = await client.send(method, path, body, headers);
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer;
}
