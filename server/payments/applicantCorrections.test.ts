import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctedFeesContract } from '../../domain/invoicing/correctedFees.contract.ts';
import { invoicingContract, type JournalEntry, type SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { changeRequestsContract } from '../../domain/members/changeRequests/changeRequests.contract.ts';
import { type MainMember, membersContract } from '../../domain/members/members.contract.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { aWaitingLine } from '../testing/bank/bankBuilders.ts';
import { aLoggedInClient, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice, confirmedInvoice, draftsOf, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aServerWithClerk, auditOf } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

const { changeMember, getMember } = membersContract;
const { reckonCorrectedFees } = correctedFeesContract;
const LOCKED = { status: 409, body: { message: 'invoice_already_existing_for_member' } };

/** At 22 the registration fee is € 120, at 77 it is € 1,250; the contribution of a main member is € 60 at any age. */
const YOUNG = { date_of_birth: day('2005-01-01') };
const OLD = { date_of_birth: '01.01.1950' };

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  ({ server, client: clerk } = await aServerWithClerk());
  await withDemoFees(server);
});
afterAll(() => server.stop());

async function anApplicant() {
  const { household, client } = await aLoggedInClient(server, YOUNG);
  const id = String(household.main_member_id);
  const person = async () => (await client.call(getMember, { id })).body as MainMember;
  return { household, client, id, person };
}

async function invoicesOf(client: TestClient, { household_id }: { household_id: number }): Promise<SaleInvoice[]> {
  const { body } = await client.call(invoicingContract.listJournal, { id: String(household_id) });
  return (body as JournalEntry[]).map((entry) => entry.sale_invoice).sort((one, other) => one.id - other.id);
}

const standing = (invoices: SaleInvoice[]) => invoices.map(({ status_id, amount }) => [status_id, amount]);

function pay({ id }: SaleInvoice, amount: number) {
  return clerk.call(paymentsContract.bookPayment, { id: String(id), amount, value_date: '11.01.2027' });
}

describe('an applicant who corrects the day of birth after the registration fee was confirmed', () => {
  // proves: role.applicant
  it('reads both sums first, and nothing is stored', async () => {
    const { client, household, id, person } = await anApplicant();
    await confirmedInvoice(client, 'sirf');

    const answer = await client.call(changeMember, { id, ...OLD, mother_name: 'Ada' });

    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'fees_would_change', params: { old: 120, new: 1250 } },
    });
    expect(await person()).toMatchObject({
      date_of_birth: '01.01.2005',
      version: 1,
      fees_billed: true,
      fees_locked: false,
    });
    expect(standing(await invoicesOf(client, household))).toEqual([[2, 120]]);
    expect(await auditOf(server, household.household_id)).toEqual([]);
  });

  it('may ask for both sums without sending the rest, and nothing is stored', async () => {
    const { client, household, id, person } = await anApplicant();
    const unbilled = await client.call(reckonCorrectedFees, { id, ...OLD });
    await confirmedInvoice(client, 'sirf');

    const answer = await client.call(reckonCorrectedFees, { id, ...OLD });
    const same = await client.call(reckonCorrectedFees, { id, date_of_birth: '02.03.2004' });
    const future = await client.call(reckonCorrectedFees, { id, date_of_birth: '02.03.2044' });

    expect([unbilled, same].map(({ body }) => body)).toEqual(Array(2).fill({ changes: false, old: 0, new: 0 }));
    expect(answer).toMatchObject({ status: 200, body: { changes: true, old: 120, new: 1250 } });
    expect(future).toMatchObject({ status: 422, body: { errors: { date_of_birth: ['date_must_be_in_the_past'] } } });
    expect(await person()).toMatchObject({ date_of_birth: '01.01.2005', version: 1 });
    expect(standing(await invoicesOf(client, household))).toEqual([[2, 120]]);
  });

  it('agrees, and the invoice becomes void as if the office had done it, and is confirmed anew', async () => {
    const { client, household, id, person } = await anApplicant();
    await confirmedInvoice(client, 'sirf');
    await confirmedInvoice(client, 'siac');
    await server.runJobs();
    const [old] = await invoicesOf(client, household);
    const mails = () => server.mails.filter(({ to }) => to === household.email);
    const before = mails().length;

    const answer = await client.call(changeMember, { id, ...OLD, agreed_fees: 1250 });
    await server.runJobs();

    expect(answer).toMatchObject({ status: 200, body: { date_of_birth: '01.01.1950', fees_locked: false } });
    expect(standing(await invoicesOf(client, household))).toEqual([
      [4, 120],
      [2, 60],
      [2, 1250],
    ]);
    const [, , anew] = await invoicesOf(client, household);
    expect(anew).toMatchObject({ date: '11.01.2027', due_date: '25.01.2027', sale_invoice_items: [{ total: 1250 }] });
    expect(await auditOf(server, household.household_id)).toMatchObject([
      { action: 'invoice.void', actor_account_id: household.account_id },
    ]);
    expect(mails()).toHaveLength(before + 1);
    expect(mails().at(-1)?.text).toContain(`Sie ersetzt die Rechnung ${old?.bill_number}, die jetzt ungültig ist.`);
    expect(await person()).toMatchObject({ date_of_birth: '01.01.1950' });
  });

  it('is asked again if another sum than the agreed one is right', async () => {
    const { client, household, id } = await anApplicant();
    await confirmedInvoice(client, 'sirf');

    const answer = await client.call(changeMember, { id, ...OLD, agreed_fees: 420 });

    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'fees_would_change', params: { old: 120, new: 1250 } },
    });
    expect(standing(await invoicesOf(client, household))).toEqual([[2, 120]]);
  });

  it('is asked nothing where the sum stays', async () => {
    const { client, household, id } = await anApplicant();
    await confirmedInvoice(client, 'sirf');
    await confirmedInvoice(client, 'siac');

    const answer = await client.call(changeMember, { id, date_of_birth: '02.03.2004' });

    expect(answer).toMatchObject({ status: 200, body: { date_of_birth: '02.03.2004' } });
    expect(standing(await invoicesOf(client, household))).toEqual([
      [2, 120],
      [2, 60],
    ]);
  });

  it('reads that there is no fee for such a day, and nothing is stored', async () => {
    const { client, household, id, person } = await anApplicant();
    await confirmedInvoice(client, 'sirf');
    await server.context.db.deleteFrom('fees').where('type', '=', 'sirf').where('age_from', '=', 70).execute();

    const reckoned = await client.call(reckonCorrectedFees, { id, ...OLD });
    const answer = await client.call(changeMember, { id, ...OLD, agreed_fees: 1250 });
    await server.context.db.deleteFrom('fees').execute();
    await withDemoFees(server);

    for (const { status, body } of [reckoned, answer]) {
      expect([status, body]).toMatchObject([
        ...[409, { message: 'no_matching_fee', errors: { date_of_birth: ['no_matching_fee'] } }],
      ]);
    }
    expect(await person()).toMatchObject({ date_of_birth: '01.01.2005' });
    expect(standing(await invoicesOf(client, household))).toEqual([[2, 120]]);
  });

  it('leaves a draft for other people as it is', async () => {
    const { client, household, id } = await anApplicant();
    await confirmedInvoice(client, 'sirf');
    await confirmedInvoice(client, 'siac');
    await aMember(server, household);
    const [draft] = await draftsOf(client, ['siac']);

    await client.call(changeMember, { id, ...OLD, agreed_fees: 1250 });
    const confirmed = await client.call(invoicingContract.confirmInvoice, { id: String(draft?.id) });

    expect(confirmed.status).toBe(200);
  });

  it('in two tabs at once gets one new invoice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { client, household, id } = await anApplicant();
      await confirmedInvoice(client, 'sirf');
      const other = await logIn(server, household);
      const sent = { id, ...OLD, agreed_fees: 1250, ...(round % 2 === 0 ? { version: 1 } : {}) };

      const answers = await Promise.all([client.call(changeMember, sent), other.call(changeMember, sent)]);

      expect(answers.map(({ status }) => status).sort()).toEqual(round % 2 === 0 ? [200, 409] : [200, 200]);
      expect(standing(await invoicesOf(client, household))).toEqual([
        [4, 120],
        [2, 1250],
      ]);
    }
  });

  it('cannot use up the bill numbers of the year', async () => {
    const { client, id } = await anApplicant();
    await confirmedInvoice(client, 'sirf');
    const statuses: number[] = [];

    for (let time = 0; time < 11; time += 1) {
      const next = time % 2 === 0 ? { ...OLD, agreed_fees: 1250 } : { date_of_birth: '01.01.2005', agreed_fees: 120 };
      statuses.push((await client.call(changeMember, { id, ...next })).status);
    }

    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('the basis of a family member with an unpaid contribution', () => {
  it('is corrected together with the relationship, and the same people are charged for', async () => {
    const { client, household } = await anApplicant();
    const son = String(await aMember(server, household, { date_of_birth: day('2000-05-05') }));
    await confirmedInvoice(client, 'siac');

    const asked = await client.call(changeMember, { id: son, membership_basis: 'child_with_disability' });
    const wrong = await client.call(changeMember, { id: son, membership_basis: 'spouse', agreed_fees: 105 });
    const spouse = { membership_basis: 'spouse', relationship_type: 'husband', agreed_fees: 105 } as const;
    const answer = await client.call(changeMember, { id: son, ...spouse });

    expect(asked.body).toMatchObject({ message: 'fees_would_change', params: { old: 84, new: 72 } });
    expect(wrong).toMatchObject({ status: 422, body: { message: 'validation_failed' } });
    expect(answer).toMatchObject({ status: 200, body: { membership_basis: 'spouse' } });
    expect(standing(await invoicesOf(client, household))).toEqual([
      [4, 84],
      [2, 105],
    ]);
  });
});

describe('it stays locked', () => {
  async function anApplicantWith(change: (invoice: SaleInvoice, client: TestClient) => Promise<unknown>) {
    const applicant = await anApplicant();
    const invoice = await confirmedInvoice(applicant.client, 'sirf');
    await change(invoice, applicant.client);
    return { ...applicant, invoice };
  }

  // departs: role.applicant
  it.each([
    ['once a part was paid', (invoice: SaleInvoice) => pay(invoice, 20)],
    ['once it was paid', (invoice: SaleInvoice) => pay(invoice, 120)],
    [
      'in dunning',
      ({ id }: SaleInvoice) =>
        server.context.db.updateTable('sale_invoices').set({ dunning_status: 1 }).where('id', '=', id).execute(),
    ],
  ])('%s, and a correction can be asked for', async (_what, happens) => {
    const { client, household, id, person } = await anApplicantWith(happens);

    const answer = await client.call(changeMember, { id, ...OLD, agreed_fees: 1250 });
    const asked = await client.call(changeRequestsContract.askForChange, {
      id,
      field: 'date_of_birth',
      wanted: OLD.date_of_birth,
    });

    expect(answer).toMatchObject(LOCKED);
    expect(answer.body).toHaveProperty('errors.date_of_birth', ['invoice_already_existing_for_member']);
    expect(asked.status).toBe(201);
    expect(await invoicesOf(client, household)).toHaveLength(1);
    await server.change(({ tx }) => lockHousehold(tx, household.household_id));
    expect(await person()).toMatchObject({ date_of_birth: '01.01.2005', fees_locked: true });
  });

  it('while a transfer that names the invoice waits, and until then a correction can be asked for', async () => {
    const { client, id, invoice } = await anApplicantWith(async () => undefined);
    const other = await anInvoice(server, (await anApplicant()).household);
    const text = `${invoice.bill_number} ${other.bill_number}`;
    await aWaitingLine(clerk, { amount: '20.00', text });

    const answer = await client.call(changeMember, { id, ...OLD, agreed_fees: 1250 });
    const asked = await client.call(changeRequestsContract.askForChange, {
      id,
      field: 'date_of_birth',
      wanted: OLD.date_of_birth,
    });
    await server.context.db
      .updateTable('bank_transactions')
      .set({ dismissed_at: new Date(), dismissed_reason: 'x' })
      .execute();
    const afterwards = await client.call(changeMember, { id, ...OLD, agreed_fees: 1250 });

    expect(answer).toMatchObject(LOCKED);
    expect(asked.status).toBe(201);
    expect(afterwards.status).toBe(200);
  });
});

it('a transfer with the old reference is proposed for the new invoice first, and locks it', async () => {
  const { client, household, id } = await anApplicant();
  const old = await confirmedInvoice(client, 'sirf');
  await confirmedInvoice(client, 'siac');
  await client.call(changeMember, { id, ...OLD, agreed_fees: 1250 });
  await client.call(changeMember, { id, date_of_birth: '01.01.1980', agreed_fees: 420 });
  const newest = (await invoicesOf(client, household)).at(-1);

  const line = await aWaitingLine(clerk, { amount: '60.00', text: old.payment_reference });
  const locked = await client.call(changeMember, { id, ...OLD, agreed_fees: 1250 });

  expect(line.proposals[0]).toMatchObject({ sale_invoice_id: newest?.id, why: 'household_named' });
  expect(locked).toMatchObject(LOCKED);
});
