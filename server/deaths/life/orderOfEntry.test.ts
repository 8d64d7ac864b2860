import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { documentReviewContract } from '../../../domain/documents/review.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import type { TestClient } from '../../testing/client.ts';
import { groundsOn } from '../../testing/coverBuilders.ts';
import { aDeathOf, hatice, identify, takeBack } from '../../testing/deaths/deathLifeBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment, aSubmittedHousehold, moveTo, theNight } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const JOINED = '2027-01-12';
const ENTERED = '2027-04-28';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  moveTo(server, ENTERED);
  ({ client: clerk } = await aClerk(server));
});

/**
 * What the office enters on one day in April, long after it happened. Joining comes first in every order: without people and their
 * invoices nothing else can be entered.
 */
const entries = [
  'registration read',
  'contribution read',
  'contribution of the son read',
  'hand payment booked for a wrong day',
  'hand payment corrected',
  'documents verified',
  'mother identified',
  'son identified',
  'son corrected',
  'mother taken back and identified',
  'night',
] as const;
type Entry = (typeof entries)[number];

/** Ayşe, her wife Hatice, and a son who was entered as a newborn by mistake. All fees were credited in January. */
async function aFamily(died: string) {
  moveTo(server, JOINED);
  const { household, registration, contribution } = await aSubmittedHousehold(server, { documents: 'sent' });
  const wife = await aMember(server, household, { ...hatice, status: 'waiting' });
  const baby = { date_of_birth: day('2026-12-30'), joined_later: true, status: 'waiting' } as const;
  const son = await aMember(server, household, baby);
  const hers = await anInvoice(server, { ...household, main_member_id: wife });
  const his = await anInvoice(server, { ...household, main_member_id: son });
  moveTo(server, ENTERED);
  const days = { died_from: day(died), died_until: day(died) };
  const mother = household.main_member_id;
  const first = await aDeathOf(server, { member_id: mother, ...days });
  const second = await aDeathOf(server, { member_id: son, ...days });
  const fees = { registration, contribution, his, hers };
  return { household, mother, wife, son, first, second, fees };
}

type Family = Awaited<ReturnType<typeof aFamily>>;

async function enter(entry: Entry, family: Family, wrongDay: string): Promise<void> {
  const { mother, wife, son, first, second, fees } = family;
  const read = async (invoice: { id: number }) =>
    void (await aPayment(server, invoice, { value_date: day('2027-01-18') }));
  const isDone = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
  const identifyMother = async () => (await identify(clerk, first, { next_member_ids: [wife] })).answer;
  switch (entry) {
    case 'registration read':
      return read(fees.registration);
    case 'contribution read':
      return read(fees.contribution);
    case 'contribution of the son read':
      return read(fees.his);
    case 'hand payment booked for a wrong day':
      await aPayment(server, fees.hers, { value_date: day(wrongDay), isSeenAtBank: false });
      return;
    case 'hand payment corrected': {
      const id = await paymentOf(fees.hers.id);
      await isDone(clerk.call(bankContract.unassignBankLine, { id }));
      await aPayment(server, fees.hers, { value_date: day('2027-01-19'), isSeenAtBank: false });
      return;
    }
    case 'documents verified':
      for (const id of await documentsOf(mother))
        await isDone(clerk.call(documentReviewContract.verifyDocument, { id }));
      return;
    case 'mother identified':
      return isDone(identifyMother());
    case 'son identified':
      return isDone(identify(clerk, second).then(({ answer }) => answer));
    case 'son corrected': {
      const partner = { membership_basis: 'spouse', relationship_type: 'partner', holds_from: '12.01.2027' } as const;
      return isDone(clerk.call(decisionsContract.setEligibility, { id: String(son), ...partner }));
    }
    case 'mother taken back and identified':
      await isDone(takeBack(clerk, first).then(({ answer }) => answer));
      return isDone(identifyMother());
    case 'night':
      return theNight(server);
  }
}

async function documentsOf(memberId: number): Promise<string[]> {
  const rows = await server.context.db.selectFrom('documents').select('id').where('member_id', '=', memberId).execute();
  return rows.map(({ id }) => String(id));
}

async function paymentOf(invoiceId: number): Promise<string> {
  const { id } = await server.context.db
    .selectFrom('payment_allocations')
    .select('bank_transaction_id as id')
    .where('sale_invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return String(id);
}

/** The verdict of a check now about a day, with its days. */
async function judged(on: string, memberId: number): Promise<string> {
  const [first] = await groundsOn(server, on, memberId);
  if (first?.verdict === 'waiting') return `waiting ${first.from}..${first.until} ${first.held_by}`;
  return first?.verdict === 'covered' ? `covered since ${first.since}` : (first?.verdict ?? 'nothing');
}

/** A case is taken back only after it was identified, and a payment corrected only after it was booked. */
function isPossible(order: readonly Entry[]): boolean {
  const isBefore = (one: Entry, other: Entry) => order.indexOf(one) < order.indexOf(other);
  return (
    isBefore('mother identified', 'mother taken back and identified') &&
    isBefore('hand payment booked for a wrong day', 'hand payment corrected')
  );
}

const whileWaiting = [
  '2027-01-20',
  'waiting 2027-01-19..2027-04-19 documents',
  'waiting 2027-01-18..2027-04-18 household',
];
const waitedOut = ['2027-04-25', 'covered since 2027-04-20', 'covered since 2027-04-20'];

it.each([
  ['while they waited', whileWaiting],
  ['after they had waited', waitedOut],
] as const)('a death %s is judged by facts and days, in whatever order they are entered', async (_when, known) => {
  const [died = '', ofParents, ofSon] = known;
  const wrongDays = fc.constantFrom('2027-01-14', '2027-02-01');
  const orders = fc.shuffledSubarray([...entries], { minLength: entries.length }).filter(isPossible);
  await fc.assert(
    fc.asyncProperty(orders, wrongDays, async (order, wrongDay) => {
      const family = await aFamily(died);
      for (const entry of order) await enter(entry, family, wrongDay);
      const verdicts = await Promise.all([family.mother, family.wife, family.son].map((id) => judged(died, id)));
      expect(verdicts).toEqual([ofParents, ofParents, ofSon]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
