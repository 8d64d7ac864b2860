import { MOST_WAITING } from '../../domain/office/mostWaiting.ts';
import type { officeContract } from '../../domain/office/office.contract.ts';
import type { YearlyRunFigure } from '../../domain/office/officeAnswers.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { orderYearlyRun } from '../invoicing/yearlyRun.actions.ts';
import { reckonYearlyRun, type YearlyRun } from '../invoicing/yearlyRun.reads.ts';
import type { Reader } from '../platform/db.ts';
import type { Ask } from '../platform/work.ts';
import { record } from './audit.actions.ts';
import { findOwners } from './owners.reads.ts';
import type { StaffChange } from './staff.ts';

/** What the yearly run would bill today; nothing is billed yet (D45). */
export async function readYearlyRun({ db, today }: Pick<Ask, 'db' | 'today'>): Promise<YearlyRunFigure> {
  return toFigure(db, await reckonYearlyRun(db, today));
}

/** Begins the yearly run, which a job works off (D45). */
export async function startYearlyRun(
  change: StaffChange,
  { year }: Input<(typeof officeContract)['startYearlyRun']>,
): Promise<YearlyRunFigure> {
  const run = await orderYearlyRun(change, year);
  await record(change, { action: 'yearly_run.started', household_id: null, subject_id: year });
  return toFigure(change.db, run);
}

async function toFigure(db: Reader, run: YearlyRun): Promise<YearlyRunFigure> {
  const { year, household_ids, total_cents, cannot_be_billed } = run;
  const left = cannot_be_billed.slice(0, MOST_WAITING);
  const ids = left.map(({ household_id }) => household_id);
  const owners = await findOwners(db, ids);
  return {
    year,
    households: household_ids.length,
    total: toEuros(total_cents),
    cannot_be_billed: left.flatMap(({ household_id, problem }) => {
      const owner = owners.get(household_id);
      return owner ? [{ ...owner, reason: problem }] : [];
    }),
  };
}
