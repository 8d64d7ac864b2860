import { beforeAll, describe, expect, it } from 'vitest';
import { invoicingContract, type SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aCoveredPerson, anInvoice, draftsOf, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  await withDemoFees(server);
  ({ client: clerk } = await aClerk(server));
});

async function take({ id }: { id: number }, step: 'confirm' | 'cancel') {
  const answer = await clerk.call(paymentsContract.takeInvoiceStep, { id: String(id), step });
  return [answer.status, answer.body] as const;
}

async function aDraft() {
  const { client, household } = await aLoggedInClient(server, { status: 'active' });
  const [draft] = (await draftsOf(client, ['siac'])) as [SaleInvoice];
  return { client, household, draft };
}

describe('a draft that a member has left', () => {
  it('is confirmed by the office: it is dated, announced once in news and by mail, and recorded', async () => {
    const { household, draft } = await aDraft();

    const [status, body] = await take(draft, 'confirm');
    const again = await take(draft, 'confirm');
    await server.runJobs();

    expect([status, body]).toMatchObject([
      200,
      { status_id: 2, date: '11.01.2027', due_date: '25.01.2027', steps: ['void', 'writeOff'] },
    ]);
    expect(again).toMatchObject([409, { message: 'invoice_cant_be_updated_manually_to_this_status' }]);
    expect(server.mails.filter(({ to }) => to === household.email)).toHaveLength(1);
    expect((await auditOf(server, household.household_id)).map(({ action }) => action)).toEqual(['invoice.confirm']);
  });

  it('is cancelled by the office, and the member can draft a new one', async () => {
    const { client, household, draft } = await aDraft();

    const cancelled = await take(draft, 'cancel');
    const [next] = await draftsOf(client, ['siac']);

    expect(cancelled).toMatchObject([200, { status_id: 8, open_item: 0, steps: [] }]);
    expect(next?.bill_number).not.toBe(draft.bill_number);
    expect((await auditOf(server, household.household_id)).map(({ action }) => action)).toEqual(['invoice.cancel']);
  });

  it('is not confirmed if the household’s persons have changed: what it bills is no longer due', async () => {
    const { household, draft } = await aDraft();
    await aCoveredPerson(server, household);

    expect(await take(draft, 'confirm')).toMatchObject([409, { message: 'changed_meanwhile' }]);
  });

  it('of a household that has ended can only be cancelled', async () => {
    const { household } = await aLoggedInClient(server, { status: 'inactive' });
    const draft = await anInvoice(server, household, { type: 'sim', status: 'draft', description: 'Spende' });

    expect(await take(draft, 'confirm')).toMatchObject([409, { message: 'household_inactive' }]);
    expect(await take(draft, 'cancel')).toMatchObject([200, { status_id: 8 }]);
  });

  it('shows the office both steps, and none if the member has confirmed it', async () => {
    const { client, household, draft } = await aDraft();
    const steps = async () => {
      const { body } = await clerk.call(officeContract.getHousehold, { id: String(household.household_id) });
      return (body as HouseholdFile).invoices.map((invoice) => invoice.steps);
    };

    const before = await steps();
    await client.call(invoicingContract.confirmInvoice, { id: String(draft.id) });

    expect([before, await steps()]).toEqual([[['confirm', 'cancel']], [['void', 'writeOff']]]);
  });
});

it.each(['confirm', 'cancel'] as const)('an invoice that is open already is not to be taken by %s', async (step) => {
  const { household } = await aLoggedInClient(server, { status: 'active' });

  expect(await take(await anInvoice(server, household), step)).toMatchObject([
    409,
    { message: 'invoice_cant_be_updated_manually_to_this_status' },
  ]);
});
