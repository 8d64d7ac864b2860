import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { addDays, type Day, day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { yearlyRun } from '../invoicing/yearlyRun.jobs.ts';
import { isYearlyRunDue } from '../invoicing/yearlyRun.reads.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { sendCircular } from '../post/circulars/circulars.jobs.ts';
import { sendBankFile } from '../testing/bank/bankBuilders.ts';
import { aBankFile } from '../testing/bank/bankFiles.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import { levelOf } from '../testing/dunningBuilders.ts';
import { aHomeAddress, anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aPayment, aSubmittedHousehold, moveTo, standingOf, theNight } from '../testing/lifeBuilders.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { aCircular } from '../testing/post/postBuilders.ts';
import { outboxOf, silence } from '../testing/release/silenceBuilders.ts';
import { aSubstitute } from '../testing/substituteBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { aTextConsent } from '../testing/textReminders/textReminderBuilders.ts';
import { sendTextReminders } from '../textReminders/textReminders.jobs.ts';

const FIRST = day('2027-01-11');
const LAST = day('2028-01-31');
/** The longest pause that no notice outlives. */
const EVERY_DAYS = 6;

const server = testServer();
beforeAll(() => withDemoFees(server));
beforeEach(() => moveTo(server, FIRST));

type Lived = { member: TestHousehold; applicant: TestHousehold; paying: { id: number }; owing: { id: number } };

/** Two households to which everything happens that the product writes about. */
async function aLife(channel: 'email' | 'post', number: number, isSilent = true): Promise<Lived> {
  const member = await aHousehold(server, { status: 'active', active_from: day('2020-01-01') });
  const { household: applicant, ...fees } = await aSubmittedHousehold(server);
  for (const one of [member, applicant]) {
    await aHomeAddress(server, one);
    await server.context.db.updateTable('households').set({ channel }).where('id', '=', one.household_id).execute();
    if (isSilent) await silence(server, one);
  }
  await aPayment(server, fees.registration);
  await aPayment(server, fees.contribution);
  await aMember(server, member, { status: 'active', date_of_birth: day('1997-06-20') });
  await aDocument(server, member.main_member_id, { valid_until: day('2027-08-31') });
  await aSubstitute(server, member, { valid_until: day('2027-05-01') });
  await aTextConsent(server, member);
  const paying = await anInvoice(server, member, { amount_cents: cents(1_000 + number) });
  const owing = await anInvoice(server, member, { type: 'sim', amount_cents: cents(2_000 + number) });
  return { member, applicant, paying, owing };
}

async function liveThroughTheYear(lives: readonly Lived[]): Promise<void> {
  const { client: clerk } = await aClerk(server);
  const movements = await Promise.all(
    lives.map(async ({ paying }) => {
      const { payment_reference, amount_cents } = await server.context.db
        .selectFrom('sale_invoices')
        .select(['payment_reference', 'amount_cents'])
        .where('id', '=', paying.id)
        .executeTakeFirstOrThrow();
      const amount = (amount_cents / 100).toFixed(2);
      return { reference: `Y${paying.id}`, text: payment_reference ?? '', amount };
    }),
  );
  await sendBankFile(clerk, aBankFile(movements));
  await runToEnd(server.context, sendCircular, { circular_id: await aCircular(server) });
  let billed = 0;
  for (let today: Day = FIRST; today <= LAST; today = addDays(today, EVERY_DAYS)) {
    moveTo(server, today);
    const year = Number(today.slice(0, 4));
    if (billed !== year && (await isYearlyRunDue(server.context.db, today)))
      await runToEnd(server.context, yearlyRun, { year });
    billed = year;
    await theNight(server);
    await sendTextReminders.run(server.context, {});
    await server.runJobs();
  }
}

const invoicesOf = async ({ household_id }: TestHousehold) => {
  const { rows } = await sql<{ id: number }>`
    select id from sale_invoices where household_id = ${household_id}`.execute(server.context.db);
  return rows.length;
};

it.each(['email', 'post'] as const)(
  'over a whole year nothing leaves by %s for a silent household, and all is done in the data',
  { timeout: patience(120_000) },
  async (channel) => {
    const [speaking, silent] = [await aLife(channel, 1, false), await aLife(channel, 2)];

    await liveThroughTheYear([speaking, silent]);

    const told = new Set(
      [...(await outboxOf(server, speaking.member)), ...(await outboxOf(server, speaking.applicant))].map((key) =>
        key.slice(0, key.indexOf('/')),
      ),
    );
    expect([...told]).toEqual(
      expect.arrayContaining([
        'documents.ending',
        'dunning.level',
        'invoicing.confirmed',
        'members.age_limit',
        'membership.active',
        'post.circular',
        'substitutes.ending',
      ]),
    );
    expect([await outboxOf(server, silent.member), await outboxOf(server, silent.applicant)]).toEqual([[], []]);

    const standings = async ({ applicant, member }: Lived) => [
      await standingOf(server, applicant),
      await standingOf(server, member),
    ];
    expect(await standings(silent)).toEqual(await standings(speaking));
    expect(await invoicesOf(speaking.member)).toBeGreaterThan(2);
    expect([await invoicesOf(silent.member), await invoicesOf(silent.applicant)]).toEqual([2, 2]);
    expect([await levelOf(server, speaking.owing), await levelOf(server, silent.owing)]).toEqual([
      // on paper a level counts from the day on which the letter is sent
      channel === 'email' ? 3 : 0,
      0,
    ]);
    const paid = await server.context.db
      .selectFrom('sale_invoices')
      .select('status_id')
      .where('id', '=', silent.paying.id)
      .executeTakeFirstOrThrow();
    expect(paid.status_id).toBe(invoiceStatusIds.paid);
  },
);
