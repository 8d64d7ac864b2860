import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { camt, type Detail, entry, statement } from '../../testing/bank/camt.ts';
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

const ACCOUNTS = ['AT483200000012345864', 'DE89370400440532013000'];

it.each<[string, Partial<Detail>, string[]]>([
  ['the payer’s own account', {}, ['known_account']],
  ['an account through which somebody else paid', { name: 'PayPal Europe', ultimate: 'Ali Kaya' }, []],
])(
  'what is known of an account from a line that was booked because it named an invoice: %s',
  async (_what, more, why) => {
    const household = await aHousehold(server, { status: 'active' });
    const { bill_number } = await anInvoice(server, household, {});
    const iban = ACCOUNTS.pop() ?? '';
    await receive('1', { text: bill_number, iban, ...more });

    await receive('2', { text: 'Danke', iban }, '17.00');

    const line = (await undecidedLines(client)).find(({ counterparty_iban: from }) => from === iban);
    expect(line?.credits.map((one) => one.why)).toEqual(why);
    expect(line?.credits.map(({ household_id }) => household_id)).toEqual(why.map(() => household.household_id));
  },
);

async function receive(reference: string, detail: Detail, amount = '60.00'): Promise<void> {
  const one = entry({ reference: `${reference}-${detail.iban}`, amount, details: [detail] });
  expect((await sendBankFile(client, camt([statement({ entries: [one] })]))).status).toBe(201);
}
