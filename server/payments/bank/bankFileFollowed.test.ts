import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { runsContract } from '../../../domain/runs/runs.contract.ts';
import { sendBankFile } from '../../testing/bank/bankBuilders.ts';
import { aBankFile } from '../../testing/bank/bankFiles.ts';
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

it('of a large file is told how many lines are booked, wait and were skipped, not how many were looked through', async () => {
  const bills = [];
  for (let count = 0; count < 2; count += 1) {
    bills.push(await anInvoice(server, await aHousehold(server, { status: 'active' }), {}));
  }
  const named = bills.map(({ bill_number }, place) => ({ text: bill_number, reference: `N${place}` }));
  const others = Array.from({ length: 200 }, (_, place) => ({
    amount: '7.00',
    text: 'Spende',
    reference: `S${place}`,
  }));
  const file = aBankFile([...named, ...others, { amount: '0.00' }]);

  const read = await sendBankFile(client, file);
  const waiting = await runOfFile();
  await server.runJobs();
  const ended = await runOfFile();

  const { id, is_unfinished } = read.body as { id: number; is_unfinished: boolean };
  expect(is_unfinished).toBe(true);
  expect(waiting).toMatchObject({ outcome: null, bank_file: { id, booked: 0, waiting: 202, skipped: 1 } });
  expect(ended).toMatchObject({ outcome: 'done', done: 202, bank_file: { id, booked: 2, waiting: 200, skipped: 1 } });
  const [stored] = (await client.call(bankContract.listBankStatements)).body as { booked: number; undecided: number }[];
  expect(stored).toMatchObject({ booked: 2, undecided: 200, skipped: 1 });
});

async function runOfFile() {
  const { runs } = (await client.call(runsContract.listRuns)).body as { runs: { bank_file: object | null }[] };
  return runs.find(({ bank_file }) => bank_file !== null);
}
