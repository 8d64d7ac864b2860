import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../domain/boardSettings/settings.ts';
import { coverOn } from '../../../domain/membership/cover.ts';
import { membershipContract } from '../../../domain/membership/membership.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { aHousehold, logIn, type TestHousehold } from '../../testing/builders.ts';
import { anOverdueInvoice, beginOwingNothing, nightsUntil } from '../../testing/dunningBuilders.ts';
import { aPayment, aStaffedServer, moveTo, type Office } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { endByDeath } from '../../testing/membership/endByDeath.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deactivate } from '../ending/deactivation.actions.ts';
import { reactivate } from '../ending/reactivation.actions.ts';
import { listCoverFacts } from './cover.reads.ts';

const TO_THE_THIRD = ['2027-03-08', '2027-03-22', '2027-04-05'];
const CANCELLED = 1;

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => beginOwingNothing(server));

/** The grounds for a person on a day, in order. */
async function groundsOn(household: TestHousehold, on: string, memberId = household.main_member_id) {
  const facts = await listCoverFacts(server.context.db, household.household_id, day(on));
  const known = facts.get(memberId);
  return known ? coverOn(known).grounds : [];
}

async function verdictOn(...asked: Parameters<typeof groundsOn>) {
  return (await groundsOn(...asked)).map(({ verdict }) => verdict).join(' ');
}

describe('facts about money', () => {
  it('an unpaid invoice counts from the day of its third reminder', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    await nightsUntil(server, ...TO_THE_THIRD);

    expect(await verdictOn(household, '2027-04-04')).toBe('covered');
    expect(await groundsOn(household, '2027-04-05')).toMatchObject([
      { verdict: 'in_arrears', invoices: [{ bill_number: invoice.bill_number, open_cents: 6000, level: 3 }] },
      { verdict: 'covered' },
    ]);
  });

  it('a payment counts from its value date, however late it is booked', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    await nightsUntil(server, ...TO_THE_THIRD);
    moveTo(server, '2027-04-20');
    await aPayment(server, invoice, { value_date: day('2027-04-10') });

    expect(await verdictOn(household, '2027-04-09')).toBe('in_arrears covered');
    expect(await verdictOn(household, '2027-04-10')).toBe('covered');
  });

  it('a returned payment counts until the return', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    await nightsUntil(server, ...TO_THE_THIRD);
    const { bank_transaction_id } = await aPayment(server, invoice, { value_date: day('2027-04-05') });
    moveTo(server, '2027-04-20');
    await office((change) => returnPayment(change, { id: bank_transaction_id, returned_on: day('2027-04-12') }));

    expect(await verdictOn(household, '2027-04-11')).toBe('covered');
    // the invoice has a new due date, so its reminders start again
    expect(await verdictOn(household, '2027-04-12')).toBe('covered');
    expect(await verdictOn(household, '2027-04-20')).toBe('covered');
  });
});

describe('facts about the status', () => {
  it('follow the history through an end and a return', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const { household_id } = household;
    moveTo(server, '2027-03-10');
    const inactive_from = day('2027-03-05');
    await office((change) => deactivate(change, { id: household_id, inactive_reason_id: 4, inactive_from }));
    moveTo(server, '2027-03-20');
    await office((change) => reactivate(change, { id: household_id }));

    expect(await verdictOn(household, '2027-02-14')).toBe('unknown');
    expect(await verdictOn(household, '2027-03-04')).toBe('covered');
    expect(await verdictOn(household, '2027-03-05')).toBe('ended');
    expect(await verdictOn(household, '2027-03-19')).toBe('ended');
    expect(await verdictOn(household, '2027-03-20')).toBe('covered');
  });
});

describe('GET /api/v1/household/:id/cover', () => {
  const coverOf = async (household: TestHousehold) => {
    const client = await logIn(server, household);
    const { body } = await client.call(membershipContract.listCover, { id: String(household.household_id) });
    return body;
  };

  it('says for everybody whether the membership covers them today, and what they wait for', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const son = await aMember(server, household);
    const wife = await aMember(server, household, { status: 'waiting', membership_basis: 'spouse' });

    expect(await coverOf(household)).toMatchObject([
      { member_id: household.main_member_id, verdict: 'covered', since: '15.02.2027' },
      { member_id: son, verdict: 'not_a_member', since: null },
      { member_id: wife, verdict: 'waiting', waiting_for: 'payment' },
    ]);
  });

  it('leaves the dead out, and shows the first day without membership of people who have left', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const { household_id } = household;
    const dead = await aMember(server, household, { status: 'active' });
    const gone = await aMember(server, household, { status: 'active' });
    const inactive_from = server.clock.today();
    const end = (member_id: number, inactive_reason_id: number) =>
      office((change) => deactivate(change, { id: household_id, member_id, inactive_reason_id, inactive_from }));
    await endByDeath(server, { household_id, member_id: dead, from: inactive_from });
    await end(gone, CANCELLED);

    expect(await coverOf(household)).toMatchObject([
      { verdict: 'covered' },
      { member_id: gone, verdict: 'ended', since: '15.02.2027' },
    ]);
  });

  it('uses the board’s settings of today', async () => {
    const { household, invoice } = await anOverdueInvoice(server);
    await nightsUntil(server, ...TO_THE_THIRD);
    expect(await coverOf(household)).toMatchObject([{ verdict: 'in_arrears', bill_numbers: [invoice.bill_number] }]);
    const settings = JSON.stringify({ ...defaultSettings, holds_until_reminder: 3 });
    const made = { reason: 'Beschluss', created_by: null, created_at: server.clock.now() };
    await server.context.db
      .insertInto('board_settings')
      .values({ ...made, settings, valid_from: day('2027-04-06') })
      .execute();

    expect(await coverOf(household)).toMatchObject([{ verdict: 'in_arrears' }]);
    moveTo(server, '2027-04-06');
    expect(await coverOf(household)).toMatchObject([{ verdict: 'covered' }]);
  });
});
