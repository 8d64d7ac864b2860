import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { YearlyRunFigure, yearlyRunContract } from '../../domain/invoicing/yearlyRun.contract.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { yearOf } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { record } from '../audit/audit.actions.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { Ask } from '../platform/context.ts';
import { findUnfinished, startRun } from '../platform/runs/runs.ts';
import type { StaffChange } from '../platform/staff.ts';
import { yearlyRun } from './yearlyRun.jobs.ts';
import { isYearlyRunDue, reckonYearlyRun } from './yearlyRun.reads.ts';

type Calls = typeof yearlyRunContract;

/** What the yearly run would invoice today; it changes nothing (D45). */
export async function readYearlyRun({ db, today }: Pick<Ask, 'db' | 'today'>): Promise<YearlyRunFigure> {
  const { year, households, total_cents, cannot_be_billed } = await reckonYearlyRun(db, { today, most: MOST_WAITING });
  const owners = await findOwners(
    db,
    cannot_be_billed.map(({ household_id }) => household_id),
  );
  return {
    year,
    households,
    total: toEuros(total_cents),
    cannot_be_billed: cannot_be_billed.flatMap(({ household_id, problem }) => {
      const owner = owners.get(household_id);
      return owner ? [{ ...owner, reason: problem }] : [];
    }),
  };
}

/**
 * Starts the run that invoices the year's contributions. Started twice, it invoices once (D45). Refuses with
 * `nothing_for_invoicing` if nobody is to be invoiced, and with `validation_failed` for any year but the current one.
 */
export async function startYearlyRun(
  change: StaffChange,
  { year }: Input<Calls['startYearlyRun']>,
): Promise<Answer<Calls['startYearlyRun']>> {
  if (year !== yearOf(change.today)) return refuse('validation_failed', { errors: { year: ['invalid_value'] } });
  if (!(await isYearlyRunDue(change.db, change.today))) return refuse('nothing_for_invoicing');
  const run_id = await startRun(change, yearlyRun, { year });
  await record(change, { action: 'yearly_run.started', household_id: null, subject_id: year });
  return { year, run_id };
}

/**
 * The year's run as the to-do list shows it; null once everybody is invoiced. It computes no totals: that would take time in
 * proportion to the number of households.
 */
export async function findDueRun({
  db,
  today,
}: Pick<Ask, 'db' | 'today'>): Promise<{ year: number; is_running: boolean } | null> {
  const year = yearOf(today);
  if (!(await isYearlyRunDue(db, today))) return null;
  return { year, is_running: (await findUnfinished(db, yearlyRun)) !== undefined };
}
