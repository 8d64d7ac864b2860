import { beforeAll, expect, it } from 'vitest';
import { isCreditorReference } from '../../domain/invoicing/creditorReference.ts';
import { invoicingContract, type SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { aLoggedInClient, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice, confirmedInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { TEST_BEGINS, testServer } from '../testing/testServer.ts';

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

const draft = (client: TestClient) => client.call(invoicingContract.createInvoices, { types: ['siac'] });
const idOf = ({ body }: { body: unknown }) => String((body as SaleInvoice[])[0]?.id);
const cancel = (client: TestClient, id: string) => client.call(invoicingContract.cancelInvoice, { id });

it('after twenty drafts cancelled within a day there are no more; the existing draft is still returned', async () => {
  server.clock.moveTo(TEST_BEGINS);
  const { client, household } = await aLoggedInClient(server);
  for (let times = 0; times < 19; times += 1) {
    await anInvoice(server, household, { status: 'cancelled' });
    server.clock.moveMinutes(1);
  }
  const twentieth = await draft(client);
  expect([twentieth.status, (await draft(client)).status]).toEqual([201, 201]);
  await cancel(client, idOf(twentieth));

  const refused = await draft(client);

  expect(refused).toMatchObject({ status: 429, body: { message: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBe((24 * 60 - 19) * 60);
  const other = await aLoggedInClient(server);
  expect((await draft(other.client)).status).toBe(201);

  server.clock.moveMinutes(24 * 60 - 19);
  const nextDay = await logIn(server, household);
  const allowed = await draft(nextDay);
  expect(allowed.status).toBe(201);
  await cancel(nextDay, idOf(allowed));
  expect((await draft(nextDay)).status).toBe(429);
});

it('after 999999 the numbers of a year go on with seven digits, and can be paid like any other', async () => {
  await server.context.db
    .updateTable('bill_number_counters')
    .set({ last_no: 999_999 })
    .where('year', '=', 2027)
    .execute();
  const { client } = await aLoggedInClient(server);

  const invoice = await confirmedInvoice(client);

  expect(invoice.bill_number).toBe('2027-1000000');
  expect(isCreditorReference(invoice.payment_reference)).toBe(true);
  expect(invoice.payment_reference).toMatch(/^RF\d\d20271000000$/);
  expect(invoice.payment_qr).toContain(`\n${invoice.payment_reference}`);
});
