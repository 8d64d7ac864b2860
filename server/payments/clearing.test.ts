import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankContract } from '../../domain/office/bank.contract.ts';
import { sendBankFile, undecidedLines } from '../testing/bankBuilders.ts';
import { aBankFile } from '../testing/bankFiles.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { clearLaidAside } from './payments.jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

// proves: promise.16
it('a line that was laid aside loses its payer after seven whole years; what waits for somebody does not', async () => {
  const { client } = await aClerk(server);
  const gift = { reference: 'GIFT', name: 'Hakan Aydın', text: 'Spende', endToEnd: 'HAKAN' };
  const other = { reference: 'OTHER', name: 'Selin Kara', text: 'Beitrag' };
  const file = aBankFile([gift, other]);
  await sendBankFile(client, file);
  const [first] = await undecidedLines(client);
  await client.call(bankContract.layBankLineAside, { id: String(first?.id), reason: 'Spende von Hakan Aydın' });

  moveTo(server, '2034-12-31');
  await clearLaidAside.run(server.ground, {});
  const before = await payers();
  moveTo(server, '2035-01-01');
  await clearLaidAside.run(server.ground, {});

  const nobody = { counterparty_name: null, remittance_text: null, end_to_end_id: null, laid_aside_reason: '' };
  expect(before.map(({ counterparty_name }) => counterparty_name)).toEqual(['Hakan Aydın', 'Selin Kara']);
  expect(await payers()).toMatchObject([nobody, { counterparty_name: 'Selin Kara', remittance_text: 'Beitrag' }]);
  // an old file that is read again brings nothing back
  await sendBankFile(client, Buffer.concat([file, Buffer.from('\n')]));
  expect((await payers()).map(({ counterparty_name }) => counterparty_name)).toEqual([null, 'Selin Kara']);
});

function payers() {
  return server.ground.db
    .selectFrom('bank_transactions')
    .select(['counterparty_name', 'remittance_text', 'end_to_end_id', 'laid_aside_reason'])
    .orderBy('id')
    .execute();
}
