import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { changeInvoiceStatus } from '../invoicing/invoices.actions.ts';
import { getInvoice } from '../invoicing/invoices.reads.ts';
import { unassignBankLine } from '../payments/bank/bankLines.actions.ts';
import { returnPayment } from '../payments/returning.actions.ts';
import { system } from '../platform/actor.ts';
import { ask } from '../platform/work.ts';
import {
  anOverdueInvoice,
  beginOwingNothing,
  levelOf,
  nightsUntil,
  pastStepsOf,
  stepsOf,
} from '../testing/dunningBuilders.ts';
import { aPayment, aStaffedServer, moveTo, type Office, subjectsTo } from '../testing/lifeBuilders.ts';
import { endByDeath } from '../testing/membership/endByDeath.ts';
import { mailsTo } from '../testing/registrations.ts';
import type { TestServer } from '../testing/testServer.ts';
import { listUnpaidAfterReminders } from './dunning.reads.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => beginOwingNothing(server));

describe('an invoice that is owed again', () => {
  const step = (id: number, verb: 'writeOff' | 'reopen') =>
    office(async (change) => changeInvoiceStatus(change, await getInvoice(change.db, id), verb));
  const dueDateOf = async ({ id }: { id: number }) => (await getInvoice(server.context.db, id)).due_date;

  it('after its due date, because the bank returned the payment, is due in 14 days and gets reminders from then on', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    moveTo(server, '2027-02-25');
    const payment = await aPayment(server, invoice);
    moveTo(server, '2027-04-20');

    await office((change) => returnPayment(change, { id: payment.bank_transaction_id }));
    expect(await dueDateOf(invoice)).toBe('2027-05-04');
    await nightsUntil(server, '2027-04-20', '2027-04-21', '2027-05-10');
    expect(await stepsOf(server, invoice)).toEqual([]);
    await nightsUntil(server, '2027-05-11', '2027-05-25', '2027-06-08');

    expect(await stepsOf(server, invoice)).toEqual([
      '1 on 2027-05-11 over 6000',
      '2 on 2027-05-25 over 6000',
      '3 on 2027-06-08 over 6000',
    ]);
    await server.runJobs();
    const returned = server.mails.find(
      ({ to, subject }) => to === household.email && subject.includes('zurückgegeben'),
    );
    expect(returned?.text).toContain('Bitte überweisen Sie €\u00a060,00 bis 04.05.2027 noch einmal.');
  });

  it('after its third reminder is due in 14 days, is off the office’s list, and gets new reminders', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    await nightsUntil(server, '2027-03-08', '2027-03-22', '2027-04-05');
    moveTo(server, '2027-04-10');
    const payment = await aPayment(server, invoice);
    moveTo(server, '2027-04-20');

    await office((change) => returnPayment(change, { id: payment.bank_transaction_id }));

    expect(await dueDateOf(invoice)).toBe('2027-05-04');
    expect(await levelOf(server, invoice)).toBe(0);
    expect(await listUnpaidAfterReminders(ask(server.context, system))).toEqual([]);
    await nightsUntil(server, '2027-04-20', '2027-05-04', '2027-05-10');
    expect(await levelOf(server, invoice)).toBe(0);
    await nightsUntil(server, '2027-05-11', '2027-05-12', '2027-05-25', '2027-06-07');
    expect(await listUnpaidAfterReminders(ask(server.context, system))).toEqual([]);
    await nightsUntil(server, '2027-06-08', '2027-06-09');
    expect(await listUnpaidAfterReminders(ask(server.context, system))).toMatchObject([{ invoice_id: invoice.id }]);
    expect(await stepsOf(server, invoice)).toEqual([
      '1 on 2027-05-11 over 6000',
      '2 on 2027-05-25 over 6000',
      '3 on 2027-06-08 over 6000',
    ]);
    expect(await pastStepsOf(server, invoice)).toEqual([
      '1 on 2027-03-08 over 6000',
      '2 on 2027-03-22 over 6000',
      '3 on 2027-04-05 over 6000',
    ]);
    const reminders = (await subjectsTo(server, household.email)).filter((subject) => subject.includes('Erinnerung'));
    expect(reminders).toEqual([
      'Erinnerung: Jahresbeitrag 2027',
      'Zweite Erinnerung: Jahresbeitrag 2027',
      'Dritte Erinnerung: Jahresbeitrag 2027',
      'Erinnerung: Jahresbeitrag 2027',
      'Zweite Erinnerung: Jahresbeitrag 2027',
      'Dritte Erinnerung: Jahresbeitrag 2027',
    ]);
  });

  it('a third time gets reminders a third time', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    await nightsUntil(server, '2027-03-08');
    for (const [paid, returned, reminded] of [
      ['2027-03-10', '2027-03-15', '2027-04-05'],
      ['2027-04-06', '2027-04-07', '2027-04-28'],
    ] as const) {
      moveTo(server, paid);
      const payment = await aPayment(server, invoice, { transaction_key: paid });
      moveTo(server, returned);
      await office((change) => returnPayment(change, { id: payment.bank_transaction_id }));
      await nightsUntil(server, reminded);
    }

    expect(await stepsOf(server, invoice)).toEqual(['1 on 2027-04-28 over 6000']);
    expect(await pastStepsOf(server, invoice)).toEqual(['1 on 2027-03-08 over 6000', '1 on 2027-04-05 over 6000']);
    const reminders = (await subjectsTo(server, household.email)).filter((subject) => subject.includes('Erinnerung'));
    expect(reminders).toHaveLength(3);
  });

  it('after its due date, because the office opens it again, is announced with a new due date and gets reminders from then on', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    await nightsUntil(server, '2027-03-08');
    await step(invoice.id, 'writeOff');
    moveTo(server, '2027-04-20');

    await step(invoice.id, 'reopen');
    expect(await dueDateOf(invoice)).toBe('2027-05-04');
    await nightsUntil(server, '2027-04-20', '2027-05-10', '2027-05-11', '2027-05-25');

    expect(await stepsOf(server, invoice)).toEqual(['1 on 2027-05-11 over 6000', '2 on 2027-05-25 over 6000']);
    expect(await subjectsTo(server, household.email)).toEqual([
      'Erinnerung: Jahresbeitrag 2027',
      'Wieder offen: Jahresbeitrag 2027',
      'Erinnerung: Jahresbeitrag 2027',
      'Zweite Erinnerung: Jahresbeitrag 2027',
    ]);
    const told = server.mails.find(({ to, subject }) => to === household.email && subject.includes('Wieder'));
    expect(told?.text).toContain('Bitte überweisen Sie €\u00a060,00 bis 04.05.2027.');
    expect(told?.attachments).toHaveLength(1);
  });

  it('before its due date keeps it', async () => {
    const { invoice } = await anOverdueInvoice(server);
    const payment = await aPayment(server, invoice);
    moveTo(server, '2027-02-28');

    await office((change) => returnPayment(change, { id: payment.bank_transaction_id }));
    await step(invoice.id, 'writeOff');
    await step(invoice.id, 'reopen');

    expect(await dueDateOf(invoice)).toBe('2027-03-01');
  });

  describe('in part, and was partly owed all along,', () => {
    /** 20 of 60 euros are paid in time, and two reminders ask for the rest. */
    async function aInvoicePaidInPart(language: 'de' | 'tr' = 'de') {
      const { household, invoice } = await anOverdueInvoice(server, {}, language);
      const part = await aPayment(server, invoice, { amount_cents: cents(2_000) });
      await nightsUntil(server, '2027-03-08', '2027-03-22');
      moveTo(server, '2027-04-04');
      const lastTold = async () => {
        await server.runJobs();
        return mailsTo(server, household.email).at(-1);
      };
      return { household, invoice, part, lastTold };
    }

    it('because the bank returned one of two payments, is announced, due in 14 days and gets reminders from then on', async () => {
      const { household, invoice, part, lastTold } = await aInvoicePaidInPart();

      await office((change) => returnPayment(change, { id: part.bank_transaction_id }));

      const told = await lastTold();
      expect(told?.subject).toBe('Zahlung zurückgegeben: Jahresbeitrag 2027');
      expect(told?.text).toContain('Ihre Zahlung von €\u00a020,00 zurückgegeben');
      expect(told?.text).toContain('Auf dieser Rechnung sind damit €\u00a060,00 offen.');
      expect(told?.text).toContain('Bitte überweisen Sie den Betrag bis 18.04.2027.');
      expect(await dueDateOf(invoice)).toBe('2027-04-18');
      await nightsUntil(server, '2027-04-04', '2027-04-05', '2027-04-19', '2027-04-24', '2027-04-25', '2027-05-09');
      expect(await stepsOf(server, invoice)).toEqual(['1 on 2027-04-25 over 6000', '2 on 2027-05-09 over 6000']);
      expect(await pastStepsOf(server, invoice)).toEqual(['1 on 2027-03-08 over 4000', '2 on 2027-03-22 over 4000']);
      expect(await subjectsTo(server, household.email)).toEqual([
        'Erinnerung: Jahresbeitrag 2027',
        'Zweite Erinnerung: Jahresbeitrag 2027',
        'Zahlung zurückgegeben: Jahresbeitrag 2027',
        'Erinnerung: Jahresbeitrag 2027',
        'Zweite Erinnerung: Jahresbeitrag 2027',
      ]);
    });

    it('because one of two payments was booked for the wrong invoice, as well', async () => {
      const { invoice, part, lastTold } = await aInvoicePaidInPart();

      await office((change) => unassignBankLine(change, { id: part.bank_transaction_id }));

      const told = await lastTold();
      expect(told?.subject).toBe('Zahlung berichtigt: Jahresbeitrag 2027');
      expect(told?.text).toContain('Bitte überweisen Sie €\u00a060,00 bis 18.04.2027.');
      expect(await dueDateOf(invoice)).toBe('2027-04-18');
      await nightsUntil(server, '2027-04-05', '2027-04-24');
      expect(await stepsOf(server, invoice)).toHaveLength(2);
      expect(await levelOf(server, invoice)).toBe(0);
    });

    it('after its third reminder, is off the office’s list until the new reminders are sent', async () => {
      const { invoice, part } = await aInvoicePaidInPart();
      await nightsUntil(server, '2027-04-05');
      expect(await listUnpaidAfterReminders(ask(server.context, system))).toHaveLength(1);
      moveTo(server, '2027-04-20');

      await office((change) => returnPayment(change, { id: part.bank_transaction_id }));

      expect(await listUnpaidAfterReminders(ask(server.context, system))).toEqual([]);
      await nightsUntil(server, '2027-05-11', '2027-05-25', '2027-06-08');
      expect(await listUnpaidAfterReminders(ask(server.context, system))).toMatchObject([{ invoice_id: invoice.id }]);
    });

    it('is announced in the member’s language', async () => {
      const { part, lastTold } = await aInvoicePaidInPart('tr');

      await office((change) => returnPayment(change, { id: part.bank_transaction_id }));

      expect((await lastTold())?.text).toContain('Lütfen bu tutarı 18.04.2027 tarihine kadar havale edin.');
    });

    it('after a death, is announced to nobody', async () => {
      const { household, invoice, part } = await aInvoicePaidInPart();
      await endByDeath(server, { household_id: household.household_id, from: day('2027-04-04') });
      const before = await subjectsTo(server, household.email);

      await office((change) => returnPayment(change, { id: part.bank_transaction_id }));

      expect(await dueDateOf(invoice)).toBe('2027-04-18');
      expect(await subjectsTo(server, household.email)).toEqual(before);
    });
  });
});
