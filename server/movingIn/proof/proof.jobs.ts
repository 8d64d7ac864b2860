import { z } from 'zod';
import { businessDay } from '../../../domain/shared/day.ts';
import { defineRun } from '../../platform/runs/runs.ts';
import { compareRow, listToCompare, readHere } from './comparing.reads.ts';
import { countOutdated } from './proof.reads.ts';
import { keepCompared } from './proof.writes.ts';
import { settleComparison } from './settling.actions.ts';

/** A step takes about a second. */
const AT_ONCE = 100;

/** Compares the list with the households here, as far as they changed since the last comparison (decision 106). */
export const proveTakeOver = defineRun({
  kind: 'moving_in.proof',
  payload: z.object({ take_over_id: z.int() }),
  position: z.object({ after: z.int() }),
  total: ({ db, clock }, { take_over_id }) => countOutdated(db, take_over_id, businessDay(clock.now())),
  step: async ({ change, payload: { take_over_id }, position, share }) => {
    const { tx, vault, today } = change;
    const page = { take_over_id, after: position?.after ?? 0, most: Math.ceil(AT_ONCE * share), today };
    const rows = await listToCompare(tx, vault, page);
    const ids = rows.flatMap(({ household_id }) => household_id ?? []);
    const here = await readHere(tx, ids, today);
    const compared = rows.map((row) => ({ row, compared: compareRow(row, here.get(row.household_id ?? 0), today) }));
    await keepCompared(tx, compared, today);
    const last = rows.at(-1);
    if (!last) await settleComparison(change, take_over_id);
    return { next: last && { after: last.id }, done: rows.length };
  },
});
