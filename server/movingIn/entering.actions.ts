import { sql } from 'kysely';
import type { ImportedHousehold } from '../../domain/movingIn/importedHousehold.ts';
import { planHousehold } from '../../domain/movingIn/plan.ts';
import type { Said, TakeOverReason, TakeOverVerdict, TakeOverWarning } from '../../domain/movingIn/verdicts.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import type { Change, Context } from '../platform/context.ts';
import { isOutage, isRetryable } from '../platform/db.ts';
import { type Base, findBase } from './changes/base.reads.ts';
import { countChanges, findDifferences } from './changes/differences.reads.ts';
import { keepAsListed } from './changes/kept.actions.ts';
import { readKnown } from './known.reads.ts';
import { enterHousehold } from './storing.actions.ts';
import type { RowToDecide } from './takeOvers.reads.ts';

/** What became of a row, or would. */
export type Outcome = {
  verdict: TakeOverVerdict;
  reasons: Said<TakeOverReason>[];
  warnings: Said<TakeOverWarning>[];
  household_id: number | null;
  /** The people of a household that was made, in the order of the list. */
  people: number[];
  /** Of a changed one: how many differences are to be decided, and whether something new can be taken over. */
  open_changes: number;
  is_takeable: boolean;
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
  const base = await findBase(change.db, { id: row.id, key: household.key });
  if (base) return comparedWith(change, { household, base, isDryRun });
  const planned = planHousehold(household, await readKnown(change, row, household));
  if (planned.verdict !== 'made') return { ...without(planned.verdict, planned.reasons), warnings: planned.warnings };
  const { warnings, plan } = planned;
  return { ...without('made', []), warnings, ...(await enterHousehold(change, { household, plan, isDryRun })) };
}

type Later = { household: ImportedHousehold; base: Base; isDryRun: boolean };

/** Nothing that stands here is overwritten by the run; what a later list says otherwise is shown (decision 108). */
async function comparedWith(change: Change, { household, base, isDryRun }: Later): Promise<Outcome> {
  const unread = planHousehold(household, {
    today: change.today,
    doubles: [],
    numbered_twice: [],
    is_old_number_twice: false,
  });
  if (unread.verdict !== 'made') return without('refused', unread.reasons);
  const { differences, same } = await findDifferences(change, { household, base });
  if (!isDryRun) await keepAsListed(change, { household, base, settled: same });
  if (differences.length === 0) return without('unchanged', []);
  const people = [...new Set(differences.map(({ person }) => person))];
  const reasons = people.map((person): Said<TakeOverReason> => ({ key: 'listed_otherwise', person }));
  return { ...without('changed', reasons), household_id: base.household_id, ...countChanges(differences) };
}

function without(verdict: TakeOverVerdict, reasons: Said<TakeOverReason>[]): Outcome {
  return { verdict, reasons, warnings: [], household_id: null, people: [], open_changes: 0, is_takeable: false };
}
