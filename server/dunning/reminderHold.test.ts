import { beforeAll, beforeEach, expect, it } from 'vitest';
import { reminderHoldContract } from '../../domain/dunning/reminderHold.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { day } from '../../domain/shared/day.ts';
import { aHousehold, logIn, type TestAccount, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { remindWithoutBank } from './dunning.actions.ts';
import { forgetReminderHolds } from './dunning.jobs.ts';

const server = testServer();
let account: TestAccount;
let clerk: TestClient;
let household: TestHousehold;
beforeAll(async () => {
  ({ account } = await aClerk(server));
});
beforeEach(async () => {
  moveTo(server, '2027-01-11');
  clerk = await logIn(server, account);
  household = await aHousehold(server, { status: 'active' });
  await anInvoice(server, household, { date: day('2026-12-01'), due_date: day('2026-12-20') });
});

const hold = (sent: object = {}) =>
  clerk.call(reminderHoldContract.holdReminders, {
    id: String(household.household_id),
    until: '20.01.2027',
    reason: 'Zahlt in Raten',
    ...sent,
  });
const remind = () => server.change((change) => remindWithoutBank(change, household.household_id));
const shown = async () =>
  ((await clerk.call(officeContract.getHousehold, { id: String(household.household_id) })).body as HouseholdFile)
    .reminder_hold;

it('a household gets no reminder up to and including the day, and one on the day after it', async () => {
  const answer = await hold();

  expect([answer.status, answer.body]).toMatchObject([200, { until: '20.01.2027', reason: 'Zahlt in Raten' }]);
  expect(await shown()).toMatchObject({ until: '20.01.2027' });
  expect((await auditOf(server, household.household_id)).map(({ action }) => action)).toContain('reminders.held');
  expect(await remind()).toBe(false);
  moveTo(server, '2027-01-20');
  expect(await remind()).toBe(false);
  moveTo(server, '2027-01-21');
  expect(await remind()).toBe(true);
  await forgetReminderHolds.run(server.context, {});
  expect(await server.context.db.selectFrom('reminder_holds').selectAll().execute()).toEqual([]);
});

it('ended early, the household gets reminders again; a later hold replaces the one before', async () => {
  await hold();
  await hold({ until: '15.02.2027', reason: 'Im Spital' });
  expect(await shown()).toMatchObject({ until: '15.02.2027', reason: 'Im Spital' });

  const ended = await clerk.call(reminderHoldContract.resumeReminders, { id: String(household.household_id) });

  expect([ended.status, await shown(), await remind()]).toEqual([204, null, true]);
});

it.each([
  [{ until: '11.01.2027' }, 422, 'validation_failed'],
  [{ until: '12.01.2028' }, 422, 'validation_failed'],
  [{ reason: ' ' }, 422, 'validation_failed'],
  [{ id: '999999' }, 404, 'HouseholdNotFound'],
])('is refused with %j', async (sent, status, message) => {
  const answer = await hold(sent);

  expect([answer.status, answer.body]).toMatchObject([status, { message }]);
});
