import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type Me, meContract } from '../../domain/me/me.contract.ts';
import { fieldsWith, type PersonField } from '../../domain/members/personFields.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { allocatedBeyondAmount, wrongSums } from '../payments/payments.checks.ts';
import { clearMails } from '../platform/mail/forget.ts';
import { logIn } from '../testing/builders.ts';
import { documentsIn } from '../testing/documents/storedDocuments.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { MARK, MARKED_DIGITS } from '../testing/markedHousehold.ts';
import { aMarkedPerson, STAYS } from '../testing/markedPerson.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { columnsWith } from '../testing/textColumns.ts';

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

/** Columns with words about one person, so that none is forgotten. */
const THEIRS = [
  ...[
    'bank_transactions.counterparty_name',
    'bank_transactions.counterparty_iban',
    'bank_transactions.remittance_text',
  ],
  ...['change_requests.answer', 'change_requests.explanation', 'change_requests.wanted', 'change_requests.was'],
  ...['documents.name', 'documents.refused_reason', 'form_drafts.content', 'mails.content', 'members.first_name'],
  ...['members.social_insurance_number', 'members.turkish_id_no', 'members.email', 'notifications.title'],
  ...['notifications.body_html', 'office_news.title', 'office_news.body_html', 'phone_numbers.phone_number'],
  ...['refunds.recipient_name', 'refunds.reason', 'sale_invoice_items.first_name'],
];

// proves: promise.16
it('no word of a person who is erased alone remains, and all words of the others stay', async () => {
  const { household, member_id } = await aMarkedPerson(server);
  moveTo(server, '2035-01-01');
  const { client: board } = await aClerk(server, 'board');
  const member = await logIn(server, household);
  expect(((await member.call(meContract.getMe)).body as Me).sub_members).toHaveLength(1);
  const columns = await columnsWith(server, [MARK, MARKED_DIGITS]);
  expect(columns).toEqual(expect.arrayContaining(THEIRS));
  // invoices repeat values of the record, and no other field does
  const repeated = (field: PersonField) => columns.includes(`sale_invoice_items.${field}`);
  expect(fieldsWith('typed', 'everyone', 'family').filter(repeated)).toEqual(fieldsWith('erased', 'with_copies'));
  expect(await documentsIn(join(server.folder, 'files'))).toHaveLength(2);
  const others = await columnsWith(server, [STAYS, household.email]);
  const sums = await moneyOf(household.household_id);

  const erased = { id: String(household.household_id), member_id };
  expect((await board.call(decisionsContract.eraseHousehold, erased)).status).toBe(204);
  await clearMails.run(server.context, {});
  await server.runJobs();

  expect(await columnsWith(server, [MARK, MARKED_DIGITS])).toEqual([]);
  expect(await documentsIn(join(server.folder, 'files'))).toEqual([]);
  expect(await columnsWith(server, [STAYS, household.email])).toEqual(others.filter((column) => !isMail(column)));
  expect(await moneyOf(household.household_id)).toEqual(sums);
  expect([await allocatedBeyondAmount(server.context.db), await wrongSums(server.context.db)]).toEqual([[], []]);
  // an answer that was cached before is invalid
  expect(((await member.call(meContract.getMe)).body as Me).sub_members).toEqual([]);
});

/** Mails of 2027 are deleted by then, whomever they concerned. */
function isMail(column: string): boolean {
  return column.startsWith('mails.');
}

async function moneyOf(householdId: number) {
  const { db } = server.context;
  const invoices = db.selectFrom('sale_invoices').where('household_id', '=', householdId).orderBy('id');
  const items = db.selectFrom('sale_invoice_items').select(['id', 'sale_invoice_id', 'amount_cents']).orderBy('id');
  const payments = db.selectFrom('bank_transactions').where('household_id', '=', householdId).orderBy('id');
  return [
    await invoices.select(['bill_number', 'status_id', 'amount_cents', 'paid_cents', 'settled_on']).execute(),
    await items.execute(),
    await payments.select(['transaction_key', 'amount_cents', 'value_date']).execute(),
  ];
}
