import type { officeContract } from '../../domain/office/office.contract.ts';
import type { YearlyRunFigure } from '../../domain/office/officeAnswers.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { record } from '../audit/audit.actions.ts';
import { orderYearlyRun } from '../invoicing/yearlyRun.actions.ts';
import { reckonYearlyRun } from '../invoicing/yearlyRun.reads.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { StaffChange } from '../platform/staff.ts';
import type { Ask } from '../platform/work.ts';

type Calls = typeof officeContract;

/** What the yearly run would bill today; nothing is billed yet (D45). */
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

/** Begins the yearly run (D45). */
export async function startYearlyRun(
  change: StaffChange,
  { year }: Input<Calls['startYearlyRun']>,
): Promise<Answer<Calls['startYearlyRun']>> {
  const run_id = await orderYearlyRun(change, year);
  await record(change, { action: 'yearly_run.started', household_id: null, subject_id: year });
  return { year, run_id };
}
