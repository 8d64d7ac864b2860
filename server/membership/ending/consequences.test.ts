import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { takeInvoiceStep } from '../../payments/invoiceSteps.actions.ts';
import { anApplicant, statusesOf } from '../../testing/applicantBuilders.ts';
import { aHousehold } from '../../testing/builders.ts';
import { anInvoice, type InvoiceOverrides, withDemoFees } from '../../testing/invoicingBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  aSubmittedHousehold,
  moveTo,
  type Office,
  standingOf,
  subjectsTo,
} from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deactivate } from './deactivation.actions.ts';
import { reactivate } from './reactivation.actions.ts';

const TODAY = day('2027-01-11');

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
  await withDemoFees(server);
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, TODAY));

type Family = { household_id: number };

const endChild = ({ household_id }: Family, member_id: number) =>
  office((change) => deactivate(change, { id: household_id, member_id, inactive_reason_id: 18, inactive_from: TODAY }));

const end = ({ household_id }: Family) =>
  office((change) => deactivate(change, { id: household_id, inactive_reason_id: 4, inactive_from: TODAY }));

const takeStep = ({ id }: { id: number }, step: 'void' | 'writeOff' | 'reopen') =>
  office((change) => takeInvoiceStep(change, { id, step }));

/** Submitted, both fees paid; a child who applied as well has an unpaid invoice of its own. */
async function aFamilyThatOwesForTheChild(overrides: InvoiceOverrides = {}) {
  const { household, registration, contribution } = await aSubmittedHousehold(server, { submitted: '2027-01-03' });
  const child = await aMember(server, household, { status: 'waiting', first_name: 'Emre' });
  const second = await anInvoice(server, { ...household, main_member_id: child }, overrides);
  await aPayment(server, registration, { value_date: day('2027-01-05') });
  await aPayment(server, contribution, { value_date: day('2027-01-08') });
  return { household, child, second };
}

describe('the waiting period begins if a decision of the office settles the last fee', () => {
  it('by ending the only member who owed', async () => {
    const { household, child } = await aFamilyThatOwesForTheChild();
    expect((await standingOf(server, household))[0]).toBe('household waiting - - -');

    await endChild(household, child);

    expect(await standingOf(server, household)).toEqual([
      'household waiting 2027-01-08 2027-04-08 -',
      'Ayşe waiting 2027-01-08 2027-04-08 -',
      'Emre inactive - - -',
    ]);
    expect((await subjectsTo(server, household.email)).at(-1)).toBe('Ihre Wartezeit hat begonnen');
  });

  it('by making an older unpaid invoice beside the paid one void', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server, { submitted: '2027-01-03' });
    const older = await anInvoice(server, household, { date: day('2027-01-02') });
    await aPayment(server, registration, { value_date: day('2027-01-05') });
    await aPayment(server, contribution, { value_date: day('2027-01-08') });
    expect((await standingOf(server, household))[0]).toBe('household waiting - - -');

    await takeStep(older, 'void');

    expect((await standingOf(server, household))[0]).toBe('household waiting 2027-01-08 2027-04-08 -');
  });

  it('by writing off a second registration fee', async () => {
    const { household, registration, contribution } = await aSubmittedHousehold(server, { submitted: '2027-01-03' });
    const second = await anInvoice(server, household, { type: 'sirf' });
    for (const invoice of [registration, contribution]) await aPayment(server, invoice);

    await takeStep(second, 'writeOff');

    expect((await standingOf(server, household))[0]).toBe('household waiting 2027-01-11 2027-04-11 -');
  });
});

describe('the application is submitted if a decision of the office closes the last gap', () => {
  it('by ending the only person without a contribution', async () => {
    const { household } = await anApplicant(server);
    const child = await aMember(server, household);

    await endChild(household, child);

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting', 'inactive']);
    expect(await subjectsTo(server, household.email)).toContain('Ihr Antrag ist eingegangen');
  });

  it('by opening again a fee that was written off', async () => {
    const { household } = await anApplicant(server, { without: 'registration_fee' });
    const fee = await anInvoice(server, household, { type: 'sirf', status: 'uncollectible' });

    await takeStep(fee, 'reopen');

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });

  it('by reactivating a household that lacks nothing any more', async () => {
    const { household } = await anApplicant(server, { without: 'registration_fee' });
    const fee = await anInvoice(server, household, { type: 'sirf', status: 'uncollectible' });
    await end(household);
    await takeStep(fee, 'reopen');
    expect(await statusesOf(server, household)).toEqual(['inactive', 'inactive']);

    await office((change) => reactivate(change, { id: household.household_id }));

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });

  it('but not while something is missing', async () => {
    const { household } = await anApplicant(server, { without: 'passport' });
    const child = await aMember(server, household);

    await endChild(household, child);

    expect(await statusesOf(server, household)).toEqual(['new', 'new', 'inactive']);
  });
});

it('a person who was invoiced with the application and comes back after it waits, like a person added later', async () => {
  const household = await aHousehold(server, { status: 'active', active_from: day('2026-01-01') });
  const child = await aMember(server, household, { first_name: 'Emre' });
  await anInvoice(server, { ...household, main_member_id: child });
  await endChild(household, child);

  await office((change) => reactivate(change, { id: household.household_id, member_id: child }));

  expect((await standingOf(server, household))[2]).toBe('Emre waiting - - -');
});
