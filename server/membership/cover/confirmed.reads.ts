import { sql } from 'kysely';
import type { CoverFacts } from '../../../domain/membership/coverFacts.ts';
import { type OwnPeriod, periodAmong } from '../../../domain/membership/waitingPeriod.ts';
import { addDays, type Day } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { getFees, listWaitedTogether } from '../joining/waiting.reads.ts';
import { type AskedPerson, readCoverFacts } from './cover.reads.ts';

/**
 * A payment that one person booked by hand, and no line of the bank has confirmed, or took in cash, and no second person has
 * counted (decisions 40 and 91).
 */
export type UnconfirmedPayment = {
  id: number;
  household_id: number;
  amount_cents: Cents;
  value_date: Day;
  bill_numbers: string[];
  booked_at: string;
  booked_by: string | null;
};

export type Confirmed = { facts: CoverFacts; unconfirmed: UnconfirmedPayment[] };

/**
 * The facts as if payments that only one person has booked by hand did not exist (decision 70), with these payments; the same
 * facts where there are none.
 */
export async function readConfirmedFacts(db: Reader, asked: AskedPerson, facts: CoverFacts): Promise<Confirmed> {
  const households = [...new Set(facts.memberships.map(({ household_id }) => household_id))];
  const unconfirmed = await listUnconfirmed(db, households);
  if (unconfirmed.length === 0) return { facts, unconfirmed };
  const paymentIds = unconfirmed.map(({ id }) => id);
  const periods = new Map<number, OwnPeriod>();
  for (const household of households) await addPeriods(db, household, { paymentIds, periods });
  return { facts: await readCoverFacts(db, asked, { paymentIds, periods }), unconfirmed };
}

/** Payments of these households that only one person has booked or taken. */
export async function listUnconfirmed(db: Reader, householdIds: readonly number[]): Promise<UnconfirmedPayment[]> {
  const { rows } = await sql<UnconfirmedPayment>`
    select t.id, t.household_id, t.amount_cents, t.value_date, t.created_at as booked_at, ${staffNameOf('a')} as booked_by,
      (select coalesce(json_agg(i.bill_number order by i.id), '[]') from payment_allocations p
        join sale_invoices i on i.id = p.sale_invoice_id
        where p.bank_transaction_id = t.id and p.reversed_at is null) as bill_numbers
    from bank_transactions t left join accounts a on a.id = t.created_by
    where t.household_id = any(${householdIds}::integer[]) and t.source <> 'statement' and t.amount_cents > 0
      and t.counted_at is null and t.withdrawn_at is null and t.returned_on is null
      and not exists (select from bank_transactions line where line.confirms = t.id)
    order by t.id`.execute(db);
  return rows;
}

/** Of these households, those of a former list whose taking over two of the board have not signed (decision 106). */
export async function listUnsignedHouseholds(db: Reader, householdIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ household_id: number }>`
    select distinct r.household_id from take_over_rows r
    left join take_over_proofs p on p.take_over_id = r.take_over_id and p.signed_at is not null and p.by_two
    where r.household_id = any(${householdIds}::integer[]) and r.verdict = 'made' and p.take_over_id is null`.execute(
    db,
  );
  return rows.map(({ household_id }) => household_id);
}

/** The facts as if nobody had told how the people of these households stood. */
export function withoutLists(facts: CoverFacts, householdIds: readonly number[]): CoverFacts {
  const known_since = addDays(facts.day, 1);
  const memberships = facts.memberships.map((membership) =>
    householdIds.includes(membership.household_id)
      ? { ...membership, entered: { ...membership.entered, known_since } }
      : membership,
  );
  return { ...facts, memberships };
}

/** The facts as if the office had given up no invoice: one person alone does that, and what was owed then stands in no cover's way. */
export function asIfOwed(facts: CoverFacts): CoverFacts {
  const memberships = facts.memberships.map((membership) => ({
    ...membership,
    invoices: membership.invoices.map((invoice) => ({ ...invoice, dropped_on: null })),
  }));
  return { ...facts, memberships };
}

type Without = { paymentIds: readonly number[]; periods: Map<number, OwnPeriod> };

/** Adds the waiting periods that differ without the payments; all of a household where its own differs. */
async function addPeriods(db: Reader, householdId: number, { paymentIds, periods }: Without): Promise<void> {
  const people = await listWaitedTogether(db, householdId);
  const others = await listWaitedTogether(db, householdId, paymentIds);
  const fees = await getFees(db, householdId);
  const otherFees = await getFees(db, householdId, paymentIds);
  const found = people.map((person, index) => {
    const other = others[index] ?? person;
    const now = periodAmong(person, people, fees);
    const period = periodAmong(other, others, otherFees);
    return { person, period, differs: now.from !== period.from || now.until !== period.until };
  });
  const isAll = found.some(({ person, differs }) => !person.joined_later && differs);
  for (const { person, period, differs } of found) if (isAll || differs) periods.set(person.id, period);
}
