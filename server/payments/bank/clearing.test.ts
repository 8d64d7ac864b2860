import { expect, it } from 'vitest';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { cents } from '../../../domain/shared/money.ts';
import { aWaitingLine, sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { aBankFile } from '../../testing/bank/bankFiles.ts';
import { aHousehold } from '../../testing/builders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { moveTo } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { clearUnassignedPayers } from '../payments.jobs.ts';

const server = testServer();

// proves: promise.16
it('a line that was dismissed loses its payer after seven whole years; what waits for somebody does not', async () => {
  const { client } = await aClerk(server);
  const gift = { reference: 'GIFT', name: 'Hakan Aydın', text: 'Spende', endToEnd: 'HAKAN' };
  const other = { reference: 'OTHER', name: 'Selin Kara', text: 'Beitrag' };
  const file = aBankFile([gift, other]);
  await sendBankFile(client, file);
  const [first] = await undecidedLines(client);
  await client.call(bankContract.dismissBankLine, { id: String(first?.id), reason: 'Spende von Hakan Aydın' });

  moveTo(server, '2034-12-31');
  await clearUnassignedPayers.run(server.context, {});
  const before = await payers();
  moveTo(server, '2035-01-01');
  await clearUnassignedPayers.run(server.context, {});

  const nobody = { counterparty_name: null, remittance_text: null, end_to_end_id: null, dismissed_reason: '' };
  expect(before.map(({ counterparty_name }) => counterparty_name)).toEqual(['Hakan Aydın', 'Selin Kara']);
  expect(await payers()).toMatchObject([nobody, { counterparty_name: 'Selin Kara', remittance_text: 'Beitrag' }]);
  // reading an old file again must not restore them
  await sendBankFile(client, Buffer.concat([file, Buffer.from('\n')]));
  expect((await payers()).map(({ counterparty_name }) => counterparty_name)).toEqual([null, 'Selin Kara']);
});

// proves: promise.16
it('a line that was split between households loses its payer at the same time', async () => {
  const { client } = await aClerk(server);
  moveTo(server, '2027-01-11');
  const invoices = [await aInvoice(), await aInvoice()];
  const text = invoices.map(({ bill_number }) => bill_number).join(' ');
  await sendBankFile(client, aBankFile([{ reference: 'BOTH', name: 'Derya Aydın', text, amount: '120.00' }]));
  const line = (await undecidedLines(client)).find(({ counterparty_name }) => counterparty_name === 'Derya Aydın');
  const parts = invoices.map(({ id }) => ({ sale_invoice_id: id, amount: 60 }));
  await client.call(bankContract.splitBankLine, { id: String(line?.id), parts });

  moveTo(server, '2035-01-01');
  await clearUnassignedPayers.run(server.context, {});

  const named = (await payers()).filter(({ counterparty_name }) => counterparty_name === 'Derya Aydın');
  // the parts of the two households are cleared with it
  expect(named.map(({ split_from }) => split_from)).toEqual([line?.id, line?.id]);
});

// proves: promise.16
it('a part of nobody that went back with the whole loses its payer at the same time, and not before', async () => {
  moveTo(server, '2027-01-11');
  const { client } = await aClerk(server);
  const invoices = [await aInvoice(), await aInvoice()];
  const text = invoices.map(({ bill_number }) => bill_number).join(' ');
  const whole = await aWaitingLine(client, { name: 'Fatma Kaya', text, amount: '120.00', endToEnd: 'FATMA' });
  const parts = invoices.map(({ id }) => ({ sale_invoice_id: id, amount: 60 }));
  await client.call(bankContract.splitBankLine, { id: String(whole.id), parts });
  const [theirs = 0, nobodys = 0] = await partsOf(whole);
  await client.call(bankContract.unassignBankLine, { id: String(nobodys) });
  await client.call(paymentsContract.returnPayment, { id: String(theirs) });

  moveTo(server, '2034-12-31');
  await clearUnassignedPayers.run(server.context, {});
  const before = await payerOf(nobodys);
  moveTo(server, '2035-01-01');
  await clearUnassignedPayers.run(server.context, {});

  expect(before).toMatchObject({ counterparty_name: 'Fatma Kaya', end_to_end_id: 'FATMA' });
  const nobody = { counterparty_name: null, counterparty_iban: null, remittance_text: null, end_to_end_id: null };
  expect(await payerOf(nobodys)).toMatchObject(nobody);
  // the household's part is cleared with it
  expect(await payerOf(theirs)).toMatchObject({ counterparty_name: 'Fatma Kaya' });
});

async function partsOf({ id }: { id: number }): Promise<number[]> {
  const rows = await server.context.db
    .selectFrom('bank_transactions')
    .select('id')
    .where('split_from', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

async function payerOf(id: number) {
  return server.context.db
    .selectFrom('bank_transactions')
    .select(['counterparty_name', 'counterparty_iban', 'remittance_text', 'end_to_end_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function aInvoice() {
  const household = await aHousehold(server, { status: 'active' });
  return anInvoice(server, household, { type: 'sim', amount_cents: cents(6_000) });
}

function payers() {
  return server.context.db
    .selectFrom('bank_transactions')
    .select(['counterparty_name', 'remittance_text', 'end_to_end_id', 'dismissed_reason', 'split_from'])
    .orderBy('id')
    .execute();
}
