import type { FieldWith } from '../../domain/members/personFields.ts';
import { sendBankFile, undecidedLines } from './bank/bankBuilders.ts';
import { aBankFile } from './bank/bankFiles.ts';
import { aLoggedInClient, type TestHousehold } from './builders.ts';
import type { TestAnswer, TestClient } from './client.ts';
import { confirmedInvoice } from './invoicingBuilders.ts';
import {
  brings,
  markedPerson as data,
  keyed,
  MARK,
  MARKED_IBAN,
  markedPhone as phone,
  says,
} from './markedHousehold.ts';
import { aClerk } from './officeBuilders.ts';
import { anOwnAmount } from './payments/ownAmountBuilders.ts';
import type { TestServer } from './testServer.ts';

/** A word in what the other people of the household type about themselves. */
export const STAYS = 'Kalacak';
const NAME = `${MARK} ${MARK}`;

type Story = { server: TestServer; client: TestClient; office: TestClient; household: TestHousehold; id: number };

/**
 * A member household, and one of its people about whom everybody typed marked words in every text field through the API; they
 * have left, and owe nothing.
 */
export async function aMarkedPerson(server: TestServer): Promise<{ household: TestHousehold; member_id: number }> {
  const { client: office } = await aClerk(server);
  const { client, household } = await aLoggedInClient(server, { status: 'active', last_name: STAYS });
  const story = { server, client, office, household, id: await added(client) };
  await isToldOf(story);
  await isPaidFor(story);
  await wishes(story);
  for (const one of [story.id, household.main_member_id]) await anOwnAmount(server, one, { reason: NAME });
  await says(office, 'POST', `/api/v1/office/households/${household.household_id}/deactivate`, {
    member_id: story.id,
    inactive_reason_id: 18,
    inactive_from: '11.01.2027',
  });
  await says(office, 'GET', `/api/v1/office/households/${household.household_id}`);
  const values = { first_name: MARK, last_name: MARK };
  await says(client, 'PUT', `/api/v1/me/drafts/family-member-${story.id}`, { values, base: values });
  await server.runJobs();
  return { household, member_id: story.id };
}

async function added(client: TestClient): Promise<number> {
  const child = {
    ...data,
    date_of_birth: '05.05.2015',
    civil_status: 'single',
    email: 'silinecek.kind@example.at',
    membership_basis: 'child',
    relationship_type: 'daughter',
    phone_numbers: [{ id: -1, ...phone }],
  } satisfies Record<FieldWith<'typed', 'everyone' | 'family'>, unknown>;
  return idOf(await says(client, 'POST', '/api/v1/member', child, keyed('member')));
}

async function isToldOf({ client, office, household, id }: Story): Promise<void> {
  const refused = await brings(client, id, 'other', 'refused');
  await says(office, 'POST', `/api/v1/office/documents/${refused}/refuse`, { reason: MARK });
  await says(office, 'POST', `/api/v1/office/documents/${await brings(client, id, 'passport', 'verified')}/verify`);
  const news = { title: NAME, data: `<p>${NAME}</p>`, household_id: household.household_id };
  await says(office, 'POST', '/api/v1/office/notifications', news);
  await says(office, 'POST', '/api/v1/office/notifications', { ...news, title: STAYS, data: `<p>${STAYS}</p>` });
}

/** Paid by a bank file, and then overpaid; the surplus is refunded to the person. */
async function isPaidFor({ client, office, household, server }: Story): Promise<void> {
  const { household_id } = household;
  const { amount, bill_number } = await confirmedInvoice(client, 'siac');
  const from = { name: NAME, iban: MARKED_IBAN, endToEnd: MARK };
  const paid = { reference: MARK, amount: amount.toFixed(2), text: `${NAME} ${bill_number}` };
  await sendBankFile(
    office,
    aBankFile([
      { ...from, ...paid },
      { ...from, reference: `${MARK} again`, amount: '5.00' },
    ]),
  );
  const [line] = await undecidedLines(office);
  await says(office, 'POST', `/api/v1/office/bank-lines/${line?.id}/credit`, { household_id });
  const refund = {
    amount: 5,
    value_date: '11.01.2027',
    recipient_name: NAME,
    recipient_iban: MARKED_IBAN,
    reason: NAME,
  };
  const path = `/api/v1/office/households/${household_id}/refunds`;
  const strange = { ...refund, amount: 1, recipient_iban: 'AT022011100003429660' };
  const { approval } = (await says(office, 'POST', path, strange)).body as { approval: { id: number } };
  await says(office, 'POST', `/api/v1/office/approvals/${approval.id}/decline`, { reason: NAME });
  // not who has read the bank's file
  const { client: colleague } = await aClerk(server);
  await says(colleague, 'POST', path, refund, keyed('refund'));
}

/** For a person who waits by now, and whose data are locked. */
async function wishes({ client, office, id }: Story): Promise<void> {
  const path = `/api/v1/member/${id}/change-request`;
  const asked = await says(client, 'POST', path, { field: 'mother_name', wanted: `${MARK} Nur`, explanation: MARK });
  await says(office, 'GET', `/api/v1/office/change-requests/${idOf(asked)}`);
  await says(office, 'POST', `/api/v1/office/change-requests/${idOf(asked)}/refuse`, { reason: MARK });
  const other = await says(client, 'POST', path, { field: 'father_name', wanted: `${MARK} Can`, explanation: MARK });
  await says(client, 'DELETE', `/api/v1/member/change-request/${idOf(other)}`);
}

function idOf({ body }: TestAnswer): number {
  return (body as { id: number }).id;
}
