import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { findInvoice } from '../invoicing/invoices.reads.ts';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice, type InvoiceOverrides } from '../testing/invoicingBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  newsOf,
  type Office,
  type PaymentOverrides,
  subjectsTo,
} from '../testing/lifeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';
import { bookPayment } from './payments.actions.ts';
import { wrongSums } from './payments.checks.ts';
import { returnPayment } from './returning.actions.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());

async function anOpenInvoice(overrides: InvoiceOverrides = {}) {
  const household = await aHousehold(server, { status: 'active' });
  return { household, invoice: await anInvoice(server, household, overrides) };
}

async function stateOf(invoice: { id: number }) {
  const found = await findInvoice(server.context.db, invoice.id);
  return [found?.status, found?.paid_cents, found?.settled_on];
}

describe('a payment that the office books', () => {
  it('makes the invoice paid on its value date, and tells the member once', async () => {
    const { household, invoice } = await anOpenInvoice();

    await aPayment(server, invoice, { value_date: day('2027-01-08') });

    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-08']);
    expect(await newsOf(server, household)).toEqual(['Bezahlt: Jahresbeitrag 2027']);
    expect(await subjectsTo(server, household.email)).toEqual(['Bezahlt: Jahresbeitrag 2027']);
  });

  it('makes it partly paid, paid by the later value date, and over paid', async () => {
    const { household, invoice } = await anOpenInvoice();

    await aPayment(server, invoice, { amount_cents: cents(2_000), value_date: day('2027-01-09') });
    expect(await stateOf(invoice)).toEqual(['partly_paid', 2_000, null]);
    await aPayment(server, invoice, { amount_cents: cents(4_000), value_date: day('2027-01-05') });
    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-09']);
    await aPayment(server, invoice, { amount_cents: cents(500), value_date: day('2027-01-10') });

    expect(await stateOf(invoice)).toEqual(['over_paid', 6_500, '2027-01-09']);
    expect(await newsOf(server, household)).toHaveLength(1);
  });

  it('is announced in the member’s language, without the payer’s name', async () => {
    const household = await aHousehold(server, { status: 'active', language: 'tr' });
    const invoice = await anInvoice(server, household);

    await office((change) =>
      bookPayment(change, {
        id: invoice.id,
        amount: cents(6_000),
        value_date: day('2027-01-08'),
        counterparty_name: '<b>Ali</b>',
      }),
    );

    expect(await subjectsTo(server, household.email)).toEqual(['Ödendi: 2027 yılı aidatı']);
  });

  it('is booked once, also when five clerks click at once', async () => {
    const { household, invoice } = await anOpenInvoice();
    const book = () => aPayment(server, invoice, { amount_cents: cents(6_000), transaction_key: 'bank/4711' });

    const outcomes = await Promise.allSettled([book(), book(), book(), book(), book()]);

    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.key] : []));
    expect(reasons).toEqual(Array(4).fill('bank_transaction_already_exists'));
    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
    expect(await subjectsTo(server, household.email)).toHaveLength(1);
  });

  it('is booked once, unless its text or its own key differs', async () => {
    const { invoice } = await anOpenInvoice();
    const half = { amount_cents: cents(2_000), value_date: day('2027-01-10') };
    const book = (named: PaymentOverrides = {}) => aPayment(server, invoice, { ...half, ...named });

    await book();
    await expect(book()).rejects.toThrow('bank_transaction_already_exists');
    await book({ remittance_text: 'für Ayşe' });
    await expect(book({ remittance_text: 'für Ayşe' })).rejects.toThrow('bank_transaction_already_exists');
    await book({ transaction_key: 'bank/4712' });
    await expect(book({ transaction_key: 'bank/4712' })).rejects.toThrow('bank_transaction_already_exists');

    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-10']);
  });

  it('is counted even if several are booked at once', async () => {
    const { invoice } = await anOpenInvoice();

    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((part) =>
        aPayment(server, invoice, { amount_cents: cents(1_000), transaction_key: `part/${part}` }),
      ),
    );

    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
  });

  it.each(['draft', 'cancelled', 'void', 'uncollectible'] as const)(
    'is not booked for an invoice that is %s',
    async (status) => {
      const { invoice } = await anOpenInvoice({ status });

      await expect(aPayment(server, invoice)).rejects.toThrow('status_of_invoice_not_supported_for_assignment');
    },
  );

  it('is not booked over 0, in the future, in a mistyped year, or for an invoice that does not exist', async () => {
    const { invoice } = await anOpenInvoice();

    await expect(aPayment(server, invoice, { amount_cents: cents(0) })).rejects.toMatchObject({
      errors: { amount: ['invalid_amount'] },
    });
    await expect(aPayment(server, invoice, { value_date: day('2027-01-12') })).rejects.toMatchObject({
      errors: { value_date: ['date_must_be_in_the_past'] },
    });
    await expect(aPayment(server, invoice, { value_date: day('2026-01-11') })).rejects.toMatchObject({
      errors: { value_date: ['before_the_registration'] },
    });
    const nowhere = { id: 999_999, amount: cents(1), value_date: day('2027-01-11') };
    await expect(office((change) => bookPayment(change, nowhere))).rejects.toThrow('invoice_not_found');
  });
});

describe('a payment that the bank reverses', () => {
  it('makes the invoice open again and says how to pay, once', async () => {
    const { household, invoice } = await anOpenInvoice();
    const { bank_transaction_id } = await aPayment(server, invoice);

    await office((change) => returnPayment(change, { id: bank_transaction_id }));
    await office((change) => returnPayment(change, { id: bank_transaction_id }));

    expect(await stateOf(invoice)).toEqual(['open', 0, null]);
    expect(await subjectsTo(server, household.email)).toEqual([
      'Bezahlt: Jahresbeitrag 2027',
      'Zahlung zurückgegeben: Jahresbeitrag 2027',
    ]);
  });

  it('leaves what another payment has settled', async () => {
    const { household, invoice } = await anOpenInvoice();
    await aPayment(server, invoice, { transaction_key: 'first' });
    const twice = await aPayment(server, invoice, { amount_cents: cents(6_000), transaction_key: 'second' });

    await office((change) => returnPayment(change, { id: twice.bank_transaction_id }));

    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
    expect(await newsOf(server, household)).toHaveLength(1);
  });

  it('may be followed by another payment, which is announced again', async () => {
    const { household, invoice } = await anOpenInvoice();
    const first = await aPayment(server, invoice, { transaction_key: 'try/1' });
    await office((change) => returnPayment(change, { id: first.bank_transaction_id }));

    await aPayment(server, invoice, { transaction_key: 'try/2' });

    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-11']);
    expect(await newsOf(server, household)).toHaveLength(3);
  });

  it('by mistake is booked again as it was, once', async () => {
    const { invoice } = await anOpenInvoice();
    const payment = { amount_cents: cents(6_000), value_date: day('2027-01-10') };
    for (let time = 0; time < 2; time += 1) {
      const booked = await aPayment(server, invoice, payment);
      await office((change) => returnPayment(change, { id: booked.bank_transaction_id }));
    }

    await aPayment(server, invoice, payment);

    await expect(aPayment(server, invoice, payment)).rejects.toThrow('bank_transaction_already_exists');
    expect(await stateOf(invoice)).toEqual(['paid', 6_000, '2027-01-10']);
  });

  it('has to exist', async () => {
    const nowhere = { bank_transaction_id: 999_999 };

    await expect(office((change) => returnPayment(change, { id: nowhere.bank_transaction_id }))).rejects.toThrow(
      'bank_transaction_not_found',
    );
  });
});

it('an invoice is not paid without an allocation', async () => {
  const household = await aHousehold(server);
  await aPayment(server, await anInvoice(server, household));

  expect(await wrongSums(server.context.db)).toEqual([]);
});
