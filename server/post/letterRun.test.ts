import { beforeEach, describe, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { postContract } from '../../domain/post/post.contract.ts';
import { runsContract } from '../../domain/runs/runs.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { cents } from '../../domain/shared/money.ts';
import { runSql } from '../platform/db.ts';
import { aHousehold, type HouseholdOverrides, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { readPdf } from '../testing/documents/pdfReading.ts';
import { aHomeAddress, anInvoice } from '../testing/invoicingBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { aPrint, aWaitingLetter } from '../testing/post/postBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeEach(async () => {
  await server.change(({ tx }) =>
    runSql(tx, 'truncate households, letter_prints, letters cascade; truncate audit_log, runs'),
  );
  ({ client: clerk } = await aClerk(server));
});

type Place = Partial<{ street: string; postal_code: string; city: string; country_id: number }>;

async function aHome(place: Place = {}, who: HouseholdOverrides = {}): Promise<TestHousehold> {
  const household = await aHousehold(server, { status: 'active', ...who });
  await aHomeAddress(server, household);
  const { db } = server.context;
  await db
    .updateTable('addresses')
    .set({ city: 'Wien', ...place })
    .where('member_id', '=', household.main_member_id)
    .execute();
  return household;
}

type Calls = typeof postContract;

const overview = async () => (await clerk.call(postContract.getLetters)).body as Answer<Calls['getLetters']>;
const print = async () => (await clerk.call(postContract.printLetters)).body as Answer<Calls['printLetters']>;
const file = async (id: number) => readPdf((await clerk.call(postContract.openLetterPrint, { id: String(id) })).bytes);
const ofHousehold = async ({ household_id }: TestHousehold) =>
  (await clerk.call(postContract.listHouseholdLetters, { id: String(household_id) })).body as Answer<
    Calls['listHouseholdLetters']
  >;
const seenOf = async (household: TestHousehold) => (await ofHousehold(household)).envelopes[0];

describe('one run', () => {
  it('puts all letters of a household into one envelope, and the file is sorted by country and post code', async () => {
    const abroad = await aHome({ postal_code: '34500', city: 'Büyükçekmece', country_id: 792 }, { last_name: 'Uzak' });
    const graz = await aHome({ postal_code: '8010', city: 'Graz' }, { last_name: 'Graz' });
    const vienna = await aHome({ postal_code: '1100' }, { last_name: 'Wien' });
    for (const household of [abroad, graz, vienna]) await aWaitingLetter(server, household);
    await aWaitingLetter(server, graz, { subject: 'Noch ein Brief' });

    expect(await overview()).toMatchObject({ waiting: { letters: 4, households: 3 } });
    const { print_id } = await print();
    await server.runJobs();

    expect(await overview()).toMatchObject({
      waiting: { letters: 0, households: 0 },
      run: null,
      prints: [{ id: print_id, envelopes: 3, opened_at: null }],
      printed: 3,
    });
    const { pages, isTagged } = await file(print_id);
    expect(isTagged).toBe(true);
    expect(pages.map((page) => /Ayşe (\w+)/.exec(page)?.[1])).toEqual(['Wien', 'Graz', 'Uzak']);
    expect(pages[1]).toMatch(/Ihre Mitgliedschaft.*Noch ein Brief/);
    expect(pages[2]).toContain('34500 Büyükçekmece/Wien TÜRKEI');
    expect(pages.every((page) => page.includes('1 / 1'))).toBe(true);
  });

  it('goes on after it was stopped half-way: each letter is in one envelope, and all are in one file', async () => {
    const households: TestHousehold[] = [];
    for (let count = 0; count < 45; count += 1) {
      const household = await aHome({ postal_code: String(1000 + count) });
      await aWaitingLetter(server, household);
      households.push(household);
    }
    const first = await print();
    await clerk.call(runsContract.stopRun, { id: String(first.run_id) });
    await server.runJobs();
    const [early] = households;
    if (early) await aWaitingLetter(server, early, { subject: 'Später dazu' });
    const { print_id } = await print();
    await server.runJobs();

    expect(print_id).toBe(first.print_id);
    const { pages } = await file(print_id);
    expect(pages).toHaveLength(45);
    expect(pages.filter((page) => page.includes('Später dazu'))).toHaveLength(1);
    const filled = await server.context.db.selectFrom('letters').select(['id', 'envelope_id']).execute();
    expect(filled).toHaveLength(46);
    expect(filled.every(({ envelope_id }) => envelope_id !== null)).toBe(true);
  });

  it('started twice at once is one run and one print', async () => {
    await aWaitingLetter(server, await aHome());

    const [one, other] = await Promise.all([
      clerk.call(postContract.printLetters),
      clerk.call(postContract.printLetters),
    ]);
    await server.runJobs();

    expect(one.body).toEqual(other.body);
    expect((await overview()).prints).toMatchObject([{ envelopes: 1 }]);
  });

  it('leaves letters without an address waiting, and says whose they are', async () => {
    const homeless = await aHousehold(server, { status: 'active' });
    await aWaitingLetter(server, homeless);

    const { status, body } = await clerk.call(postContract.printLetters);

    expect([status, body]).toMatchObject([409, { message: 'no_letters_wait' }]);
    expect((await overview()).without_address).toMatchObject([{ household_id: homeless.household_id, letters: 1 }]);
  });
});

describe('a letter about an invoice', () => {
  it('encloses the invoice with its payment part, whose code a scanner reads, on one page', async () => {
    const household = await aHome();
    const invoice = await anInvoice(server, household);
    const attachments = [{ kind: 'invoice_pdf', id: invoice.id }];
    await aWaitingLetter(server, household, { effect_key: 'invoicing.confirmed/1', attachments });

    const { pages, codes } = await file(await aPrint(server));

    expect(pages).toHaveLength(1);
    expect(codes).toEqual([expect.stringContaining(`EUR60.00\n\n${invoice.payment_reference}`)]);
    expect(pages[0]).toContain(`Rechnung ${invoice.bill_number}: Jahresbeitrag`);
  });

  it('encloses an invoice once, however many letters are about it', async () => {
    const household = await aHome();
    const { id } = await anInvoice(server, household);
    const attachments = [{ kind: 'invoice_pdf', id }];
    await aWaitingLetter(server, household, { effect_key: 'invoicing.confirmed/2', attachments });
    await aWaitingLetter(server, household, { effect_key: 'dunning.level/2/1/1', attachments });

    expect((await file(await aPrint(server))).codes).toHaveLength(1);
  });

  it('is withdrawn if the invoice was paid before it was printed', async () => {
    const household = await aHome();
    const { id } = await anInvoice(server, household, { status: 'paid', paid_cents: cents(6_000) });
    await aWaitingLetter(server, household, {
      effect_key: 'dunning.level/9/1/1',
      attachments: [{ kind: 'invoice_pdf', id }],
    });

    await aPrint(server);

    expect(await overview()).toMatchObject({ waiting: { letters: 0 }, prints: [], printed: 0 });
  });
});

describe('a print', () => {
  it('is sent after its file was opened, printed again, and what waits later goes into another one', async () => {
    const household = await aHome();
    await aWaitingLetter(server, household);
    const id = await aPrint(server);
    const send = () => clerk.call(postContract.sendLetterPrint, { id: String(id) });

    const unopened = await send();
    const first = await file(id);
    await aWaitingLetter(server, household, { subject: 'Danach' });
    const next = await aPrint(server);
    const sent = await send();
    const twice = await send();
    const again = await file(id);

    expect([unopened.status, unopened.body]).toMatchObject([409, { message: 'letters_not_printed' }]);
    expect(next).not.toBe(id);
    expect([sent.status, sent.body]).toEqual([200, { sent: 1 }]);
    expect([twice.status, twice.body]).toMatchObject([409, { message: 'letters_sent_already' }]);
    expect(again.pages).toEqual(first.pages);
    expect(await overview()).toMatchObject({ sent: 1, prints: [{ id: next }] });
    const actions = (await server.context.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['letters.opened', 'letters.sent', 'letters.opened']);
  });

  it('cannot be opened while envelopes are filled', async () => {
    await aWaitingLetter(server, await aHome());
    const { print_id } = await print();

    const { status, body } = await clerk.call(postContract.openLetterPrint, { id: String(print_id) });

    expect([status, body]).toMatchObject([409, { message: 'letters_being_printed' }]);
  });

  it('lacks what was pulled out, and that is not sent', async () => {
    const [kept, pulled] = [await aHome({}, { last_name: 'Bleibt' }), await aHome({}, { last_name: 'Weg' })];
    for (const household of [kept, pulled]) await aWaitingLetter(server, household);
    const id = await aPrint(server);
    await file(id);
    const envelope = await seenOf(pulled);

    const answer = await clerk.call(postContract.pullOutEnvelope, { id: String(envelope?.id), seen: null });
    const sent = await clerk.call(postContract.sendLetterPrint, { id: String(id) });

    expect([answer.status, sent.body]).toEqual([204, { sent: 1 }]);
    expect((await file(id)).pages).toHaveLength(1);
    expect(await seenOf(pulled)).toMatchObject({ state: 'pulled_out', sent_at: null });
  });
});

describe('a letter that comes back', () => {
  it('marks the address as dead: the next letters wait until it is changed', async () => {
    const household = await aHome();
    await aWaitingLetter(server, household);
    const id = await aPrint(server);
    await file(id);
    await clerk.call(postContract.sendLetterPrint, { id: String(id) });
    const envelope = await seenOf(household);
    const come = () =>
      clerk.call(postContract.returnEnvelope, { id: String(envelope?.id), because: 'moved', seen: null });

    const answer = await come();
    await aWaitingLetter(server, household);

    expect(answer.status).toBe(204);
    expect(await auditOf(server, household.household_id)).toMatchObject([{ action: 'letter.returned' }]);
    expect(await overview()).toMatchObject({
      returned: 1,
      waiting: { letters: 1, households: 0 },
      without_address: [{ household_id: household.household_id }],
    });
    expect(await seenOf(household)).toMatchObject({ state: 'returned', returned_because: 'moved' });

    const toDo = (await clerk.call(officeContract.getToDo)).body as ToDo;
    expect(toDo.dead_addresses).toMatchObject([
      { household_id: household.household_id, kind: 'post', since: '11.01.2027' },
    ]);

    await server.context.db
      .updateTable('addresses')
      .set({ undeliverable_on: null })
      .where('member_id', '=', household.main_member_id)
      .execute();
    expect(await overview()).toMatchObject({ waiting: { households: 1 }, without_address: [] });
  });

  it('is refused before it was sent, and the second time', async () => {
    const household = await aHome();
    await aWaitingLetter(server, household);
    await aPrint(server);
    const envelope = await seenOf(household);

    const { status, body } = await clerk.call(postContract.returnEnvelope, {
      id: String(envelope?.id),
      because: 'unknown',
      seen: null,
    });

    expect([status, body]).toMatchObject([409, { message: 'letter_not_on_its_way' }]);
  });
});
