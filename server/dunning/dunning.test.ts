import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { assignPayment } from '../payments/assignment.actions.ts';
import { dismissBankLine } from '../payments/bank/bankLines.actions.ts';
import { system } from '../platform/actor.ts';
import { ask } from '../platform/work.ts';
import { sendBankFile, undecidedLines } from '../testing/bank/bankBuilders.ts';
import { aBankFile } from '../testing/bank/bankFiles.ts';
import { anOverdueInvoice, beginOwingNothing, levelOf, nightsUntil, stepsOf } from '../testing/dunningBuilders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  moveTo,
  newsOf,
  type Office,
  subjectsTo,
  theNight,
} from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';
import { listUnpaidAfterReminders } from './dunning.reads.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => beginOwingNothing(server));

describe('an unpaid invoice', () => {
  it('gets reminders 7, 21 and 35 days past due, once each, and then is on the office’s list', async () => {
    const { household, invoice } = await anOverdueInvoice(server);

    await nightsUntil(server, '2027-03-07');
    expect(await stepsOf(server, invoice)).toEqual([]);
    await nightsUntil(server, '2027-03-08', '2027-03-09', '2027-03-21', '2027-03-22', '2027-04-04');
    expect(await listUnpaidAfterReminders(ask(server.context, system))).toEqual([]);
    await nightsUntil(server, '2027-04-05', '2027-04-06', '2027-06-01');

    expect(await stepsOf(server, invoice)).toEqual([
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
    expect(await listUnpaidAfterReminders(ask(server.context, system))).toMatchObject([
      { invoice_id: invoice.id, household_id: household.household_id, due_date: '2027-03-01', open_cents: 6_000 },
    ]);
  });

  it('never ends a membership by itself', async () => {
    const { household } = await anOverdueInvoice(server);

    await nightsUntil(server, '2027-04-05', '2028-04-05');

    const { status } = await server.context.db
      .selectFrom('households')
      .select('status')
      .where('id', '=', household.household_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('active');
  });

  it('that the nightly job missed for five weeks gets the first reminder first, and the others 14 days apart', async () => {
    const { household, invoice } = await anOverdueInvoice(server);

    await nightsUntil(server, '2027-04-06', '2027-04-07', '2027-04-19', '2027-04-20', '2027-05-03', '2027-05-04');

    expect(await stepsOf(server, invoice)).toEqual([
      '1 on 2027-04-06 over 6000',
      '2 on 2027-04-20 over 6000',
      '3 on 2027-05-04 over 6000',
    ]);
    expect(await newsOf(server, household)).toHaveLength(3);
  });

  it.each([
    ['de', 'Diese Rechnung ist noch offen', 'zweimal'],
    ['tr', 'Bu fatura henüz ödenmedi', 'iki kez'],
    ['en', 'This invoice is still not paid', 'twice'],
  ] as const)(
    'whose first reminder an earlier version left out, is not said to have been reminded of twice, in %s',
    async (language, words, twice) => {
      const { household, invoice } = await anOverdueInvoice(server, { dunning_status: 2 }, language);
      const second = { sale_invoice_id: invoice.id, reached_on: day('2027-03-22'), open_cents: cents(6_000) };
      await server.context.db
        .insertInto('dunning_steps')
        .values({ ...second, level: 2 })
        .execute();

      await nightsUntil(server, '2027-04-06');
      await server.runJobs();

      const text = server.mails.filter(({ to }) => to === household.email).at(-1)?.text;
      expect(await levelOf(server, invoice)).toBe(3);
      expect(text).toContain(words);
      expect(text).not.toContain(twice);
    },
  );

  it('gets one reminder if three workers run at once', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    moveTo(server, '2027-03-08');

    await Promise.all([theNight(server), theNight(server), theNight(server)]);

    expect(await stepsOf(server, invoice)).toHaveLength(1);
    expect(await subjectsTo(server, household.email)).toHaveLength(1);
  });

  it.each([
    [
      'de',
      'Erinnerung: Jahresbeitrag 2027',
      'Noch offen: €\u00a060,00. Rechnung # vom 15.02.2027, fällig am 01.03.2027.',
    ],
    [
      'tr',
      'Hatırlatma: 2027 yılı aidatı',
      'Kalan tutar: €\u00a060,00. 15.02.2027 tarihli # numaralı fatura, son ödeme tarihi 01.03.2027.',
    ],
    [
      'en',
      'Reminder: Annual contribution 2027',
      'Still open: €\u00a060,00. Invoice # of 15.02.2027, due on 01.03.2027.',
    ],
  ] as const)('is reminded of in %s, with its number, its days and how to pay', async (language, subject, sentence) => {
    const { household, invoice } = await anOverdueInvoice(server, {}, language);

    await nightsUntil(server, '2027-03-08');
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
      const { household } = await anOverdueInvoice(server, { type: 'sim' }, language);

      await nightsUntil(server, '2027-03-08');

      expect(await subjectsTo(server, household.email)).toEqual([subject]);
    },
  );

  it('that is partly paid gets a reminder for the rest', async () => {
    const { invoice } = await anOverdueInvoice(server);
    await aPayment(server, invoice, { amount_cents: cents(2_000) });

    await nightsUntil(server, '2027-03-08');

    expect(await stepsOf(server, invoice)).toEqual(['1 on 2027-03-08 over 4000']);
  });

  it('that is paid meanwhile gets no reminder', async () => {
    const { invoice } = await anOverdueInvoice(server);
    await nightsUntil(server, '2027-03-08');
    await aPayment(server, invoice, { value_date: day('2027-03-08') });

    await nightsUntil(server, '2027-03-22', '2027-04-05');

    expect(await levelOf(server, invoice)).toBe(1);
    expect(await listUnpaidAfterReminders(ask(server.context, system))).toEqual([]);
  });

  it('gets no reminder while the household’s free money would pay it, and gets one after that is spent elsewhere', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    const given = await anInvoice(server, household, { type: 'sim' });
    const { bank_transaction_id: id } = await aPayment(server, given, { amount_cents: cents(12_000) });

    await nightsUntil(server, '2027-03-08');
    expect(await stepsOf(server, invoice)).toEqual([]);
    const other = await anInvoice(server, household, { type: 'sirf' });
    const cent = { id, sale_invoice_id: other.id, amount: cents(1) };
    await office((change) => assignPayment(change, cent));
    await nightsUntil(server, '2027-03-09');

    expect(await stepsOf(server, invoice)).toEqual(['1 on 2027-03-09 over 6000']);
  });

  it('gets no reminder while an undecided transfer names it, and gets one after the transfer is decided', async () => {
    const [{ household, invoice }, { invoice: second }] = [
      await anOverdueInvoice(server),
      await anOverdueInvoice(server),
    ];
    const { client } = await aClerk(server);
    const text = `${invoice.bill_number} / ${second.payment_reference.replace(/(.{4})/g, '$1 ')}`;
    await sendBankFile(client, aBankFile([{ text, amount: '100.00', reference: invoice.bill_number }]));
    const [line = { id: 0 }] = await undecidedLines(client);

    await nightsUntil(server, '2027-03-08');
    expect([await stepsOf(server, invoice), await stepsOf(server, second)]).toEqual([[], []]);
    await office((change) => dismissBankLine(change, { id: line.id, reason: 'Spende' }));
    await nightsUntil(server, '2027-03-23');

    expect(await stepsOf(server, invoice)).toEqual(['1 on 2027-03-23 over 6000']);
    expect(await newsOf(server, household)).toEqual(['Erinnerung: Jahresbeitrag 2027']);
  });

  it('gets no reminder while an undecided standing order names last year’s invoice, however much it brings', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    const lastYears = await anInvoice(server, household, { status: 'paid', date: day('2026-01-11') });
    const { household: other, invoice: dearer } = await anOverdueInvoice(server, { amount_cents: cents(6_500) });
    const otherLastYears = await anInvoice(server, other, { status: 'paid', date: day('2026-01-11') });
    const { client } = await aClerk(server);
    const order = (text: string) => ({ text, reference: text, amount: '60.00' });
    const orders = [lastYears, otherLastYears].map(({ bill_number }) => order(bill_number));
    await sendBankFile(client, aBankFile(orders));

    await nightsUntil(server, '2027-03-08');

    expect([await stepsOf(server, invoice), await stepsOf(server, dearer)]).toEqual([[], []]);
  });

  it.each(['draft', 'paid', 'over_paid', 'void', 'uncollectible', 'cancelled'] as const)(
    'that is %s is not reminded of',
    async (status) => {
      const { invoice } = await anOverdueInvoice(server, { status, date: day('2027-01-01') });

      await nightsUntil(server, '2027-12-01');

      expect(await stepsOf(server, invoice)).toEqual([]);
    },
  );
});
