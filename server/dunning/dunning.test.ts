import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { changeInvoiceStatus } from '../invoicing/invoices.actions.ts';
import { getInvoice } from '../invoicing/invoices.reads.ts';
import { returnPayment } from '../payments/payments.actions.ts';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice, type InvoiceOverrides } from '../testing/invoicingBuilders.ts';
import { aPayment, moveTo, newsOf, subjectsTo, theNight, theOffice } from '../testing/lifeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { listUnpaidAfterReminders } from './dunning.reads.ts';

let server: TestServer;
let office: Awaited<ReturnType<typeof theOffice>>;
beforeAll(async () => {
  server = await startTestServer();
  office = await theOffice(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  moveTo(server, '2027-02-15');
  // what earlier tests left unpaid would be reminded of as well
  await server.ground.db.updateTable('sale_invoices').set({ status_id: 4 }).where('status_id', 'in', [2, 7]).execute();
});

/** Due on 1 March 2027. */
async function anOverdueInvoice(overrides: InvoiceOverrides = {}, language: 'de' | 'tr' | 'en' = 'de') {
  const household = await aHousehold(server, { status: 'active', language });
  return { household, invoice: await anInvoice(server, household, overrides) };
}

async function nightsUntil(...days: string[]): Promise<void> {
  for (const text of days) {
    moveTo(server, text);
    await theNight(server);
  }
}

async function stepsOf(invoice: { id: number }): Promise<string[]> {
  const rows = await server.ground.db
    .selectFrom('dunning_steps')
    .select(['level', 'reached_on', 'open_cents'])
    .where('sale_invoice_id', '=', invoice.id)
    .orderBy('level')
    .execute();
  return rows.map(({ level, reached_on, open_cents }) => `${level} on ${reached_on} over ${open_cents}`);
}

async function levelOf({ id }: { id: number }): Promise<number> {
  const row = await server.ground.db
    .selectFrom('sale_invoices')
    .select('dunning_status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.dunning_status;
}

describe('an unpaid invoice', () => {
  it('is reminded of 7, 21 and 35 days past due, once each, and then stands on the office’s list', async () => {
    const { household, invoice } = await anOverdueInvoice();

    await nightsUntil('2027-03-07');
    expect(await stepsOf(invoice)).toEqual([]);
    await nightsUntil('2027-03-08', '2027-03-09', '2027-03-21', '2027-03-22', '2027-04-04');
    expect(await listUnpaidAfterReminders(server.ground.db)).toEqual([]);
    await nightsUntil('2027-04-05', '2027-04-06', '2027-06-01');

    expect(await stepsOf(invoice)).toEqual([
      '1 on 2027-03-08 over 6000',
      '2 on 2027-03-22 over 6000',
      '3 on 2027-04-05 over 6000',
    ]);
    expect(await subjectsTo(server, household.email)).toEqual([
      'Erinnerung: Jahresbeitrag 2027',
      'Zweite Erinnerung: Jahresbeitrag 2027',
      'Dritte Erinnerung: Jahresbeitrag 2027',
    ]);
    expect(await newsOf(server, household)).toHaveLength(3);
    expect(await listUnpaidAfterReminders(server.ground.db)).toMatchObject([
      { invoice_id: invoice.id, household_id: household.household_id, due_date: '2027-03-01', open_cents: 6_000 },
    ]);
  });

  it('never ends a membership by itself', async () => {
    const { household } = await anOverdueInvoice();

    await nightsUntil('2027-04-05', '2028-04-05');

    const { status } = await server.ground.db
      .selectFrom('households')
      .select('status')
      .where('id', '=', household.household_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('active');
  });

  it('is reminded of a day late where a night was skipped, and of the highest level where many were', async () => {
    const { household, invoice } = await anOverdueInvoice();

    await nightsUntil('2027-03-18', '2027-04-06');

    expect(await stepsOf(invoice)).toEqual(['1 on 2027-03-18 over 6000', '3 on 2027-04-06 over 6000']);
    expect(await newsOf(server, household)).toHaveLength(2);
  });

  it('is reminded of once by three workers at once', async () => {
    const { household, invoice } = await anOverdueInvoice();
    moveTo(server, '2027-03-08');

    await Promise.all([theNight(server), theNight(server), theNight(server)]);

    expect(await stepsOf(invoice)).toHaveLength(1);
    expect(await subjectsTo(server, household.email)).toHaveLength(1);
  });

  it.each([
    ['de', 'Erinnerung: Jahresbeitrag 2027', 'Noch offen: € 60,00. Rechnung # vom 15.02.2027, fällig am 01.03.2027.'],
    [
      'tr',
      'Hatırlatma: 2027 yılı aidatı',
      'Kalan borç: € 60,00. 15.02.2027 tarihli # numaralı fatura, son ödeme tarihi 01.03.2027.',
    ],
    ['en', 'Reminder: Annual contribution 2027', 'Still open: € 60,00. Invoice # of 15.02.2027, due on 01.03.2027.'],
  ] as const)('is reminded of in %s, with its number, its days and how to pay', async (language, subject, sentence) => {
    const { household, invoice } = await anOverdueInvoice({}, language);

    await nightsUntil('2027-03-08');
    await server.runJobs();

    const mail = server.mails.find(({ to }) => to === household.email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(sentence.replace('#', invoice.bill_number));
    expect(mail?.text).toContain('AT61 1904 3002 3457 3201');
    expect(mail?.attachments).toHaveLength(1);
  });
});

describe('an invoice', () => {
  it.each([
    ['de', 'Erinnerung: Sonstige Rechnung'],
    ['tr', 'Hatırlatma: Diğer fatura'],
    ['en', 'Reminder: Other invoice'],
  ] as const)(
    'of the office without words of its own has no number in the subject, in %s',
    async (language, subject) => {
      const { household } = await anOverdueInvoice({ type: 'sim' }, language);

      await nightsUntil('2027-03-08');

      expect(await subjectsTo(server, household.email)).toEqual([subject]);
    },
  );

  it('that is paid in part is reminded of for the rest', async () => {
    const { invoice } = await anOverdueInvoice();
    await aPayment(server, invoice, { amount_cents: cents(2_000) });

    await nightsUntil('2027-03-08');

    expect(await stepsOf(invoice)).toEqual(['1 on 2027-03-08 over 4000']);
  });

  it('that is paid meanwhile is left alone', async () => {
    const { invoice } = await anOverdueInvoice();
    await nightsUntil('2027-03-08');
    await aPayment(server, invoice, { value_date: day('2027-03-08') });

    await nightsUntil('2027-03-22', '2027-04-05');

    expect(await levelOf(invoice)).toBe(1);
    expect(await listUnpaidAfterReminders(server.ground.db)).toEqual([]);
  });

  it.each(['draft', 'paid', 'over_paid', 'void', 'uncollectible', 'cancelled'] as const)(
    'that is %s is not reminded of',
    async (status) => {
      const { invoice } = await anOverdueInvoice({ status, date: day('2027-01-01') });

      await nightsUntil('2027-12-01');

      expect(await stepsOf(invoice)).toEqual([]);
    },
  );
});

describe('an invoice that is owed again', () => {
  const step = (id: number, verb: 'writeOff' | 'reopen') =>
    office(async (change) => changeInvoiceStatus(change, await getInvoice(change.db, id), verb));
  const dueDateOf = async ({ id }: { id: number }) => (await getInvoice(server.ground.db, id)).due_date;

  it('after its due date, for the bank took the payment back, is due in 14 days and reminded of from there', async () => {
    const { household, invoice } = await anOverdueInvoice();
    moveTo(server, '2027-02-25');
    const payment = await aPayment(server, invoice);
    moveTo(server, '2027-04-20');

    await office((change) => returnPayment(change, payment));
    expect(await dueDateOf(invoice)).toBe('2027-05-04');
    await nightsUntil('2027-04-20', '2027-04-21', '2027-05-10');
    expect(await stepsOf(invoice)).toEqual([]);
    await nightsUntil('2027-05-11', '2027-05-25', '2027-06-08');

    expect(await stepsOf(invoice)).toEqual([
      '1 on 2027-05-11 over 6000',
      '2 on 2027-05-25 over 6000',
      '3 on 2027-06-08 over 6000',
    ]);
    await server.runJobs();
    const returned = server.mails.find(
      ({ to, subject }) => to === household.email && subject.includes('zurückgegeben'),
    );
    expect(returned?.text).toContain('Bitte überweisen Sie € 60,00 bis 04.05.2027 noch einmal.');
  });

  it('after its due date, for the office takes it up again, is told of with a new one; no level is told twice', async () => {
    const { household, invoice } = await anOverdueInvoice();
    await nightsUntil('2027-03-08');
    await step(invoice.id, 'writeOff');
    moveTo(server, '2027-04-20');

    await step(invoice.id, 'reopen');
    expect(await dueDateOf(invoice)).toBe('2027-05-04');
    await nightsUntil('2027-04-20', '2027-05-11', '2027-05-25');

    expect(await stepsOf(invoice)).toEqual(['1 on 2027-03-08 over 6000', '2 on 2027-05-25 over 6000']);
    expect(await subjectsTo(server, household.email)).toEqual([
      'Erinnerung: Jahresbeitrag 2027',
      'Wieder offen: Jahresbeitrag 2027',
      'Zweite Erinnerung: Jahresbeitrag 2027',
    ]);
    const told = server.mails.find(({ to, subject }) => to === household.email && subject.includes('Wieder'));
    expect(told?.text).toContain('Bitte überweisen Sie € 60,00 bis 04.05.2027.');
    expect(told?.attachments).toHaveLength(1);
  });

  it('before its due date keeps it', async () => {
    const { invoice } = await anOverdueInvoice();
    const payment = await aPayment(server, invoice);
    moveTo(server, '2027-02-28');

    await office((change) => returnPayment(change, payment));
    await step(invoice.id, 'writeOff');
    await step(invoice.id, 'reopen');

    expect(await dueDateOf(invoice)).toBe('2027-03-01');
  });

  it('in part, having been owed all along, stays due as before', async () => {
    const { invoice } = await anOverdueInvoice();
    const part = await aPayment(server, invoice, { amount_cents: cents(2_000) });
    moveTo(server, '2027-04-20');

    await office((change) => returnPayment(change, part));

    expect(await dueDateOf(invoice)).toBe('2027-03-01');
  });
});
