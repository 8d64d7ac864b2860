import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paperContract } from '../../domain/application/paper.contract.ts';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { counterContract } from '../../domain/counter/counter.contract.ts';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { officeInvoicesContract } from '../../domain/invoicing/officeInvoices.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { searchContract } from '../../domain/office/search.contract.ts';
import { CONVERSATION } from '../../domain/shared/contract.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { multipart } from '../testing/client.ts';
import { type Entered, type Entering, PaperDesk } from '../testing/counter/paperDesk.ts';
import { aPdf } from '../testing/documents/documentBuilders.ts';
import { draftsOf, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aPayment, moveTo, standingOf, theNight } from '../testing/lifeBuilders.ts';
import { aClerk, auditOf, theSecond } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
beforeAll(() => withDemoFees(server));

const desk = new PaperDesk(server);
beforeEach(() => desk.open('2027-01-11'));

const { enterApplication, findSamePersons } = paperContract;

describe('an application on paper', () => {
  it('is entered, invoiced by letter, paid, waited and covered without any log-in, counted from its arrival', async () => {
    const of = await desk.entered();
    expect(await desk.gapsOf(of)).toEqual([
      'personal_data',
      'main_address',
      'document_passport',
      'document_residence_permit',
      'signed_application',
      'registration_fee',
      'annual_contribution',
    ]);
    await desk.filledIn(of);
    expect(await desk.gapsOf(of)).toEqual(['registration_fee', 'annual_contribution']);
    expect((await desk.file(of)).paper_application?.fees?.total).toBeGreaterThan(0);
    await desk.open('2027-01-13');
    const again = (await desk.clerk.call(counterContract.beginConversation, { id: of.household_id, asked: 'came' }))
      .body as { id: number };
    const drafts = await desk.invoiced({ ...of, conversation_id: again.id });

    expect(await desk.submittedOn(of)).toEqual({ status: 'waiting', submitted_on: '2027-01-08' });
    const letters = await server.context.db
      .selectFrom('letters')
      .select('effect_key')
      .where('household_id', '=', of.household_id)
      .execute();
    expect(letters.map(({ effect_key }) => effect_key.split('/')[0]).sort()).toEqual([
      'application.submitted',
      'invoicing.confirmed',
      'invoicing.confirmed',
    ]);
    for (const { id } of drafts) {
      const print = await desk.clerk.call(officeInvoicesContract.printInvoice, { id: String(id) });
      expect(print.status).toBe(200);
      expect(print.bytes.subarray(0, 4).toString()).toBe('%PDF');
    }

    // paid on the day of the arrival: the waiting period runs from there, for 90 days
    for (const invoice of drafts) await aPayment(server, invoice, { value_date: '2027-01-08' as never });
    await server.runJobs();
    expect((await standingOf(server, of))[0]).toBe('household waiting 2027-01-08 2027-04-08 -');
    moveTo(server, '2027-04-09');
    await theNight(server);
    expect((await standingOf(server, of))[0]).toBe('household active 2027-01-08 2027-04-08 2027-04-09');
  });

  it('is a draft on the server: on the to-do, found by search, and another clerk goes on', async () => {
    const of = await desk.entered({ last_name: 'Sarıkaya' });
    const other = (await aClerk(server)).client;
    const { paper_applications } = (await other.call(officeContract.getToDo)).body as ToDo;
    expect(paper_applications).toContainEqual(
      expect.objectContaining({ household_id: of.household_id, name: 'Meryem Sarıkaya', arrived_on: desk.daysAgo(3) }),
    );
    const found = (await other.call(searchContract.findHouseholds, { search: 'sarikaya' })).body as {
      households: object[];
    };
    expect(found.households).toHaveLength(1);

    await desk.open('2027-01-11', other);
    await desk.filledIn(of);
    await desk.invoiced(of);
    const { paper_applications: left } = (await other.call(officeContract.getToDo)).body as ToDo;
    expect(left.map(({ household_id }) => household_id)).not.toContain(of.household_id);
  });

  it('is not submitted without the signed form', async () => {
    const of = await desk.entered();
    const { main_member: main } = await desk.file(of);
    await desk.filledIn(of);
    await server.context.db
      .deleteFrom('documents')
      .where('member_id', '=', main.id)
      .where('type', '=', 'signed_application')
      .execute();
    await desk.invoiced(of);
    expect(await desk.submittedOn(of)).toMatchObject({ status: 'new' });
    expect(await desk.gapsOf(of)).toEqual(['signed_application']);
    await desk.scanned(of, main.id, 'signed_application');
    await server.runJobs();
    expect(await desk.submittedOn(of)).toMatchObject({ status: 'waiting' });
  });

  it('records who entered it, and sends nothing twice', async () => {
    const key = 'a'.repeat(32);
    const paper = desk.aPaper();
    const send = () => desk.clerk.send('POST', enterApplication.path, paper, { 'idempotency-key': key });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    const { household_id } = first.body as Entered;
    expect((await auditOf(server, household_id)).map(({ action }) => action)).toEqual([
      'application.entered',
      'conversation.begun',
    ]);
  });
});

describe('who is there already', () => {
  it('is shown by number and by name with birth date, in any spelling', async () => {
    const number = '10000000146';
    const paper = desk.aPaper({ first_name: 'Şükrü', last_name: 'Öztürk', turkish_id_no: number });
    await desk.clerk.call(enterApplication, paper);
    const { date_of_birth } = paper;
    const same = (said: object) =>
      desk.clerk.call(findSamePersons, { first_name: 'Sukru', last_name: 'OZTURK', date_of_birth, ...said } as never);
    expect((await same({})).body).toMatchObject([
      { person: 'Şükrü Öztürk', found_by: 'name_and_birth', status: 'new' },
    ]);
    expect((await same({ first_name: 'Ali', turkish_id_no: number })).body).toMatchObject([
      { found_by: 'identity_number' },
    ]);
    expect((await same({ first_name: 'Ali' })).body).toEqual([]);
  });

  it('is refused, unless somebody looked and it is another person; a number is one person’s', async () => {
    const paper = desk.aPaper({ turkish_id_no: '10000000078' });
    await desk.clerk.call(enterApplication, { ...paper, arrived_on: desk.daysAgo(5) });
    const enter = async (said: object) =>
      (await desk.clerk.call(enterApplication, { ...paper, ...said } as never)) as {
        status: number;
        body: { message?: string };
      };

    expect((await enter({ turkish_id_no: null })).body.message).toBe('person_already_there');
    expect((await enter({ is_another_person: true })).body.message).toBe('person_already_there');
    expect((await enter({ turkish_id_no: null, is_another_person: true })).status).toBe(201);
  });

  it('of two clerks with the same paper the second is told, and nothing is doubled', async () => {
    const paper = desk.aPaper({ is_another_person: true });
    const other = (await aClerk(server)).client;
    const answers = await Promise.all([desk.clerk, other].map((one) => one.call(enterApplication, paper)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: 'paper_already_entered' });
  });

  it.each([
    ['one person’s number with several birth days', { turkish_id_no: '10000000214', first_name: 'Ayla' }, {}],
    ['one key with several papers', { first_name: 'Nur' }, { 'idempotency-key': 'b'.repeat(32) }],
  ])('%s at the same time is one application', async (_what, said, headers) => {
    const papers = Array.from({ length: 6 }, () => desk.aPaper(said));
    const sent = papers.map((paper) => desk.clerk.send('POST', enterApplication.path, paper, headers));

    const statuses = (await Promise.all(sent)).map(({ status }) => status);

    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const { db } = server.context;
    const made = await db.selectFrom('members').select('id').where('first_name', '=', said.first_name).execute();
    expect(made).toHaveLength(1);
  });
});

describe('the day from which it counts', () => {
  it.each([
    ['more than fourteen days back', { arrived_on: '27.12.2026' }],
    ['after a death in the family', { arrived_on: '10.01.2027', has_died: true }],
  ])('%s it counts from the submission, until a second person agrees', async (_, said) => {
    const of = await desk.entered(said as Partial<Entering>);
    expect(of.waits_for_second).toBe(true);
    await desk.filledIn(of);
    await desk.invoiced(of);
    expect(await desk.submittedOn(of)).toEqual({ status: 'waiting', submitted_on: '2027-01-11' });
    const [approval] = (await desk.file(of)).approvals;
    expect(approval).toMatchObject({ kind: 'arrival', arrived_on: said.arrived_on, is_own: true });
    const agree = (by: TestClient) => by.call(approvalsContract.agree, { id: String(approval?.id) });

    expect((await agree(desk.clerk)).status).toBe(403);
    expect((await agree(await theSecond(server))).status).toBe(200);
    await server.runJobs();
    const [day, month, year] = said.arrived_on.split('.');
    expect(await desk.submittedOn(of)).toEqual({ status: 'waiting', submitted_on: `${year}-${month}-${day}` });
  });

  it('agreed before the submission it counts as well', async () => {
    const of = await desk.entered({ arrived_on: '20.12.2026' });
    const [approval] = (await desk.file(of)).approvals;
    await (await theSecond(server)).call(approvalsContract.agree, { id: String(approval?.id) });
    await desk.filledIn(of);
    await desk.invoiced(of);
    expect(await desk.submittedOn(of)).toEqual({ status: 'waiting', submitted_on: '2026-12-20' });
  });

  it('if somebody of the household dies while it is entered, a second person is asked when it is submitted', async () => {
    const of = await desk.entered();
    await desk.filledIn(of);
    await server.context.db
      .updateTable('households')
      .set({ money_rests_since: server.clock.today() })
      .where('id', '=', of.household_id)
      .execute();
    await desk.invoiced(of);
    expect(await desk.submittedOn(of)).toEqual({ status: 'waiting', submitted_on: '2027-01-11' });
    expect((await desk.file(of)).approvals).toMatchObject([{ kind: 'arrival', is_own: true, may_agree: false }]);
  });

  it.each(['12.01.2027', '01.12.2025'])('%s is refused at its field', async (arrived_on) => {
    const versions = { terms_version: '1', data_protection_version: '1' };
    const paper = desk.aPaper({ ...versions, arrived_on, signed_on: arrived_on });
    const { status, body } = await desk.clerk.call(enterApplication, paper);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['arrived_on']]);
  });
});

it('the office makes no invoices final for an applicant who has signed nothing', async () => {
  const { household, client } = await aLoggedInClient(server, { status: 'new' });
  const [draft] = await draftsOf(client);
  const { body } = await desk.clerk.call(counterContract.beginConversation, {
    id: household.household_id,
    asked: 'rang',
  });
  const headers = { [CONVERSATION]: String((body as { id: number }).id) };
  const path = invoicingContract.confirmInvoice.path.replace(':id', String(draft?.id));
  expect((await desk.clerk.send('POST', path, {}, headers)).status).toBe(403);
  expect((await client.send('POST', path, {})).status).toBe(200);
});

it('members do not add a signed form themselves', async () => {
  const { household, client } = await aLoggedInClient(server);
  const { body, headers } = multipart(
    { type: 'signed_application' },
    { name: 'a.pdf', type: 'application/pdf', bytes: aPdf('/X') },
  );
  const answer = await client.send('POST', `/api/v1/member/${household.main_member_id}/document`, body, headers);
  expect(answer.status).toBe(403);
});

it('an e-mail address on the paper is kept with the main member, and logs nobody in', async () => {
  const of = await desk.entered({ email: 'meryem.kurt@example.at' });

  const { main_member, account } = await desk.file(of);
  expect([main_member.email, account]).toEqual(['meryem.kurt@example.at', null]);
  const logIn = { email: 'meryem.kurt@example.at', password: 'ein langes Passwort' };
  expect((await server.client().call(meContract.logIn, logIn)).status).not.toBe(200);
  await server.runJobs();
  expect(server.mails.filter(({ to }) => to === 'meryem.kurt@example.at')).toEqual([]);

  const wrong = await desk.clerk.call(enterApplication, desk.aPaper({ email: 'meryem@' }));
  expect([wrong.status, Object.keys((wrong.body as { errors: object }).errors)]).toEqual([422, ['email']]);
});
