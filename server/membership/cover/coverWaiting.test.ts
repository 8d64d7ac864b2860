import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { unassignBankLine } from '../../payments/bank/bankLines.actions.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { groundsOn, verdictsOn } from '../../testing/coverBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  aSubmittedHousehold,
  moveTo,
  type Office,
  theNight,
} from '../../testing/lifeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { deactivate } from '../ending/deactivation.actions.ts';
import { reactivate } from '../ending/reactivation.actions.ts';
import { sendBack, takeBack } from '../joining/sendBack.actions.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, '2027-01-11'));

/** Submitted and paid on 11 January 2027: waits until 11 April. */
async function aWaitingHousehold() {
  const { household, registration, contribution } = await aSubmittedHousehold(server);
  await aPayment(server, registration);
  const { bank_transaction_id } = await aPayment(server, contribution);
  const { household_id: id, main_member_id } = household;
  return { id, contribution, bank_transaction_id, waits: (on: string) => waitsOn(on, main_member_id) };
}

/** `waiting from..until` on a day, from the facts for the board. */
async function waitsOn(on: string, memberId: number): Promise<string> {
  const [first] = await groundsOn(server, on, memberId);
  return first?.verdict === 'waiting' ? `waiting ${first.from}..${first.until}` : (first?.verdict ?? 'none');
}

const AS_BEGUN = 'waiting 2027-01-11..2027-04-11';

it('a waiting period that began with a payment counts from its value date, however late it was booked', async () => {
  const { household, registration, contribution } = await aSubmittedHousehold(server, { submitted: '2027-01-04' });
  moveTo(server, '2027-01-20');
  for (const invoice of [registration, contribution])
    await aPayment(server, invoice, { value_date: day('2027-01-13') });

  expect(await waitsOn('2027-01-12', household.main_member_id)).toBe('waiting null..null');
  expect(await waitsOn('2027-01-13', household.main_member_id)).toBe('waiting 2027-01-13..2027-04-13');
});

describe('a payment that the bank reverses', () => {
  it('had started the waiting period until then, also once it is paid again', async () => {
    const { contribution, bank_transaction_id, waits } = await aWaitingHousehold();
    moveTo(server, '2027-02-20');
    await office((change) => returnPayment(change, { id: bank_transaction_id, returned_on: day('2027-02-15') }));
    await server.runJobs();

    expect(await waits('2027-02-14')).toBe(AS_BEGUN);
    expect(await waits('2027-02-15')).toBe('waiting null..null');
    expect(await waits('2027-02-20')).toBe('waiting null..null');

    moveTo(server, '2027-03-05');
    await aPayment(server, contribution, { value_date: day('2027-03-01') });
    expect(await waits('2027-02-14')).toBe(AS_BEGUN);
    expect(await waits('2027-02-28')).toBe('waiting null..null');
    expect(await waits('2027-03-01')).toBe('waiting 2027-03-01..2027-05-30');
  });

  it('and that was booked for the wrong household never started one', async () => {
    const { bank_transaction_id, waits } = await aWaitingHousehold();
    moveTo(server, '2027-02-20');

    await office((change) => unassignBankLine(change, { id: bank_transaction_id }));

    expect(await waits('2027-02-14')).toBe('waiting null..null');
  });
});

describe('an application that is sent back', () => {
  it('was waiting until then', async () => {
    const { id, waits } = await aWaitingHousehold();
    moveTo(server, '2027-02-01');

    await office((change) => sendBack(change, { id, reason: 'Foto fehlt' }));

    expect(await waits('2027-01-31')).toBe(AS_BEGUN);
    expect(await waits('2027-02-01')).toBe('not_a_member');
  });

  it('by mistake was waiting all the time', async () => {
    const { id, waits } = await aWaitingHousehold();
    moveTo(server, '2027-02-01');
    await office((change) => sendBack(change, { id, reason: 'Foto fehlt' }));
    moveTo(server, '2027-02-03');

    await office((change) => takeBack(change, { id }));

    for (const on of ['2027-01-31', '2027-02-02', '2027-02-03']) expect(await waits(on)).toBe(AS_BEGUN);
  });
});

it('somebody who waits anew had their former waiting period before', async () => {
  const { id, waits } = await aWaitingHousehold();
  moveTo(server, '2027-02-01');
  const inactive_from = day('2027-02-01');
  await office((change) => deactivate(change, { id, inactive_reason_id: 4, inactive_from }));
  moveTo(server, '2027-06-01');

  await office((change) => reactivate(change, { id }));
  await theNight(server);

  expect(await waits('2027-01-31')).toBe(AS_BEGUN);
  expect(await waits('2027-02-01')).toBe('ended');
  expect(await waits('2027-06-01')).toBe('waiting 2027-06-01..2027-08-30');
});

it('a late nightly activation is effective from its first day', async () => {
  const { waits, id } = await aWaitingHousehold();
  moveTo(server, '2027-04-20');

  expect([await waits('2027-04-11'), await waits('2027-04-12')]).toEqual([AS_BEGUN, 'covered']);
  await theNight(server);

  expect([await waits('2027-04-11'), await waits('2027-04-12')]).toEqual([AS_BEGUN, 'covered']);
  const { id: main } = await server.context.db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await verdictsOn(server, '2027-04-20', main)).toBe('covered');
});
