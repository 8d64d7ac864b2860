import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationsContract } from '../../../domain/notifications/notifications.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { invoiceContributions } from '../../invoicing/contributions.actions.ts';
import { yearlyRun } from '../../invoicing/yearlyRun.jobs.ts';
import { unassignBankLine } from '../../payments/bank/bankLines.actions.ts';
import { takeInvoiceStep } from '../../payments/invoiceSteps.actions.ts';
import { bookRefund, undoRefund } from '../../payments/refunds.actions.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import { sendBankFile } from '../../testing/bank/bankBuilders.ts';
import { aBankFile } from '../../testing/bank/bankFiles.ts';
import { aHousehold, logIn, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathOf, identify } from '../../testing/deaths/deathLifeBuilders.ts';
import { beginOwingNothing, nightsUntil } from '../../testing/dunningBuilders.ts';
import { anInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { aPayment, aStaffedServer, aSubmittedHousehold, MEMBER_IBAN, type Office } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let office: Office;
let clerk: TestClient;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
  await withDemoFees(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await beginOwingNothing(server);
  ({ client: clerk } = await aClerk(server));
});

type Paid = { household: TestHousehold; payment: number; invoice: { id: number } };

async function paid(amount = 6_000): Promise<Paid> {
  const household = await aHousehold(server, { status: 'active' });
  const invoice = await anInvoice(server, household);
  const { bank_transaction_id: payment } = await aPayment(server, invoice, { amount_cents: cents(amount) });
  return { household, payment, invoice };
}

type Prepared = { household: TestHousehold; decide: () => Promise<unknown> };

const wanted = ({ household_id }: TestHousehold) => ({
  household_id,
  amount_cents: cents(1_000),
  value_date: server.clock.today(),
  reason: 'Doppelt bezahlt',
  recipient_iban: MEMBER_IBAN,
});

/** Everything that writes about money, with the household to which it writes. */
const writers: Record<string, () => Promise<Prepared>> = {
  'a reminder': async () => {
    const household = await aHousehold(server, { status: 'active' });
    await anInvoice(server, household);
    return { household, decide: () => nightsUntil(server, '2027-03-08') };
  },
  'the yearly run': async () => {
    const household = await aHousehold(server, { status: 'active' });
    return { household, decide: () => runToEnd(server.context, yearlyRun, { year: 2027 }) };
  },
  'a contribution that was drafted': async () => {
    const household = await aHousehold(server, { status: 'active' });
    await anInvoice(server, household, { status: 'draft' });
    const { household_id } = household;
    return { household, decide: () => server.change((change) => invoiceContributions(change, [household_id])) };
  },
  'a bank file': async () => {
    const household = await aHousehold(server, { status: 'active' });
    const { payment_reference } = await anInvoice(server, household);
    const file = aBankFile([{ reference: payment_reference, text: payment_reference, amount: '60.00' }]);
    return {
      household,
      decide: async () => {
        await sendBankFile(clerk, file);
        await server.runJobs();
      },
    };
  },
  'a payment by hand': async () => {
    const household = await aHousehold(server, { status: 'active' });
    const invoice = await anInvoice(server, household);
    return { household, decide: () => aPayment(server, invoice) };
  },
  'a payment that the bank takes back': async () => {
    const { household, payment: id } = await paid();
    return { household, decide: () => office((change) => returnPayment(change, { id })) };
  },
  'a payment that is unassigned': async () => {
    const { household, payment: id } = await paid();
    return { household, decide: () => office((change) => unassignBankLine(change, { id })) };
  },
  'a refund': async () => {
    const { household } = await paid(9_000);
    return { household, decide: () => office((change) => bookRefund(change, wanted(household))) };
  },
  'a refund that is undone': async () => {
    const { household } = await paid(9_000);
    const { id } = await office((change) => bookRefund(change, wanted(household)));
    return { household, decide: () => office((change) => undoRefund(change, { id })) };
  },
  'an invoice that the office confirms': async () => {
    const household = await aHousehold(server, { status: 'active' });
    const { id } = await anInvoice(server, household, { type: 'sim', status: 'draft' });
    return { household, decide: () => office((change) => takeInvoiceStep(change, { id, step: 'confirm' })) };
  },
  'an invoice that is confirmed in the portal': async () => {
    const household = await aHousehold(server, { status: 'active' });
    const { id } = await anInvoice(server, household, { type: 'sim', status: 'draft' });
    const client = await logIn(server, household);
    return { household, decide: () => client.send('POST', `/api/v1/finance/sale-invoice/${id}/confirm`) };
  },
  'an invoice that is taken up again': async () => {
    const household = await aHousehold(server, { status: 'active' });
    const { id } = await anInvoice(server, household, { status: 'uncollectible' });
    return { household, decide: () => office((change) => takeInvoiceStep(change, { id, step: 'reopen' })) };
  },
  'a waiting period that stops for want of money': async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server);
    await aPayment(server, registration);
    const { bank_transaction_id: id } = await aPayment(server, contribution);
    return { household, decide: () => office((change) => returnPayment(change, { id })) };
  },
};

describe('while the money of a household rests nothing about it is written', () => {
  it.each(Object.keys(writers))('%s', async (name) => {
    const [usual, resting] = [await prepared(name), await prepared(name)];
    const before = [await toldTo(usual.household), await toldTo(resting.household)];
    await rest(resting.household);

    await usual.decide();
    await resting.decide();

    const after = [await toldTo(usual.household), await toldTo(resting.household)];
    expect(after[0], 'a household whose money does not rest is told').toBeGreaterThan(before[0] ?? 0);
    expect(after[1]).toBe(before[1]);
  });

  it('the year’s invoice comes with the next run after it', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await rest(household);
    await runToEnd(server.context, yearlyRun, { year: 2027 });
    expect(await invoicesOf(household)).toBe(0);

    await rest(household, null);
    await runToEnd(server.context, yearlyRun, { year: 2027 });

    expect(await invoicesOf(household)).toBe(1);
  });

  it('a message that was queued before somebody is identified is not sent', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const son = await aMember(server, household, { status: 'active' });
    const { id } = await anInvoice(server, household, { type: 'sim', status: 'draft' });
    await office((change) => takeInvoiceStep(change, { id, step: 'confirm' }));

    await identify(clerk, await aDeathOf(server, { member_id: son }));
    await server.runJobs();

    const subjects = server.mails.filter(({ to }) => to === household.email).map(({ subject }) => subject);
    expect(subjects).toEqual(['Unser aufrichtiges Beileid']);
  });
});

/** Only these look at `money_rests` themselves, each on a whole party; all else about money goes through `tellAboutMoney`. */
const OWN_POST = ['contributions.actions.ts', 'invoices.actions.ts'];

it('every message of a money topic asks whether money rests', () => {
  const root = join(import.meta.dirname, '..', '..');
  const files = ['invoicing', 'payments', 'dunning'].flatMap((topic) =>
    readdirSync(join(root, topic))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => ({ name, source: readFileSync(join(root, topic, name), 'utf8') })),
  );
  const posting =
    /import \{[^}]*\b(tell|tellAll|tellInNews|tellMember|write|notify|notifyAll|queueMail|queueHouseholdMails?|writeTo|writeToAll|queueLetters)\b/;
  expect(files.filter(({ source }) => posting.test(source)).map(({ name }) => name)).toEqual(OWN_POST);
  for (const { name, source } of files.filter(({ name }) => OWN_POST.includes(name))) {
    expect(source, name).toContain('money_rests');
  }
});

async function prepared(name: string): Promise<Prepared> {
  const prepare = writers[name];
  if (!prepare) throw new Error(name);
  return prepare();
}

async function rest({ household_id }: TestHousehold, since: typeof FIRST_DAY | null = FIRST_DAY): Promise<void> {
  const { db } = server.context;
  await db.updateTable('households').set({ money_rests_since: since }).where('id', '=', household_id).execute();
}
const FIRST_DAY = day('2027-02-15');

async function toldTo({ household_id }: TestHousehold): Promise<number> {
  const { db } = server.context;
  const count = async (table: 'mails' | 'notifications') =>
    (await db.selectFrom(table).select('id').where('household_id', '=', household_id).execute()).length;
  return (await count('mails')) + (await count('notifications'));
}

async function invoicesOf({ household_id }: TestHousehold): Promise<number> {
  const { db } = server.context;
  return (await db.selectFrom('sale_invoices').select('id').where('household_id', '=', household_id).execute()).length;
}

it('older news about money and documents are not listed below the condolence, and are there again after the case', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { household_id } = household;
  const keys = [
    'dunning.level/1',
    'payments.paid/1',
    'documents.refused/1',
    'membership.waiting/1',
    'membership.active/1',
  ];
  await server.context.db
    .insertInto('notifications')
    .values(
      keys.map((key) => ({
        household_id,
        effect_key: `${key}/${household_id}`,
        title: key,
        body_html: '<p></p>',
        language: 'de' as const,
        created_at: server.clock.now(),
        read_at: null,
      })),
    )
    .execute();
  const client = await logIn(server, household);
  const titles = async () => {
    const { body } = await client.call(notificationsContract.listNotifications);
    return (body as { data: { title: string } }[]).map(({ data }) => data.title).sort();
  };
  const rests = (since: string | null) =>
    server.context.db
      .updateTable('households')
      .set({ money_rests_since: since === null ? null : day(since) })
      .where('id', '=', household_id)
      .execute();

  expect(await titles()).toEqual([...keys].sort());
  await rests('2027-01-11');
  expect(await titles()).toEqual(['membership.active/1']);
  await rests(null);
  expect(await titles()).toEqual([...keys].sort());
});
