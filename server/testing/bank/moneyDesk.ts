import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { findInvoice } from '../../invoicing/invoices.reads.ts';
import { aHousehold, type HouseholdOverrides, type TestAccount, type TestHousehold } from '../builders.ts';
import type { TestClient } from '../client.ts';
import type { InvoiceOverrides } from '../invoicingBuilders.ts';
import { aServerWithClerk } from '../officeBuilders.ts';
import { anOverPaid, aRefund, fileOf, moneyAmiss, type SentRefund, sendRefund, undoRefund } from '../refundBuilders.ts';
import type { TestServer } from '../testServer.ts';
import { aWaitingLine, sumsOf, undecidedLines } from './bankBuilders.ts';
import type { Movement } from './bankFiles.ts';

/**
 * For a test file about payments: a server with a clerk, and an active household for each test. At the end the sums over all bank
 * lines are checked.
 */
export function aMoneyDesk(personIn: (round: number) => HouseholdOverrides = () => ({})) {
  let server: TestServer;
  let client: TestClient;
  let account: TestAccount;
  let household: TestHousehold;
  let round = 0;
  beforeAll(async () => {
    ({ server, client, account } = await aServerWithClerk());
  });
  beforeEach(async () => {
    round += 1;
    household = await aHousehold(server, { status: 'active', ...personIn(round) });
  });
  afterAll(async () => {
    const sums = await sumsOf(server);
    expect(sums?.total).toBe((sums?.assigned ?? 0) + (sums?.open ?? 0) + (sums?.dismissed ?? 0));
    expect(await moneyAmiss(server)).toEqual([]);
    await server.stop();
  });
  return {
    server: () => server,
    client: () => client,
    account: () => account,
    household: () => household,
    /** The number of the test, for values that must differ between tests. */
    round: () => round,
    aLine: (movement: Movement) => aWaitingLine(client, movement),
    isWaiting: async ({ id }: { id: number }) => (await undecidedLines(client)).some((line) => line.id === id),
    stateOf: async ({ id }: { id: number }) => {
      const found = await findInvoice(server.context.db, id);
      return `${found?.status} ${found?.paid_cents}`;
    },
    refund: (sent: SentRefund, key?: string) => sendRefund(client, household, key ? { ...sent, key } : sent),
    booked: (sent: SentRefund) => aRefund(client, household, sent),
    undo: (made: { id: number }) => undoRefund(client, made),
    overPaid: (paid: number, overrides: InvoiceOverrides & { isSeenAtBank?: boolean } = {}) =>
      anOverPaid(server, household, { paid, ...overrides }),
    file: (of: TestHousehold = household) => fileOf(client, of),
  };
}
