import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoiceStatusOfId } from '../../../domain/invoicing/invoice.ts';
import { day } from '../../../domain/shared/day.ts';
import { verifyDocument } from '../../documents/review.actions.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { system } from '../../platform/actor.ts';
import { inChange } from '../../platform/work.ts';
import { logIn } from '../../testing/builders.ts';
import { anInvoice, draftsOf, withDemoFees } from '../../testing/invoicingBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  aSubmittedHousehold,
  moveTo,
  type Office,
  standingOf,
  subjectsTo,
  theNight,
  type WaitingOverrides,
} from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { mailsTo } from '../../testing/registrations.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { activateIfDue } from './activation.actions.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
  await withDemoFees(server);
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, '2027-01-02'));

/** Submitted and paid on 2 January 2027: waits until 2 April. */
async function aWaitingHousehold(overrides: WaitingOverrides = {}) {
  const submitted = await aSubmittedHousehold(server, overrides);
  await aPayment(server, submitted.registration);
  await aPayment(server, submitted.contribution);
  await server.runJobs();
  server.mails.length = 0;
  return submitted.household;
}

/** `type year cents status` of each invoice, oldest first. */
async function invoicesOf(household: { household_id: number }) {
  const rows = await server.context.db
    .selectFrom('sale_invoices')
    .select(['type', 'billed_year', 'status_id', 'amount_cents'])
    .where('household_id', '=', household.household_id)
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.type} ${row.billed_year} ${row.amount_cents} ${invoiceStatusOfId(row.status_id)}`);
}

describe('a household whose waiting period is over', () => {
  // proves: state.waiting-period
  it('is active the day after, and not a day earlier', async () => {
    const household = await aWaitingHousehold();

    moveTo(server, '2027-04-02');
    await theNight(server);
    expect((await standingOf(server, household))[0]).toBe('household waiting 2027-01-02 2027-04-02 -');
    moveTo(server, '2027-04-03');
    await theNight(server);

    expect(await standingOf(server, household)).toEqual([
      'household active 2027-01-02 2027-04-02 2027-04-03',
      'Ayşe active 2027-01-02 2027-04-02 2027-04-03',
    ]);
    expect(await subjectsTo(server, household.email)).toEqual(['Ihre Mitgliedschaft ist gültig']);
    const [mail] = mailsTo(server, household.email);
    expect(mail?.text).toContain('Im Todesfall erreichen Sie uns Tag und Nacht: +43\u00a01\u00a0234\u00a056\u00a099.');
  });

  it('is active from that same day if the nightly job was skipped', async () => {
    const household = await aWaitingHousehold();

    moveTo(server, '2027-04-13');
    await theNight(server);

    expect((await standingOf(server, household))[0]).toMatch(/active .* 2027-04-03$/);
  });

  it('stays waiting if a payment was returned and the event is not handled yet', async () => {
    const submitted = await aSubmittedHousehold(server);
    await aPayment(server, submitted.registration);
    const payment = await aPayment(server, submitted.contribution);
    await inChange({ ...server.context, reactions: [] }, system, (change) =>
      returnPayment(change, { id: payment.bank_transaction_id }),
    );

    moveTo(server, '2027-04-03');
    const isActive = await server.change((change) => activateIfDue(change, submitted.household.household_id));

    expect(isActive).toBe(false);
    expect((await standingOf(server, submitted.household))[0]).toBe('household waiting - - -');
  });

  // departs: constant.waiting-period
  it('waits until the office verifies its documents, and is then active from the same day', async () => {
    const household = await aWaitingHousehold({ documents: 'sent' });
    moveTo(server, '2027-04-20');
    await theNight(server);
    expect((await standingOf(server, household))[0]).toMatch(/^household waiting/);

    const documents = await server.context.db
      .selectFrom('documents')
      .select('id')
      .where('member_id', '=', household.main_member_id)
      .execute();
    for (const { id } of documents) await office((change) => verifyDocument(change, { id: id }));
    moveTo(server, '2027-04-21');
    await theNight(server);

    expect((await standingOf(server, household))[0]).toMatch(/active .* 2027-04-03$/);
  });

  it('is activated with everybody who applied with it', async () => {
    const submitted = await aSubmittedHousehold(server);
    const child = await aMember(server, submitted.household, { status: 'waiting', first_name: 'Emre' });
    const second = await anInvoice(server, { ...submitted.household, main_member_id: child }, { status: 'open' });
    for (const invoice of [submitted.registration, submitted.contribution, second]) await aPayment(server, invoice);

    moveTo(server, '2027-04-03');
    await theNight(server);

    expect((await standingOf(server, submitted.household)).map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
      'household active',
      'Ayşe active',
      'Emre active',
    ]);
  });

  it('is activated and told once, even by three workers at once', async () => {
    const household = await aWaitingHousehold();
    moveTo(server, '2027-04-03');

    await Promise.all([theNight(server), theNight(server), theNight(server)]);
    await theNight(server);

    expect(await subjectsTo(server, household.email)).toEqual(['Ihre Mitgliedschaft ist gültig']);
    const history = await server.context.db
      .selectFrom('status_history')
      .select(['from_status', 'to_status', 'effective_on', 'actor_account_id'])
      .where('household_id', '=', household.household_id)
      .execute();
    expect(history).toEqual(
      Array(2).fill({
        from_status: 'waiting',
        to_status: 'active',
        effective_on: '2027-04-03',
        actor_account_id: null,
      }),
    );
  });
});

describe('the contribution of the year in which a membership begins', () => {
  it('is not invoiced again if it was invoiced with the application', async () => {
    const household = await aWaitingHousehold();

    moveTo(server, '2027-04-03');
    await theNight(server);

    expect(await invoicesOf(household)).toEqual(['sirf 2027 22000 paid', 'siac 2027 6000 paid']);
  });

  it('is invoiced if the period ended in another year', async () => {
    moveTo(server, '2027-12-10');
    const household = await aWaitingHousehold();

    moveTo(server, '2028-03-10');
    await theNight(server);
    await theNight(server);

    expect((await standingOf(server, household))[0]).toBe('household active 2027-12-10 2028-03-09 2028-03-10');
    expect(await invoicesOf(household)).toEqual(['sirf 2027 22000 paid', 'siac 2027 6000 paid', 'siac 2028 6000 open']);
    expect(await subjectsTo(server, household.email)).toEqual([
      'Ihre Mitgliedschaft ist gültig',
      'Ihre Rechnung ist da',
    ]);
  });

  it('is not invoiced for family members that are still new, so it does not lock their data', async () => {
    const household = await aWaitingHousehold();
    await aMember(server, household, { first_name: 'Emre', date_of_birth: day('2015-05-05') });
    await draftsOf(await logIn(server, household), ['siac']);

    moveTo(server, '2027-04-03');
    await theNight(server);

    expect((await standingOf(server, household)).at(-1)).toBe('Emre new - - -');
    expect(await invoicesOf(household)).toEqual([
      'sirf 2027 22000 paid',
      'siac 2027 6000 paid',
      'siac 2027 1200 draft',
    ]);
  });

  it('is invoiced for the members alone if there are new family members', async () => {
    moveTo(server, '2027-12-10');
    const household = await aWaitingHousehold();
    moveTo(server, '2028-03-09');
    await aMember(server, household, { first_name: 'Emre', date_of_birth: day('2015-05-05') });
    await draftsOf(await logIn(server, household), ['siac']);

    moveTo(server, '2028-03-10');
    await theNight(server);

    expect((await standingOf(server, household)).at(-1)).toBe('Emre new - - -');
    expect(await invoicesOf(household)).toEqual([
      'sirf 2027 22000 paid',
      'siac 2027 6000 paid',
      'siac 2028 7200 cancelled',
      'siac 2028 6000 open',
    ]);
  });

  it('is invoiced even if a new family member has no birth date yet', async () => {
    moveTo(server, '2027-12-10');
    const household = await aWaitingHousehold();
    await aMember(server, household, { first_name: 'Emre', date_of_birth: null });

    moveTo(server, '2028-03-10');
    await theNight(server);

    expect((await invoicesOf(household)).at(-1)).toBe('siac 2028 6000 open');
  });
});

it.each([
  ['2027-02-01', '2027-05-03', 'over the clock change in spring'],
  ['2027-09-15', '2027-12-15', 'over the clock change in autumn'],
  ['2027-12-01', '2028-03-01', 'to the end on 29 February'],
  ['2028-02-29', '2028-05-30', 'from 29 February'],
])('a member who paid on %s is active from %s: %s', async (paid, active) => {
  moveTo(server, paid);
  const household = await aWaitingHousehold();

  moveTo(server, active);
  server.clock.moveMinutes(-24 * 60);
  await theNight(server);
  expect((await standingOf(server, household))[0]).toMatch(/^household waiting/);
  moveTo(server, active);
  await theNight(server);

  expect((await standingOf(server, household))[0]).toMatch(new RegExp(`^household active .* ${active}$`));
});
