import type { PaperApplication } from '../../domain/application/paper.contract.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { sumCents, toEuros } from '../../domain/shared/money.ts';
import { findPaper } from '../households/paperApplications.reads.ts';
import { findFeesDue } from '../invoicing/billing.actions.ts';
import type { Ask } from '../platform/context.ts';
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
