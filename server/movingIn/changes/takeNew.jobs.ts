import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../../domain/shared/refusal.ts';
import type { Change } from '../../platform/context.ts';
import { defineRun } from '../../platform/runs/runs.ts';
import { takeNewOf } from './deciding.actions.ts';
import { countChanged, listTakeable } from './listed.reads.ts';

/** A step takes about a second. */
const AT_ONCE = 20;

/** Takes over what is new in all households of a later list, each once: only what nobody has changed here by then (decision 108). */
export const takeNewValues = defineRun({
  kind: 'moving_in.take_new',
  payload: z.object({ take_over_id: z.int() }),
  position: z.object({ after: z.int() }),
  total: async ({ db }, { take_over_id }) => (await countChanged(db, take_over_id)).takeable,
  step: async ({ change, payload: { take_over_id }, position, share }) => {
    const page = { take_over_id, after: position?.after ?? 0, most: Math.ceil(AT_ONCE * share) };
    const ids = await listTakeable(change.db, page);
    let failed = 0;
    for (const id of ids) if (!(await takeOne(change, id))) failed += 1;
    const last = ids.at(-1);
    return { next: last === undefined ? undefined : { after: last }, done: ids.length - failed, failed };
  },
});

/** A household that is refused keeps its differences, so that somebody sees them. */
async function takeOne(change: Change, id: number): Promise<boolean> {
  await sql`savepoint household`.execute(change.tx);
  try {
    await takeNewOf(change, id);
    await sql`release savepoint household`.execute(change.tx);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint household`.execute(change.tx);
    return false;
  }
}
