import { afterAll, beforeAll, expect, it } from 'vitest';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { runCommandLine } from './commandLine.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it.each(['1.250', '1,250', '1e2', '0x10', '12.5.0', '1 250', '12.50,00', '-5', '5,', '0', 'viel'])(
  'an amount of “%s” is refused in one clear line, and nothing is booked',
  async (amount) => {
    const { exitCode, lines, paid_cents } = await pay(amount);

    expect([exitCode, paid_cents]).toEqual([1, 0]);
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^ {2}amount: .*höchstens zwei Nachkommastellen.* 1250,00/)]);
  },
);

it.each([
  ['1250', 125_000],
  ['1250.5', 125_050],
  ['1250,00', 125_000],
  ['1.250,00', 125_000],
  ['0,29', 29],
])('an amount of “%s” is %i cents', async (amount, booked) => {
  const { exitCode, paid_cents } = await pay(amount);

  expect([exitCode, paid_cents]).toEqual([0, booked]);
});

async function pay(amount: string) {
  const { bill_number } = await anInvoice(server, await aHousehold(server, { status: 'active' }));
  const typed = ['pay', bill_number, `--amount=${amount}`, '--on', '10.01.2027'];
  const outcome = await runCommandLine(typed, (work) => work(server.ground));
  const { paid_cents } = await server.ground.db
    .selectFrom('sale_invoices')
    .select('paid_cents')
    .where('bill_number', '=', bill_number)
    .executeTakeFirstOrThrow();
  return { ...outcome, paid_cents };
}
