import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { invoicingContract } from '../../../domain/invoicing/invoicing.contract.ts';
import { comparisonContract } from '../../../domain/membership/comparison.contract.ts';
import { withDemoFees } from '../../testing/invoicingBuilders.ts';
import { anApplicantOfTheList, type Joining } from '../../testing/membership/joiningBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { outboxOf } from '../../testing/release/silenceBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { runDailyWork } from '../daily.jobs.ts';

describe('who works alone in the office', () => {
  let server: TestServer;
  let joining: Joining;
  beforeEach(async () => {
    server = await startTestServer();
    await withDemoFees(server);
    joining = await anApplicantOfTheList(server);
    await joining.applicant.client.call(invoicingContract.createInvoices, {});
  });
  afterEach(() => server.stop());

  async function householdOf(): Promise<number | undefined> {
    const { account_id } = joining.applicant.household;
    const owner = server.context.db.selectFrom('households').select('id').where('account_id', '=', account_id);
    return (await owner.executeTakeFirst())?.id;
  }

  it('joins after three days, and the household hears of it at its own address, not the applicant', async () => {
    const { listed, applicant } = joining;
    const only = (await aClerk(server)).client;
    const choices = { takes_address: false, takes_phone: false, brings: [] };
    const asked = await only.call(comparisonContract.askToJoin, {
      ...{ id: String(applicant.household.household_id), listed: listed.household_id },
      ...{ reason: 'Am Telefon bestätigt.', ...choices },
    });
    const { id, takes_effect_at } = asked.body as Approval;
    expect(takes_effect_at).toBe('2027-01-14T11:00:00.000Z');
    expect(await outboxOf(server, applicant.household)).toEqual([]);
    const announced = [`membership.decisionToCome/${id}`, `membership.decisionToCome/${id}`];
    expect(await outboxOf(server, listed)).toEqual(announced);
    const letters = await server.context.db.selectFrom('letters').select(['household_id', 'effect_key']).execute();
    expect(letters).toEqual([{ household_id: listed.household_id, effect_key: announced[0] }]);

    server.clock.moveMinutes(2 * 24 * 60);
    await runDailyWork(server.context);
    expect(await householdOf()).toBe(applicant.household.household_id);
    server.clock.moveMinutes(24 * 60);
    await runDailyWork(server.context);
    await runDailyWork(server.context);
    expect(await householdOf()).toBe(listed.household_id);
  });
});
