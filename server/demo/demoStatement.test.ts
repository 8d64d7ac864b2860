import { beforeAll, expect, it } from 'vitest';
import { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import type { ReadBankStatement } from '../../domain/payments/bank/bankAnswers.ts';
import { sendBankFile, undecidedLines } from '../testing/bank/bankBuilders.ts';
import type { TestClient } from '../testing/client.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { moneyAmiss } from '../testing/refundBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { DEMO_STATEMENT } from './demoStatement.ts';
import { makeDemo } from './makeDemo.ts';

const server = testServer();
let client: TestClient;
beforeAll(async () => {
  await makeDemo(server.context);
  ({ client } = await aClerk(server));
});

it('the demo’s bank statement shows all that the office can do with one', async () => {
  const { status, headers, bytes } = await server.client().send('GET', DEMO_STATEMENT);

  const { body } = await sendBankFile(client, bytes);

  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="camt053-demo-2027-01-11.xml"']);
  expect(body).toMatchObject({ lines: 6, booked: 3, undecided: 3 } satisfies Partial<ReadBankStatement>);
  const waiting = await undecidedLines(client);
  const [byName, gift, back] = ['Mitgliedsbeitrag', 'Sammlung', 'Rückgabe'].map((word) =>
    waiting.find(({ remittance_text }) => remittance_text?.startsWith(word)),
  );
  expect(byName).toMatchObject({ reason: 'no_bill_named', proposals: [{ why: 'name_and_amount' }, { why: 'name' }] });
  expect(gift).toMatchObject({ reason: 'no_bill_named', proposals: [] });
  expect(back).toMatchObject({ reason: 'returned', returnable: [{ amount: -(back?.amount ?? 0) }] });
  expect(await moneyAmiss(server)).toEqual([]);
});

it('a new one leaves out what was booked, and recognises what is undecided', async () => {
  const { bytes } = await server.client().send('GET', DEMO_STATEMENT);

  const { body } = await sendBankFile(client, bytes);

  const { lines, known } = body as ReadBankStatement;
  expect(lines).toBeGreaterThan(2);
  expect(known).toBeGreaterThan(0);
  expect((await client.call(bankContract.listBankStatements)).body).toHaveLength(2);
});
