import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { paperContract } from '../../domain/application/paper.contract.ts';
import { counterContract } from '../../domain/counter/counter.contract.ts';
import { notesContract } from '../../domain/counter/notes.contract.ts';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { addDays, day } from '../../domain/shared/day.ts';
import { eraseForgottenPaper } from '../membership/erasure/forgottenPaper.jobs.ts';
import { readLegalVersions } from '../reference/downloads.reads.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import { type Entering, PaperDesk } from '../testing/counter/paperDesk.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { aRegistration } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
beforeAll(() => withDemoFees(server));

const desk = new PaperDesk(server);
beforeEach(() => desk.open('2027-01-11'));

const { discardApplication, enterApplication } = paperContract;

describe('what was agreed to', () => {
  it('is noted with version and day, from the paper and from the screen', async () => {
    const [terms, privacy] = await readLegalVersions();
    const of = await desk.entered({ signed_on: '01.12.2026', terms_version: '2' });
    expect((await desk.file(of)).agreements).toEqual([
      { document: 'terms_of_use', version: '2', agreed_on: '01.12.2026', way: 'paper' },
      { document: 'data_protection', version: privacy?.version, agreed_on: '01.12.2026', way: 'paper' },
    ]);

    await server.client('10.9.9.7').call(applicationContract.register, aRegistration({ email: 'screen@example.at' }));
    const { household_id } = await server.context.db
      .selectFrom('agreements')
      .select('household_id')
      .where('way', '=', 'screen')
      .executeTakeFirstOrThrow();
    expect((await desk.file({ household_id })).agreements).toMatchObject([
      { document: 'terms_of_use', version: terms?.version, agreed_on: '11.01.2027', way: 'screen' },
      { document: 'data_protection', version: privacy?.version },
    ]);
  });

  it.each([
    [{ signed_on: '11.01.2027', arrived_on: '10.01.2027' }, ['signed_on']],
    [{ signed_on: '01.11.2026' }, ['terms_version', 'data_protection_version']],
    [{ agrees: false }, ['agrees']],
  ])('%o is refused at its field', async (said, fields) => {
    const { status, body } = await desk.clerk.call(enterApplication, desk.aPaper(said as Partial<Entering>));
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, fields]);
  });
});

describe('an application that nobody goes on with', () => {
  const later = async (days: number) => {
    await desk.open(addDays(day('2027-01-11'), days));
    await eraseForgottenPaper.run(server.context, {});
  };
  const erasedOn = async ({ household_id }: { household_id: number }) => {
    const { paper_applications } = (await desk.clerk.call(officeContract.getToDo)).body as ToDo;
    return paper_applications.find((one) => one.household_id === household_id)?.erased_on;
  };

  it('says on the to-do list when it is erased, and is erased by itself on that day', async () => {
    const of = await desk.entered();
    expect(await erasedOn(of)).toBe('11.04.2027');

    await later(89);
    expect(await erasedOn(of)).toBe('11.04.2027');
    await later(90);

    expect(await erasedOn(of)).toBeUndefined();
    expect((await desk.clerk.call(officeContract.getHousehold, { id: String(of.household_id) })).status).toBe(404);
    expect((await auditOf(server, of.household_id)).map(({ action }) => action)).toEqual(['application.discarded']);
  });

  it('is kept while somebody works on it, and while a note waits for a later day', async () => {
    const [worked, noted] = [await desk.entered(), await desk.entered()];
    await later(60);
    const { body } = await desk.clerk.call(counterContract.beginConversation, {
      ...{ id: String(worked.household_id), asked: 'rang' },
    });
    expect(body).toEqual({ id: expect.any(Number) });
    const note = { id: String(noted.household_id), words: 'Kommt im Mai wieder.', follow_up_on: '03.05.2027' };
    expect((await desk.clerk.call(notesContract.writeNote, note)).status).toBe(201);
    await later(100);

    expect(await erasedOn(worked)).toBe('10.06.2027');
    expect(await erasedOn(noted)).toBe('01.08.2027');
  });

  it('is kept once something was invoiced', async () => {
    const of = await desk.entered();
    await desk.filledIn(of);
    await desk.onBehalf(of, invoicingContract.createInvoices, undefined, {});
    const { db } = server.context;
    const invoices = db.updateTable('sale_invoices').where('household_id', '=', of.household_id);
    await invoices.set({ date: day('2027-01-11') }).execute();
    await later(400);

    expect(await erasedOn(of)).toBeNull();
  });
});

it('one that was sent back is sent again by the office, and counts from then on', async () => {
  const of = await desk.entered();
  await desk.filledIn(of);
  await desk.invoiced(of);
  const { household_id } = of;
  const back = { id: String(household_id), reason: 'Der Pass ist abgelaufen.' };
  expect((await desk.clerk.call(decisionsContract.sendBack, back)).status).toBe(200);
  expect(await desk.gapsOf(of)).toEqual(['sent_back']);

  await desk.onBehalf(of, meContract.submitAgain, household_id, {});
  await server.runJobs();
  expect(await desk.submittedOn(of)).toEqual({ status: 'waiting', submitted_on: '2027-01-11' });
});

describe('an application that was begun', () => {
  it('is thrown away at once, with everything that was entered, also a draft of an invoice', async () => {
    const of = await desk.entered();
    await desk.filledIn(of);
    await desk.onBehalf(of, invoicingContract.createInvoices, undefined, {});
    expect((await desk.clerk.call(discardApplication, { id: String(of.household_id) })).status).toBe(204);

    expect((await desk.clerk.call(officeContract.getHousehold, { id: String(of.household_id) })).status).toBe(404);
    const { db } = server.context;
    for (const table of ['members', 'paper_applications', 'agreements', 'conversations'] as const) {
      const rows = await db
        .selectFrom(table)
        .select('household_id')
        .where('household_id', '=', of.household_id)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
    expect((await auditOf(server, of.household_id)).map(({ action }) => action)).toEqual(['application.discarded']);
    const { paper_applications } = (await desk.clerk.call(officeContract.getToDo)).body as ToDo;
    expect(paper_applications.map(({ household_id }) => household_id)).not.toContain(of.household_id);
  });

  it('is kept once something was invoiced, and of others nothing is thrown away', async () => {
    const of = await desk.entered();
    await desk.filledIn(of);
    await desk.invoiced(of);
    const { household } = await aLoggedInClient(server, { status: 'new' });
    for (const { household_id } of [of, household]) {
      const { status, body } = await desk.clerk.call(discardApplication, { id: String(household_id) });
      expect([status, body]).toMatchObject([409, { message: 'application_must_be_kept' }]);
    }
  });
});

it('a clerk whose rights have ended is refused, and what was entered stays for the others', async () => {
  const of = await desk.entered();
  const { account, client } = await aClerk(server);
  await server.context.db
    .updateTable('accounts')
    .set({ status: 'closed' })
    .where('id', '=', account.account_id)
    .execute();
  const answer = await client.send(
    'PUT',
    `/api/v1/member/${(await desk.file(of)).main_member.id}`,
    { place_of_birth: 'Sivas' },
    desk.headersOf(of),
  );
  expect(answer.status).toBe(401);
  expect(await desk.gapsOf(of)).toContain('personal_data');
  await desk.filledIn(of);
});
