import { expect, it } from 'vitest';
import { cashContract } from '../../domain/cash/cash.contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { aHousehold } from '../testing/builders.ts';
import { readPdf } from '../testing/documents/pdfReading.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { aCashClosing, aCashDeposit, aCashReceipt } from '../testing/payments/cashBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { missingReceipts, wrongCounts } from './cash.checks.ts';
import { clearCashWords } from './cash.jobs.ts';

const server = testServer();

it('a receipt is printed in the household’s language, with what was paid and what is still owed', async () => {
  const { client } = await aClerk(server);
  const household = await aHousehold(server, { status: 'active', language: 'tr' });
  const invoice = await anInvoice(server, household, { amount_cents: cents(6_000) });
  const id = await aCashReceipt(server, household, { invoice, from: 'Fatma Kaya' });

  const printed = await client.call(cashContract.printReceipt, { id: String(id) });

  expect(printed.status).toBe(200);
  const { pages, isTagged, language } = await readPdf(printed.bytes);
  const text = pages.join(' ').replaceAll('\u00a0', ' ');
  expect([isTagged, language]).toEqual([true, 'tr']);
  for (const said of ['Tahsilat makbuzu', 'Fatma Kaya', '€ 20,00', '€ 40,00', household.membership_no]) {
    expect(text).toContain(said);
  }
  expect(text).toContain(invoice.bill_number);
});

it('there is no receipt of a deposit, and none that does not exist', async () => {
  const { client } = await aClerk(server);
  const deposit = await aCashDeposit(server, cents(500));

  for (const id of [deposit, 999_999]) {
    const answer = await client.call(cashContract.printReceipt, { id: String(id) });
    expect([answer.status, answer.body]).toMatchObject([404, { message: 'cash_entry_not_found' }]);
  }
});

it('after seven whole years words and staff are cleared, and the book still adds up', async () => {
  await aCashClosing(server, await aHousehold(server));
  const entries = () =>
    server.context.db.selectFrom('cash_entries').select(['text', 'created_by', 'amount_cents']).execute();
  moveTo(server, '2034-12-31');
  await clearCashWords.run(server.context, {});
  expect((await entries()).some(({ text }) => text !== null)).toBe(true);

  moveTo(server, '2035-01-01');
  await clearCashWords.run(server.context, {});

  expect((await entries()).filter(({ text, created_by }) => text !== null || created_by !== null)).toEqual([]);
  expect(await missingReceipts(server.context.db)).toEqual([]);
  expect(await wrongCounts(server.context.db)).toEqual([]);
});
