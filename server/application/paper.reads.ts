import { sql } from 'kysely';
import type { PaperApplication } from '../../domain/application/paper.contract.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { sumCents, toEuros } from '../../domain/shared/money.ts';
import { findPaper } from '../households/paperApplications.reads.ts';
import { findFeesDue } from '../invoicing/billing.actions.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { readGaps } from './gaps.reads.ts';

/** The paper form with which a household began, and what is still to be entered; null if it registered itself. */
export async function readPaper(
  ask: Pick<Ask, 'db' | 'today'>,
  householdId: number,
  status: MemberStatus,
): Promise<PaperApplication | null> {
  const paper = await findPaper(ask.db, householdId);
  if (!paper) return null;
  const { arrived_on, counts, entered_at, by, submitted_at } = paper;
  const isOpen = status === 'new';
  return {
    arrived_on: toWireDay(arrived_on),
    counts,
    entered_at: entered_at.toISOString(),
    entered_by: by,
    submitted_at: submitted_at?.toISOString() ?? null,
    gaps: isOpen ? await readGaps(ask, householdId) : [],
    fees: isOpen ? await readFees(ask, householdId) : null,
  };
}

async function readFees(ask: Pick<Ask, 'db' | 'today'>, householdId: number): Promise<PaperApplication['fees']> {
  const due = await findFeesDue(ask, householdId);
  if (!due) return null;
  const { registration_fee, annual_contribution } = due;
  const open = annual_contribution.detail.filter(({ already_billed }) => !already_billed);
  const registration = registration_fee.available ? [registration_fee.amount_cents] : [];
  if (open.length + registration.length === 0) return null;
  return {
    registration: toEuros(sumCents(registration)),
    contribution: open.map((person) => ({
      member_id: person.member_id,
      name: fullName(person),
      amount: toEuros(person.amount_cents),
    })),
    total: toEuros(sumCents([...registration, ...open.map(({ amount_cents }) => amount_cents)])),
  };
}

export type BegunPaper = { household_id: number; arrived_on: Day; entered_on: Day; worked_on: Day; has_money: boolean };

/**
 * Which applications on paper were begun and never sent? The earliest first. `worked_on`: the last day of a conversation or a note, or the
 * day on which a note is to be looked at again. `only`: whether this household's is one.
 */
export async function listBegunPaper(
  db: Reader,
  { most, only }: { most: number; only?: number },
): Promise<BegunPaper[]> {
  const viennaDay = (at: string) => sql`(${sql.raw(at)} at time zone 'Europe/Vienna')::date`;
  const { rows } = await sql<BegunPaper>`
    select p.household_id, p.arrived_on, ${viennaDay('p.entered_at')} as entered_on,
      greatest(${viennaDay('p.entered_at')}, talked.last_day, noted.last_day) as worked_on,
      exists (select from sale_invoices i where i.household_id = p.household_id and i.date is not null)
        or exists (select from bank_transactions t where t.household_id = p.household_id) as has_money
    from (select p.* from paper_applications p join households h on h.id = p.household_id
      where p.submitted_at is null and h.status = 'new' ${only === undefined ? sql`` : sql`and h.id = ${only}`}
      order by p.entered_at, p.household_id limit ${most}) p
    cross join lateral (select max(${viennaDay('coalesce(c.acted_at, c.begun_at)')}) as last_day
      from conversations c where c.household_id = p.household_id) talked
    cross join lateral (select max(greatest(${viennaDay('n.written_at')}, n.follow_up_on)) as last_day
      from household_notes n where n.household_id = p.household_id) noted
    order by p.entered_at, p.household_id`.execute(db);
  return rows;
}
