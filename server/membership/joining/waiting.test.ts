import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { changeInvoiceStatus } from '../../invoicing/invoices.actions.ts';
import { getInvoice } from '../../invoicing/invoices.reads.ts';
import { withLocked } from '../../members/household.reads.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { anInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  aSubmittedHousehold,
  moveTo,
  newsOf,
  type Office,
  standingOf,
  subjectsTo,
} from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { mailsTo } from '../../testing/registrations.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deactivate } from '../ending/deactivation.actions.ts';
import { reactivate } from '../ending/reactivation.actions.ts';
import { refreshWaiting } from './waiting.actions.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
  await withDemoFees(server);
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, '2027-01-11'));

const NOT_YET = ['household waiting - - -', 'Ayşe waiting - - -'];

describe('the waiting period begins', () => {
  it('on the later value date of registration fee and first contribution, for everybody who applied', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server, { submitted: '2027-01-03' });

    await aPayment(server, contribution, { value_date: day('2027-01-08') });
    expect(await standingOf(server, household)).toEqual(NOT_YET);
    await aPayment(server, registration, { value_date: day('2027-01-05') });

    expect(await standingOf(server, household)).toEqual([
      'household waiting 2027-01-08 2027-04-08 -',
      'Ayşe waiting 2027-01-08 2027-04-08 -',
    ]);
    expect(await subjectsTo(server, household.email)).toEqual([
      'Bezahlt: Jahresbeitrag 2027',
      'Bezahlt: Beitrittsgebühr',
      'Ihre Wartezeit hat begonnen',
    ]);
  });

  it('on the day of submission where everything was paid before', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server);

    await aPayment(server, contribution, { value_date: day('2027-01-02') });
    await aPayment(server, registration, { value_date: day('2027-01-02') });

    expect((await standingOf(server, household))[0]).toBe('household waiting 2027-01-11 2027-04-11 -');
  });

  it('not while a part is missing', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server);

    await aPayment(server, registration);
    await aPayment(server, contribution, { amount_cents: cents(5_999) });

    expect(await standingOf(server, household)).toEqual(NOT_YET);
  });

  it('not while somebody who applied has no invoice for the contribution', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server);
    await aMember(server, household, { status: 'waiting' });

    await aPayment(server, registration);
    await aPayment(server, contribution);

    expect((await standingOf(server, household))[0]).toBe(NOT_YET[0]);
  });

  it('once, however often it is recalculated, and is announced in the member’s language', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server, { language: 'tr' });
    await aPayment(server, registration);
    await aPayment(server, contribution);

    await Promise.all(
      [1, 2, 3].map(() =>
        server.change((change) =>
          withLocked(change, household.household_id, (locked) => refreshWaiting(change, locked)),
        ),
      ),
    );

    expect((await subjectsTo(server, household.email)).slice(2)).toEqual(['Bekleme süreniz başladı']);
  });
});

describe('a returned payment', () => {
  it('stops the waiting period, and the next one begins it anew', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server);
    await aPayment(server, registration);
    const payment = await aPayment(server, contribution);
    moveTo(server, '2027-02-01');

    await office((change) => returnPayment(change, { id: payment.bank_transaction_id }));
    expect(await standingOf(server, household)).toEqual(NOT_YET);
    moveTo(server, '2027-02-10');
    await aPayment(server, contribution);

    expect(await standingOf(server, household)).toEqual([
      'household waiting 2027-02-10 2027-05-11 -',
      'Ayşe waiting 2027-02-10 2027-05-11 -',
    ]);
    expect((await newsOf(server, household)).slice(-5)).toEqual([
      'Ihre Wartezeit hat begonnen',
      'Zahlung zurückgegeben: Jahresbeitrag 2027',
      'Ihre Wartezeit ist gestoppt',
      'Bezahlt: Jahresbeitrag 2027',
      'Ihre Wartezeit hat begonnen',
    ]);
    expect(await subjectsTo(server, household.email)).not.toContain('Ihre Wartezeit ist gestoppt');
  });
});

describe('a waiting period that stops without a returned payment is announced with that cause, in news and by mail', () => {
  async function whatIsTold(household: { email: string; household_id: number }) {
    expect((await newsOf(server, household)).at(-1)).toBe('Ihre Wartezeit ist gestoppt');
    expect((await standingOf(server, household))[0]).toBe(NOT_YET[0]);
    await server.runJobs();
    const mails = server.mails.filter(({ to }) => to === household.email);
    return mails.find(({ subject }) => subject === 'Ihre Wartezeit ist gestoppt')?.text;
  }

  async function aRunningPeriod() {
    const { household, registration, contribution } = await aSubmittedHousehold(server);
    for (const invoice of [registration, contribution]) await aPayment(server, invoice);
    moveTo(server, '2027-02-01');
    return household;
  }

  it('because an older contribution is reopened', async () => {
    const household = await aRunningPeriod();
    const older = await anInvoice(server, household, { status: 'uncollectible', date: day('2026-12-30') });

    await office(async (change) => changeInvoiceStatus(change, await getInvoice(change.db, older.id), 'reopen'));

    const text = await whatIsTold(household);
    expect(text).toContain('noch nicht alle Gebühren und Beiträge bezahlt');
    expect(text).not.toContain('zurückgegeben');
  });

  it('because a reactivated person’s contribution is not paid', async () => {
    const { household_id, ...household } = await aRunningPeriod();
    const member_id = await aMember(server, { ...household, household_id }, { status: 'waiting' });
    const ending = { id: household_id, member_id, inactive_reason_id: 25, inactive_from: day('2027-02-01') };
    await office((change) => deactivate(change, ending));

    await office((change) => reactivate(change, { id: household_id, member_id }));

    expect(await whatIsTold({ ...household, household_id })).toContain('noch nicht alle Gebühren und Beiträge bezahlt');
  });
});

describe('a payment that was booked with the wrong day', () => {
  it.each([
    ['later', '2027-01-08', '2027-01-10', '2027-04-10'],
    ['earlier', '2027-01-10', '2027-01-08', '2027-04-08'],
  ])('moves the waiting period to the right one: %s', async (_direction, wrong, right, until) => {
    const { household, registration, contribution } = await aSubmittedHousehold(server, { submitted: '2027-01-03' });
    await aPayment(server, registration, { value_date: day('2027-01-05') });
    const mistaken = await aPayment(server, contribution, { value_date: day(wrong) });
    moveTo(server, '2027-01-12');

    await aPayment(server, contribution, { amount_cents: cents(6_000), value_date: day(right) });
    await office((change) => returnPayment(change, { id: mistaken.bank_transaction_id }));

    expect(await standingOf(server, household)).toEqual([
      `household waiting ${right} ${until} -`,
      `Ayşe waiting ${right} ${until} -`,
    ]);
    const told = await subjectsTo(server, household.email);
    expect(told.at(-1)).toBe('Ihre Wartezeit hat begonnen');
    expect(mailsTo(server, household.email).at(-1)?.text).toContain(
      `Der letzte Tag der Wartezeit ist der ${until.split('-').reverse().join('.')}.`,
    );
    expect(told.filter((subject) => subject === 'Bezahlt: Jahresbeitrag 2027')).toHaveLength(1);
  });
});
