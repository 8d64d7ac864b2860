import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { day } from '../../domain/shared/day.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice, type InvoiceOverrides } from '../testing/invoicingBuilders.ts';
import { aPayment, aSubmittedHousehold, moveTo, standingOf } from '../testing/lifeBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, '2027-01-11'));

async function reopen({ id }: { id: number }) {
  const answer = await client.call(paymentsContract.takeInvoiceStep, { id: String(id), step: 'reopen' });
  return [answer.status, answer.body] as const;
}

/** A household that has submitted, and has been waiting since 8 January. */
async function aWaitingHousehold() {
  const { household, registration, contribution } = await aSubmittedHousehold(server, { submitted: '2027-01-03' });
  await aPayment(server, registration, { value_date: day('2027-01-08') });
  await aPayment(server, contribution, { value_date: day('2027-01-08') });
  return household;
}

describe('an invoice that was written off', () => {
  it.each(['sirf', 'siac'] as const)(
    'and invoiced again meanwhile is not reopened: %s, and the waiting period stays',
    async (type) => {
      const household = await aWaitingHousehold();
      const older = await anInvoice(server, household, { type, status: 'uncollectible', date: day('2027-01-02') });
      const before = await standingOf(server, household);

      const answer = await reopen(older);

      expect(answer).toMatchObject([409, { message: 'invoice_already_existing_for_member' }]);
      expect(await standingOf(server, household)).toEqual(before);
    },
  );

  it.each<[string, InvoiceOverrides]>([
    ['of another year', { date: day('2026-01-02') }],
    ['of another kind', { type: 'sim', description: 'Fahrt' }],
  ])('is opened again beside one %s', async (_what, other) => {
    const household = await aWaitingHousehold();

    const [status, body] = await reopen(await anInvoice(server, household, { ...other, status: 'uncollectible' }));

    expect([status, body]).toMatchObject([200, { status_id: 2 }]);
  });

  it('is opened again beside a contribution for somebody else', async () => {
    const household = await aWaitingHousehold();
    const child = await aMember(server, household);
    const older = await anInvoice(server, { ...household, main_member_id: child }, { status: 'uncollectible' });

    expect((await reopen(older))[0]).toBe(200);
  });

  it.each(['draft', 'void', 'uncollectible', 'cancelled'] as const)(
    'is opened again beside one that is %s',
    async (status) => {
      const { household, contribution, registration } = await aSubmittedHousehold(server);
      for (const { id } of [contribution, registration]) {
        await client.call(paymentsContract.takeInvoiceStep, { id: String(id), step: 'writeOff' });
      }
      await anInvoice(server, household, { status });
      await anInvoice(server, household, { status, type: 'sirf' });

      expect((await reopen(contribution))[0]).toBe(200);
      expect((await reopen(registration))[0]).toBe(200);
    },
  );
});
