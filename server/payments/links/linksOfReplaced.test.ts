import { beforeAll, expect, it } from 'vitest';
import { invoicingContract, type JournalEntry } from '../../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { type MadePaymentLink, paymentLinksContract } from '../../../domain/payments/paymentLinks.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { aLoggedInClient } from '../../testing/builders.ts';
import { confirmedInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

it('a link to an invoice, which relatives have, leads to the one that replaces it', async () => {
  const { client, household } = await aLoggedInClient(server, { date_of_birth: day('2005-01-01') });
  const invoices = async () => {
    const { body } = await client.call(invoicingContract.listJournal, { id: String(household.household_id) });
    return (body as JournalEntry[]).map(({ sale_invoice }) => sale_invoice).sort((one, other) => one.id - other.id);
  };
  await confirmedInvoice(client, 'sirf');
  const [old] = await invoices();
  const made = await client.call(paymentLinksContract.makePaymentLink, { sale_invoice_ids: [old?.id ?? 0] });
  const path = (made.body as MadePaymentLink).address.replace(/^https?:\/\/[^/]+/, '');

  const corrected = { id: String(household.main_member_id), date_of_birth: '01.01.1950', agreed_fees: 1250 };
  expect((await client.call(membersContract.changeMember, corrected)).status).toBe(200);

  const { status, body } = await server.client().send('GET', path);
  const [, anew] = await invoices();
  expect([status, String(body).includes(anew?.bill_number ?? '-')]).toEqual([200, true]);
  expect(String(body)).not.toContain(old?.bill_number);
});
