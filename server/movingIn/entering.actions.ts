import { sql } from 'kysely';
import type { ImportedHousehold } from '../../domain/movingIn/importedHousehold.ts';
import { type Planned, planHousehold } from '../../domain/movingIn/plan.ts';
import type { Said, TakeOverReason, TakeOverVerdict, TakeOverWarning } from '../../domain/movingIn/verdicts.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import type { Change, Context } from '../platform/context.ts';
import { isOutage, isRetryable } from '../platform/db.ts';
import { differingFields } from './digests.ts';
import { readKnown } from './known.reads.ts';
import { enterHousehold } from './storing.actions.ts';
import { findTakenOver, type RowToDecide } from './takeOvers.reads.ts';

/** What became of a row, or would. */
export type Outcome = {
  verdict: TakeOverVerdict;
  reasons: Said<TakeOverReason>[];
  warnings: Said<TakeOverWarning>[];
  household_id: number | null;
};

/**
 * Takes over one household, or says why not. The dry run does the same and rolls it back: so it meets the same refusals, those of the
 * database too. Whatever is refused leaves nothing behind.
 */
export async function takeOver(
  { log }: Pick<Context, 'log'>,
  change: Change,
  row: RowToDecide,
  { isDryRun }: { isDryRun: boolean },
): Promise<Outcome> {
  await sql`savepoint household`.execute(change.tx);
  try {
    const outcome = await decide(change, row, isDryRun);
    await (isDryRun ? sql`rollback to savepoint household` : sql`release savepoint household`).execute(change.tx);
    return isDryRun ? { ...outcome, household_id: null } : outcome;
  } catch (error) {
    if (isOutage(error) || isRetryable(error)) throw error;
    await sql`rollback to savepoint household`.execute(change.tx);
    if (!(error instanceof Refusal)) log.error({ err: error, item: row.id }, 'a household could not be taken over');
    return without('refused', [{ key: 'could_not_be_stored', person: null }]);
  }
}

async function decide(change: Change, row: RowToDecide, isDryRun: boolean): Promise<Outcome> {
  const { household, problems } = row;
  if (!household || problems.length > 0) return without('refused', [{ key: 'not_readable', person: null }]);
  const before = await findTakenOver(change.db, { id: row.id, key: household.key });
  if (before) return comparedWith(change, household, before);
  const planned = planHousehold(household, await readKnown(change, row, household));
  if (planned.verdict !== 'made') return { ...planned, household_id: null };
  return { ...made(planned), household_id: await enterHousehold(change, { household, plan: planned.plan, isDryRun }) };
}

/** Nothing that stands here is overwritten, whatever the next list says. */
function comparedWith(change: Change, household: ImportedHousehold, before: Record<string, string>): Outcome {
  const differing = differingFields(change.vault, household, before);
  if (differing.length === 0) return without('unchanged', []);
  const people = [...new Set(differing.map(personOf))];
  return without(
    'changed',
    people.map((person) => ({ key: 'listed_otherwise', person })),
  );
}

/** Fields of a person begin with the place. */
function personOf(field: string): number | null {
  const [place = ''] = field.split('.');
  return field.includes('.') ? Number(place) : null;
}

function made({ warnings }: Extract<Planned, { verdict: 'made' }>) {
  return { verdict: 'made' as const, reasons: [], warnings };
}

function without(verdict: Exclude<TakeOverVerdict, 'made'>, reasons: Said<TakeOverReason>[]): Outcome {
  return { verdict, reasons, warnings: [], household_id: null };
}
