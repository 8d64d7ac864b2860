import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { deactivate } from '../membership/ending/deactivation.actions.ts';
import { sendBankFile } from '../testing/bank/bankBuilders.ts';
import { aBankFile } from '../testing/bank/bankFiles.ts';
import { anOverdueInvoice, beginOwingNothing, levelOf, nightsUntil, stepsOf } from '../testing/dunningBuilders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aPayment, aStaffedServer, newsOf, type Office, subjectsTo } from '../testing/lifeBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => beginOwingNothing(server));

describe('several unpaid invoices of a household', () => {
  it.each([
    ['de', 'Erinnerung: 2 offene Rechnungen', 'Zusammen offen: € 65,00.'],
    ['tr', 'Hatırlatma: 2 açık fatura', 'Toplam kalan tutar: € 65,00.'],
    ['en', 'Reminder: 2 open invoices', 'Open altogether: € 65,00.'],
  ] as const)('are reminded of in one letter, with one transfer for all, in %s', async (language, subject, total) => {
    const { household, invoice } = await anOverdueInvoice(server, {}, language);
    const other = await anInvoice(server, household, { type: 'sirf', amount_cents: cents(500) });

    await nightsUntil(server, '2027-03-08', '2027-03-09');
    await server.runJobs();

    expect(await subjectsTo(server, household.email)).toEqual([subject]);
    expect(await newsOf(server, household)).toHaveLength(1);
    expect([await stepsOf(server, invoice), await stepsOf(server, other)]).toEqual([
      ['1 on 2027-03-08 over 6000'],
      ['1 on 2027-03-08 over 500'],
    ]);
    const text = textOf(household.email, subject);
    for (const { bill_number } of [invoice, other]) expect(text.match(new RegExp(bill_number, 'g'))).toHaveLength(1);
    expect(filesTo(household.email)).toEqual(
      [invoice, other].map(({ bill_number }) => expect.stringContaining(bill_number)),
    );
    expect(text).toContain(total);
    const [reference = ''] = text.match(/RF\d\d 0\d{3} \d{4} \d\d/) ?? [];
    await transfer(reference, 6_500);
    expect(await idsOf(household, 'paid')).toEqual(await idsOf(household));
  });

  it('that fall due on different days each reach their own levels; each letter names all that are past due', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    const later = await anInvoice(server, household, { type: 'sirf', due_date: day('2027-03-15') });
    const notYet = await anInvoice(server, household, { type: 'sim', due_date: day('2027-04-30') });

    await nightsUntil(server, '2027-03-08', '2027-03-22', '2027-04-05');
    await server.runJobs();

    expect([await stepsOf(server, invoice), await stepsOf(server, later)]).toEqual([
      ['1 on 2027-03-08 over 6000', '2 on 2027-03-22 over 6000', '3 on 2027-04-05 over 6000'],
      ['1 on 2027-03-22 over 6000', '2 on 2027-04-05 over 6000'],
    ]);
    expect((await subjectsTo(server, household.email)).toSorted()).toEqual([
      'Dritte Erinnerung: 2 offene Rechnungen',
      'Erinnerung: Jahresbeitrag 2027',
      'Zweite Erinnerung: 2 offene Rechnungen',
    ]);
    const last = textOf(household.email, 'Dritte Erinnerung: 2 offene Rechnungen');
    expect(last).not.toContain(notYet.bill_number);
    expect(last).toContain('Dritte Erinnerung.');
    expect(last).toContain('Zweite Erinnerung.');
  });

  it('that fall due a few days apart get one series of letters, 14 days apart, until each had three', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    const later = await anInvoice(server, household, { type: 'sirf', due_date: day('2027-03-05') });
    const last = await anInvoice(server, household, { type: 'sim', due_date: day('2027-03-20') });

    await nightsUntil(server, '2027-03-08', '2027-03-12', '2027-03-21', '2027-03-22', '2027-03-27', '2027-04-04');
    await nightsUntil(server, '2027-04-05', '2027-04-10', '2027-04-18', '2027-04-19', '2027-05-02', '2027-05-03');

    const told = await Promise.all([invoice, later, last].map(async (each) => daysOf(await stepsOf(server, each))));
    expect(told).toEqual([
      ['1 on 2027-03-08', '2 on 2027-03-22', '3 on 2027-04-05'],
      ['1 on 2027-03-22', '2 on 2027-04-05', '3 on 2027-04-19'],
      ['1 on 2027-04-05', '2 on 2027-04-19', '3 on 2027-05-03'],
    ]);
    expect(await newsOf(server, household)).toHaveLength(5);
  });

  it('of which the reminded one is paid at once: the other waits until 14 days after that letter', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    const later = await anInvoice(server, household, { type: 'sirf', due_date: day('2027-03-05') });
    await nightsUntil(server, '2027-03-08');
    await aPayment(server, invoice, { value_date: day('2027-03-08') });

    await nightsUntil(server, '2027-03-12', '2027-03-21', '2027-03-22');

    expect(daysOf(await stepsOf(server, later))).toEqual(['1 on 2027-03-22']);
    const reminders = (await newsOf(server, household)).filter((title) => title.startsWith('Erinnerung'));
    expect(reminders).toHaveLength(2);
  });

  it.each([
    [
      'de',
      'Erste Erinnerung. Bitte',
      'Dritte Erinnerung. Bleibt diese Rechnung unbezahlt, können Sie Ihre Mitgliedschaft verlieren.',
      'entgangen',
    ],
    [
      'tr',
      'İlk hatırlatma. Lütfen',
      'Üçüncü hatırlatma. Bu fatura ödenmezse üyeliğinizi kaybedebilirsiniz.',
      'gözünüzden',
    ],
    [
      'en',
      'First reminder. Please',
      'Third reminder. If this invoice stays unpaid, you may lose your membership.',
      'missed',
    ],
  ] as const)(
    'of different levels each have their own consequences in the letter, in %s',
    async (language, first, third, missed) => {
      const { household } = await anOverdueInvoice(server, {}, language);
      await anInvoice(server, household, { type: 'sirf', due_date: day('2027-04-10') });

      await nightsUntil(server, '2027-03-08', '2027-03-22', '2027-04-05', '2027-04-19');
      await server.runJobs();

      const mail = server.mails.find(({ to, subject }) => to === household.email && subject.includes(' 2 '));
      expect(mail?.attachments).toHaveLength(2);
      const lines = (mail?.text ?? '').split('\n').filter((line) => line.includes('2027-'));
      expect([lines[0], lines[1]]).toEqual([expect.stringContaining(third), expect.stringContaining(first)]);
      expect(mail?.text).not.toContain(missed);
    },
  );

  it('of an ended household: no line speaks of its membership', async () => {
    const { household } = await anOverdueInvoice(server);
    await anInvoice(server, household, { type: 'sirf' });
    await office((change) =>
      deactivate(change, {
        id: household.household_id,
        inactive_reason_id: CANCELLED,
        inactive_from: server.clock.today(),
      }),
    );

    await nightsUntil(server, '2027-03-08', '2027-03-22', '2027-04-05');
    await server.runJobs();

    const text = textOf(household.email, 'Dritte Erinnerung: 2 offene Rechnungen');
    expect(text).toContain('Dritte Erinnerung.');
    expect(text).toContain('Bitte rufen Sie uns an');
    expect(text).not.toMatch(/Mitgliedschaft/);
  });

  it('of which one is paid by a transfer that nobody has assigned: neither is reminded of', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    const other = await anInvoice(server, household, { type: 'sirf', amount_cents: cents(7_000) });
    const { client } = await aClerk(server);
    const text = `${invoice.payment_reference} und noch ${otherBill}`;
    await sendBankFile(client, aBankFile([{ reference: 'OneOfTwo', text, amount: '60.00', booked: '2027-03-02' }]));

    await nightsUntil(server, '2027-03-08');

    expect([await levelOf(server, invoice), await levelOf(server, other)]).toEqual([0, 0]);
    expect(await subjectsTo(server, household.email)).toEqual([]);
  });
});

/** Of nobody. */
const otherBill = '2027-999999';

const CANCELLED = 4;

function daysOf(steps: readonly string[]): string[] {
  return steps.map((step) => step.replace(/ over \d+$/, ''));
}

/** The names of the files of the household's only mail. */
function filesTo(email: string): string[] {
  return server.mails
    .filter(({ to }) => to === email)
    .flatMap(({ attachments }) => attachments.map((file) => file.filename));
}

function textOf(email: string, subject: string): string {
  const mail = server.mails.find((each) => each.to === email && each.subject === subject);
  return (mail?.text ?? '').replaceAll('\u00a0', ' ');
}

async function idsOf({ household_id }: { household_id: number }, status?: 'paid'): Promise<number[]> {
  const rows = await server.context.db
    .selectFrom('sale_invoices')
    .select('id')
    .where('household_id', '=', household_id)
    .$if(status !== undefined, (query) => query.where('status_id', '=', 3))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The bank's file brings this sum with this reference. */
async function transfer(reference: string, sum: number): Promise<void> {
  const { client } = await aClerk(server);
  const amount = (sum / 100).toFixed(2);
  await sendBankFile(
    client,
    aBankFile([{ reference: `Told ${reference}`, text: reference, amount, booked: '2027-03-09' }]),
  );
}
