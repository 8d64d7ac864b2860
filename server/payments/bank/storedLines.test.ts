import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findInvoice } from '../../invoicing/invoices.reads.ts';
import { newestLine, sendBankFile } from '../../testing/bank/bankBuilders.ts';
import { aBankFile, OUR_IBAN } from '../../testing/bank/bankFiles.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aServerWithClerk } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());

it('a line stored before numbers were read between invisible signs is known, and is not booked from the next file', async () => {
  const invoice = await anInvoice(server, await aHousehold(server, { status: 'active' }));
  const reference = 'B\u00ad7';
  const identity = `${JSON.stringify([OUR_IBAN, '2027-01-11', 6_000, reference])}#1`;
  const stored = `camt/${createHash('sha256').update(identity).digest('hex')}`;
  await sendBankFile(client, aBankFile([{ text: 'Spende', reference: 'before' }]));
  const { id } = await newestLine(client);
  await server.change(({ tx }) =>
    tx.updateTable('bank_transactions').set({ transaction_key: stored }).where('id', '=', id).execute(),
  );

  const answer = await sendBankFile(
    client,
    aBankFile([{ text: invoice.bill_number.split('').join('\u200b'), reference }]),
  );

  expect(answer.body).toMatchObject({ lines: 1, known: 1, booked: 0, undecided: 0 });
  expect((await findInvoice(server.context.db, invoice.id))?.paid_cents).toBe(0);
});
