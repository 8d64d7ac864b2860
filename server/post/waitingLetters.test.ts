import { beforeAll, describe, expect, it } from 'vitest';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { postContract } from '../../domain/post/post.contract.ts';
import { invoiceContributions } from '../invoicing/contributions.actions.ts';
import { openInvoice } from '../invoicing/invoices.actions.ts';
import { getInvoice } from '../invoicing/invoices.reads.ts';
import { withdrawMessages } from '../notifications/notifications.actions.ts';
import { ruled } from '../platform/heldMessages.ts';
import { aHousehold, aLoggedInClient, type TestHousehold } from '../testing/builders.ts';
import { anInvoice, confirmedInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { mailsTo } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
beforeAll(() => withDemoFees(server));

async function wantsPost({ household_id }: TestHousehold): Promise<void> {
  await server.context.db.updateTable('households').set({ channel: 'post' }).where('id', '=', household_id).execute();
}

async function lettersOf({ household_id }: { household_id: number }): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('letters')
    .select('effect_key')
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
  return rows.map(({ effect_key }) => effect_key);
}

describe('an invoice', () => {
  it('waits as a letter for a household that wants post, and no mail is sent', async () => {
    const { household, client } = await aLoggedInClient(server);
    await wantsPost(household);

    const invoice = await confirmedInvoice(client);
    await server.runJobs();

    expect(await lettersOf(household)).toEqual([`invoicing.confirmed/${invoice.id}`]);
    expect(mailsTo(server, household.email)).toEqual([]);
  });

  it('goes by mail to a household with an e-mail address, and no letter waits', async () => {
    const { household, client } = await aLoggedInClient(server);

    await confirmedInvoice(client);
    await server.runJobs();

    expect(await lettersOf(household)).toEqual([]);
    expect(mailsTo(server, household.email)).toMatchObject([{ subject: 'Ihre Rechnung ist da' }]);
  });

  it('waits for a household without an account, in the household’s language', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await server.context.db
      .updateTable('households')
      .set({ account_id: null, language: 'tr' })
      .where('id', '=', household.household_id)
      .execute();

    await server.change((change) => invoiceContributions(change, [household.household_id]));

    expect(await lettersOf(household)).toHaveLength(1);
    const { client: clerk } = await aClerk(server);
    const { body } = await clerk.call(postContract.listHouseholdLetters, { id: String(household.household_id) });
    expect(body).toMatchObject({ waiting: [{ subject: 'Faturanız hazır' }], envelopes: [] });
  });

  it('is written once, however often it is confirmed', async () => {
    const { household, client } = await aLoggedInClient(server);
    await wantsPost(household);
    const invoice = await confirmedInvoice(client);

    await client.call(invoicingContract.confirmInvoice, { id: String(invoice.id) });

    expect(await lettersOf(household)).toHaveLength(1);
  });
});

it('a letter of a booking that is undone is deleted with its news', async () => {
  const household = await aHousehold(server, { status: 'active' });
  await wantsPost(household);
  const { id } = await anInvoice(server, household, { type: 'sim', status: 'draft' });
  const cause = 'payment/4711';
  const leaves_at = '2027-01-11T12:00:00.000Z';
  await server.change(async (change) =>
    openInvoice(ruled(change, { cause, leaves_at }), await getInvoice(change.db, id)),
  );
  expect(await lettersOf(household)).toHaveLength(1);

  await server.change((change) => withdrawMessages(change, cause));

  expect(await lettersOf(household)).toEqual([]);
});
