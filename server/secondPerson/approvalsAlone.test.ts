import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { runDailyWork } from '../membership/daily.jobs.ts';
import { aHousehold, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { askForEmail, confirmEmail, freshEmail, logInAs, resetPassword } from '../testing/emailBuilders.ts';
import { newsOf } from '../testing/lifeBuilders.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { anOverPaid, fileOf, refusalOf, STRANGE_IBAN, sendRefund } from '../testing/refundBuilders.ts';
import { mailsTo, newestLink } from '../testing/registrations.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

function approvalIn({ body }: TestAnswer): Approval {
  const { approval } = body as { approval: Approval };
  return approval;
}

const agree = (client: TestClient, { id }: { id: number }) => client.call(approvalsContract.agree, { id: String(id) });
const decline = (client: TestClient, { id }: { id: number }, reason = 'Nicht bestätigt') =>
  client.call(approvalsContract.decline, { id: String(id), reason });

async function waitingFor(client: TestClient, { household_id }: TestHousehold): Promise<ToDo['approvals']> {
  const { approvals } = (await client.call(officeContract.getToDo)).body as ToDo;
  return approvals.filter((one) => one.household_id === household_id);
}

// proves: promise.8
describe('if only one person works in the office', () => {
  let server: TestServer;
  let only: TestClient;
  beforeEach(async () => {
    server = await startTestServer();
    only = (await aClerk(server)).client;
  });
  afterEach(() => server.stop());

  const days = (count: number) => server.clock.moveMinutes(count * 24 * 60);

  it('another address takes effect after three days, announced to the former one and in the news', async () => {
    const household = await aHousehold(server);
    const email = freshEmail();

    const asked = approvalIn(await askForEmail(only, household, { email }));
    await server.runJobs();

    expect(asked.takes_effect_at).toBe('2027-01-14T11:00:00.000Z');
    expect(mailsTo(server, household.email)).toMatchObject([{ subject: 'Ihre E-Mail-Adresse soll geändert werden' }]);
    expect(await newsOf(server, household)).toEqual(['Ihre E-Mail-Adresse soll geändert werden']);
    days(2);
    await runDailyWork(server.context);
    await server.runJobs();
    expect(mailsTo(server, email)).toEqual([]);
    days(1);
    await runDailyWork(server.context);
    await runDailyWork(server.context);
    await server.runJobs();
    expect(mailsTo(server, email)).toHaveLength(1);
  });

  it('gives no access to documents under the new address until a second person has approved', async () => {
    const household = await aHousehold(server);
    const document = await aDocument(server, household.main_member_id);
    const email = freshEmail();
    const asked = approvalIn(await askForEmail(only, household, { email }));
    days(3);
    await runDailyWork(server.context);
    await server.runJobs();
    await confirmEmail(server, newestLink(server, email));
    const member = await logIn(server, household);
    const open = () => member.send('GET', `/api/v1/member/document/${document}`);

    expect(await refusalOf(open())).toEqual([403, 'documents_wait_for_second_person']);
    expect(await refusalOf(member.send('GET', '/api/v1/me/data'))).toEqual([403, 'documents_wait_for_second_person']);

    const second = (await aClerk(server)).client;
    expect(await waitingFor(second, household)).toMatchObject([{ id: asked.id, took_effect: true }]);
    expect((await agree(second, asked)).status).toBe(200);
    expect((await member.send('GET', '/api/v1/me/data')).status).toBe(200);
  });

  it('an address that is declined afterwards gives way to the former one, and nobody can log in without a new password', async () => {
    const household = await aHousehold(server);
    const email = freshEmail();
    const asked = approvalIn(await askForEmail(only, household, { email }));
    days(3);
    await runDailyWork(server.context);
    await server.runJobs();
    await confirmEmail(server, newestLink(server, email));
    const thief = await logIn(server, household);

    expect((await decline((await aClerk(server)).client, asked)).status).toBe(200);
    await server.runJobs();

    expect((await thief.send('GET', '/api/v1/me')).status).toBe(401);
    expect([await logInAs(server, email), await logInAs(server, household.email)]).toEqual([422, 422]);
    expect(await resetPassword(server, newestLink(server, household.email))).toBe(204);
  });

  it('a refund to an unknown account is booked after three days, announced before and after', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await anOverPaid(server, household, { paid: 10_000 });
    await sendRefund(only, household, { amount: 40, recipient_iban: STRANGE_IBAN });
    expect((await newsOf(server, household)).at(-1)).toBe('Eine Rückzahlung an Sie ist geplant');
    days(3);
    await runDailyWork(server.context);
    const { client } = await aClerk(server);
    expect((await fileOf(client, household)).refunds).toHaveLength(1);
  });

  it('withdrawn requests never take effect', async () => {
    const household = await aHousehold(server);
    const email = freshEmail();
    await decline(only, approvalIn(await askForEmail(only, household, { email })));
    days(3);
    await runDailyWork(server.context);
    await server.runJobs();
    expect(mailsTo(server, email)).toEqual([]);
  });

  it('a request waits for a second person who has come meanwhile, and its three days begin if the second one has left', async () => {
    const household = await aHousehold(server);
    await askForEmail(only, household);
    const { account } = await aClerk(server);
    days(4);
    await runDailyWork(server.context);
    const one = () => server.context.db.selectFrom('second_approvals').selectAll().executeTakeFirstOrThrow();
    expect((await one()).outcome).toBeNull();

    await server.context.db
      .updateTable('accounts')
      .set({ status: 'closed' })
      .where('id', '=', account.account_id)
      .execute();
    await runDailyWork(server.context);
    expect((await one()).outcome).toBe('took_effect');
  });

  it('a request that has become impossible when its time comes lapses', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await anOverPaid(server, household, { paid: 10_000 });
    await sendRefund(only, household, { amount: 40, recipient_iban: STRANGE_IBAN });
    await sendRefund(only, household, { amount: 30 });
    days(3);

    expect((await runDailyWork(server.context))['second approvals']).toEqual({ done: 1, failed: 0 });

    const done = (await auditOf(server, household.household_id)).map(({ action }) => action);
    expect(done.at(-1)).toBe('approval.lapsed');
  });
});
