import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import { runDailyWork } from '../membership/daily.jobs.ts';
import { aWaitingLine } from '../testing/bank/bankBuilders.ts';
import { aHousehold, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { accountOf, askForEmail, confirmEmail, freshEmail, logInAs, resetPassword } from '../testing/emailBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { anOverPaid, fileOf, refusalOf, STRANGE_IBAN, sendRefund } from '../testing/refundBuilders.ts';
import { mailsTo, newestLink } from '../testing/registrations.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';

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

// proves: promise.8, promise.13
describe('if several people work in the office', () => {
  let server: TestServer;
  let first: TestClient;
  let firstEmail: string;
  let second: TestClient;
  let household: TestHousehold;
  beforeAll(async () => {
    server = await startTestServer();
    const one = await aClerk(server);
    [first, firstEmail] = [one.client, one.account.email];
    second = (await aClerk(server)).client;
  });
  beforeEach(async () => {
    household = await aHousehold(server, { status: 'active' });
  });
  afterAll(() => server.stop());

  describe('a refund to an account from which the household never paid as much', () => {
    it('waits for a second person, on the list with the first one’s reason; then it is booked once', async () => {
      await anOverPaid(server, household, { paid: 10_000 });
      const sent = { amount: 40, recipient_iban: STRANGE_IBAN, reason: 'Doppelt bezahlt', key: 'k1' };

      const asked = approvalIn(await sendRefund(first, household, sent));
      expect(approvalIn(await sendRefund(first, household, sent)).id).toBe(asked.id);

      expect(asked).toMatchObject({ kind: 'refund', asked_by: firstEmail, is_own: true, takes_effect_at: null });
      expect(await waitingFor(second, household)).toMatchObject([
        { id: asked.id, is_own: false, reason: 'Doppelt bezahlt' },
      ]);
      expect(await fileOf(second, household)).toMatchObject({
        refundable: 40,
        refunds: [],
        approvals: [{ id: asked.id, refund: { amount: 40, recipient_iban: STRANGE_IBAN } }],
      });
      expect(await refusalOf(agree(first, asked))).toEqual([403, 'second_person_must_agree']);

      expect((await agree(second, asked)).status).toBe(200);

      expect(await refusalOf(agree(second, asked))).toEqual([409, 'approval_already_decided']);
      expect(await fileOf(second, household)).toMatchObject({
        refundable: 0,
        refunds: [{ amount: 40 }],
        approvals: [],
      });
      expect(approvalIn(await sendRefund(first, household, sent)).id).toBe(asked.id);
      const done = (await auditOf(server, household.household_id)).map(({ action }) => action);
      const isOfTest = (action: string) => !action.endsWith('.seen') && action !== 'payment.booked';
      expect(done.filter(isOfTest)).toEqual(['approval.asked', 'approval.agreed', 'refund.booked']);
    });

    it.each([
      ['that is not named', { recipient_iban: '' }],
      ['of somebody else', { recipient_iban: STRANGE_IBAN }],
      ['from which one euro came to make it known', { recipient_iban: 'AT611904300234573201', amount: 30 }],
    ])('also to one %s', async (_what, sent) => {
      await anOverPaid(server, household, { paid: 10_000 });

      expect(approvalIn(await sendRefund(first, household, { amount: 20, ...sent }))).toMatchObject({ kind: 'refund' });
      expect((await fileOf(first, household)).refunds).toEqual([]);
    });

    it('waits also if the account has paid before, but this money came from somebody else', async () => {
      await anOverPaid(server, household, { paid: 6_000 });
      const line = await aWaitingLine(first, { amount: '60.00', iban: 'AT611904300234573201' });
      const { household_id } = household;
      await first.call(bankContract.creditBankLine, { id: String(line.id), household_id });

      expect(approvalIn(await sendRefund(first, household, { amount: 60 }))).toMatchObject({ kind: 'refund' });
      expect((await fileOf(first, household)).refunds).toEqual([]);
      expect(
        (await sendRefund(first, household, { amount: 60, recipient_iban: line.counterparty_iban ?? '' })).status,
      ).toBe(201);
    });

    it('is refused at once if it could not be booked, and no approval is requested', async () => {
      await anOverPaid(server, household, { paid: 7_000 });
      const to = { recipient_iban: STRANGE_IBAN };

      expect(await refusalOf(sendRefund(first, household, { amount: 11, ...to }))).toEqual([
        422,
        'new_amount_must_be_lower',
      ]);
      expect((await sendRefund(first, household, { amount: 1, value_date: '12.01.2027', ...to })).status).toBe(422);
      expect(await waitingFor(second, household)).toEqual([]);
    });

    it('is declined with a reason, or withdrawn by the first person; then nothing is booked', async () => {
      await anOverPaid(server, household, { paid: 10_000 });
      for (const client of [first, second]) {
        const asked = approvalIn(await sendRefund(first, household, { amount: 20, recipient_iban: STRANGE_IBAN }));
        expect((await decline(client, asked)).status).toBe(200);
        expect(await refusalOf(agree(second, asked))).toEqual([409, 'approval_already_decided']);
      }
      const rows = await server.context.db
        .selectFrom('second_approvals')
        .select(['outcome', 'decided_reason', 'wanted'])
        .where('household_id', '=', household.household_id)
        .orderBy('id')
        .execute();
      expect(rows).toEqual([
        { outcome: 'withdrawn', decided_reason: 'Nicht bestätigt', wanted: {} },
        { outcome: 'declined', decided_reason: 'Nicht bestätigt', wanted: {} },
      ]);
      expect(await fileOf(first, household)).toMatchObject({ refundable: 40, refunds: [] });
    });

    it('is not booked if its money was spent meanwhile, and stays undecided', async () => {
      await anOverPaid(server, household, { paid: 10_000 });
      const asked = approvalIn(await sendRefund(first, household, { amount: 40, recipient_iban: STRANGE_IBAN }));
      await sendRefund(first, household, { amount: 30 });

      expect(await refusalOf(agree(second, asked))).toEqual([422, 'new_amount_must_be_lower']);
      expect(await waitingFor(second, household)).toMatchObject([{ id: asked.id }]);
    });

    it('is approved once, however many approve at once', async () => {
      await anOverPaid(server, household, { paid: 10_000 });
      const asked = approvalIn(await sendRefund(first, household, { amount: 40, recipient_iban: STRANGE_IBAN }));

      const answers = await Promise.all([1, 2, 3].map(() => agree(second, asked)));

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await fileOf(first, household)).refunds).toHaveLength(1);
    });
  });

  describe('another address for the log-in', () => {
    it('gets no link, and no session ends, before a second person approves', async () => {
      const member = await logIn(server, household);
      const email = freshEmail();

      const asked = approvalIn(await askForEmail(first, household, { email, reason: 'Postfach verloren' }));
      await server.runJobs();

      expect(mailsTo(server, email)).toEqual([]);
      expect((await member.send('GET', '/api/v1/me')).status).toBe(200);
      expect(await refusalOf(agree(first, asked))).toEqual([403, 'second_person_must_agree']);
      expect((await agree(second, asked)).status).toBe(200);
      await server.runJobs();
      expect(mailsTo(server, email)).toHaveLength(1);
      expect(await confirmEmail(server, newestLink(server, email))).toBe(200);
      expect(await logInAs(server, email)).toBe(200);
    });

    it('leaves an account that was taken over locked meanwhile; if declined, its owner sets a new password', async () => {
      const email = freshEmail();
      const asked = approvalIn(await askForEmail(first, household, { email, is_taken_over: true }));
      expect(await accountOf(server, household)).toMatchObject({ pending_email: email, is_without_password: true });
      expect(await logInAs(server, household.email)).toBe(422);

      expect((await decline(second, asked)).status).toBe(200);
      await server.runJobs();

      expect(await accountOf(server, household)).toMatchObject({ pending_email: null, is_without_password: true });
      expect(await resetPassword(server, newestLink(server, household.email))).toBe(204);
    });

    it('is not put in force by a link that went to another address before', async () => {
      const agreed = freshEmail();
      const wish = approvalIn(await askForEmail(first, household, { email: agreed, is_taken_over: true }));
      await agree(second, wish);
      await server.runJobs();
      const link = newestLink(server, agreed);
      const waits = freshEmail();

      await askForEmail(first, household, { email: waits });

      expect(await confirmEmail(server, link)).toBe(404);
      expect(await accountOf(server, household)).toMatchObject({ email: household.email, pending_email: waits });
      await server.runJobs();
      expect(mailsTo(server, waits)).toEqual([]);
    });

    it('replaces a pending one', async () => {
      const former = approvalIn(await askForEmail(first, household));
      const asked = approvalIn(await askForEmail(first, household));

      expect(await refusalOf(agree(second, former))).toEqual([409, 'approval_already_decided']);
      expect(await waitingFor(second, household)).toMatchObject([{ id: asked.id }]);
    });

    it('that somebody else has by then is refused, and stays undecided', async () => {
      const email = freshEmail();
      const asked = approvalIn(await askForEmail(first, household, { email }));
      await aHousehold(server, { email } as never);

      expect(await refusalOf(agree(second, asked))).toEqual([409, 'email_already_exists']);
      expect(await waitingFor(second, household)).toHaveLength(1);
    });
  });

  it('every access to a household is recorded, to its account as well', async () => {
    await fileOf(second, household);

    expect((await auditOf(server, household.household_id)).map(({ action }) => action)).toEqual([
      'account.seen',
      'member.seen',
    ]);
  });

  it('an approval that nobody decides in thirty days lapses', async () => {
    await askForEmail(first, household, { is_taken_over: true });
    server.clock.moveMinutes(30 * 24 * 60);
    await runDailyWork(server.context);
    server.clock.moveTo(TEST_BEGINS);

    const done = (await auditOf(server, household.household_id)).map(({ action }) => action);
    expect(done).toEqual(['approval.asked', 'approval.lapsed']);
    expect(await accountOf(server, household)).toMatchObject({ pending_email: null });
  });
});
