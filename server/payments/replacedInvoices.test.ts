import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicingContract, type JournalEntry, type SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { day } from '../../domain/shared/day.ts';
import { readLastDecision } from '../audit/lastDecision.reads.ts';
import { readGaps, statusesOf } from '../testing/applicantBuilders.ts';
import { aWaitingLine } from '../testing/bank/bankBuilders.ts';
import { aLoggedInClient, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { readPdf } from '../testing/documents/pdfReading.ts';
import { levelOf, nightsUntil } from '../testing/dunningBuilders.ts';
import { confirmedInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { moveTo } from '../testing/lifeBuilders.ts';
import { aDocument, anAddress } from '../testing/memberBuilders.ts';
import { aClerk, aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  ({ server, client: clerk } = await aServerWithClerk());
  await withDemoFees(server);
});
afterAll(() => server.stop());
beforeEach(() => moveTo(server, '2027-01-11'));

type Applicant = { client: TestClient; household: TestHousehold };

const correct = ({ client, household }: Applicant, more: { citizenship_id?: number; agreed_fees?: number } = {}) =>
  client.call(membersContract.changeMember, {
    id: String(household.main_member_id),
    date_of_birth: '01.01.1950',
    agreed_fees: 1250,
    ...more,
  });

/** A registration fee of € 120, and the one of € 1,250 that a correction has put in its place. */
async function aReplacedInvoice() {
  const applicant = await aLoggedInClient(server, { date_of_birth: day('2005-01-01') });
  const old = await confirmedInvoice(applicant.client, 'sirf');
  const seen = await readLastDecision(server.context.db, applicant.household.household_id);
  expect((await correct(applicant)).status).toBe(200);
  return { ...applicant, old, seen, anew: await newestOf(applicant) };
}

async function newestOf({ client, household }: Applicant): Promise<SaleInvoice> {
  const { body } = await client.call(invoicingContract.listJournal, { id: String(household.household_id) });
  const [newest] = (body as JournalEntry[]).map(({ sale_invoice }) => sale_invoice).sort((one, two) => two.id - one.id);
  if (!newest) throw new Error('the journal is empty');
  return newest;
}

async function fileOf({ household }: Applicant): Promise<HouseholdFile> {
  return (await clerk.call(officeContract.getHousehold, { id: String(household.household_id) })).body;
}

describe('an invoice that a correction has replaced', () => {
  it('stays readable, and its PDF says that it is void', async () => {
    const { client, old, anew } = await aReplacedInvoice();

    const pdf = async ({ id }: SaleInvoice) =>
      readPdf((await client.call(invoicingContract.renderInvoicePdf, { id: String(id) })).bytes);

    const { pages, codes } = await pdf(old);
    expect(pages[0]).toContain(old.bill_number);
    expect(pages[0]).toContain('Diese Rechnung gilt nicht mehr. Bitte bezahlen Sie sie nicht.');
    expect(codes).toEqual([]);
    expect((await pdf(anew)).codes).toEqual([anew.payment_qr]);
  });

  it('takes no payment from a clerk whose screen still shows it, and the new one stays unpaid', async () => {
    const applicant = await aReplacedInvoice();
    const { old, seen } = applicant;
    const booked = { id: String(old.id), amount: 120, value_date: '11.01.2027' };

    const stale = await clerk.call(paymentsContract.bookPayment, { ...booked, seen });
    const blind = await clerk.call(paymentsContract.bookPayment, booked);
    const again = await clerk.call(paymentsContract.takeInvoiceStep, { id: String(old.id), step: 'void', seen });

    expect([stale, again].map(({ status, body }) => [status, (body as { message: string }).message])).toEqual(
      Array(2).fill([409, 'decided_meanwhile_by']),
    );
    expect(blind).toMatchObject({ status: 409 });
    expect(await newestOf(applicant)).toMatchObject({ status_id: 2, amount: 1250 });
    expect((await fileOf(applicant)).payments).toEqual([]);
  });

  it('names the new one for reminders too: an undecided transfer with the old reference holds them', async () => {
    const [named, other] = [await aReplacedInvoice(), await aReplacedInvoice()];
    moveTo(server, '2027-01-26');
    ({ client: clerk } = await aClerk(server));
    await aWaitingLine(clerk, { amount: '120.00', text: named.old.payment_reference, booked: '2027-01-26' });

    await nightsUntil(server, '2027-01-29', '2027-02-01');

    expect([await levelOf(server, named.anew), await levelOf(server, other.anew)]).toEqual([0, 1]);
  });
});

it('a correction that closes the last gap submits with the new invoice, and nothing without the agreed sum', async () => {
  const applicant = await aLoggedInClient(server, { date_of_birth: day('2005-01-01') });
  const { client, household } = applicant;
  await anAddress(server, household);
  await aDocument(server, household.main_member_id);
  await confirmedInvoice(client, 'siac');
  await confirmedInvoice(client, 'sirf');
  // Austrians need no residence permit
  const closesGap = { citizenship_id: 40 };

  const refused = await correct(applicant, { ...closesGap, agreed_fees: 120 });
  const before = [await readGaps(client), await statusesOf(server, household)];
  const answer = await correct(applicant, closesGap);

  expect(refused).toMatchObject({ status: 409, body: { message: 'fees_would_change' } });
  expect(before).toEqual([['document_residence_permit'], ['new', 'new']]);
  expect(answer.status).toBe(200);
  expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  expect(await newestOf(applicant)).toMatchObject({ status_id: 2, amount: 1250 });
});
