import { z } from 'zod';
import { amountFits, heldHouseholds, searchTextOf } from '../../../domain/payments/bank/openLines.ts';
import { system } from '../../platform/actor.ts';
import type { Change, Context } from '../../platform/context.ts';
import { isOutage, type Tx } from '../../platform/db.ts';
import { inChange } from '../../platform/work.ts';
import { isUndecided } from '../bank/bankLines.actions.ts';
import { listLinesOf } from '../bank/bankLines.reads.ts';
import { type LineFacts, readFacts } from './lineFacts.reads.ts';
import { isJudgingDue } from './openLines.reads.ts';
import {
  awaitJudging,
  beginJudging,
  type Judged,
  listUnjudged,
  markAllUnjudged,
  markUnjudged,
  storeJudged,
  takeChanges,
} from './openLines.writes.ts';

/** The job that judges what is left; `judging.jobs.ts` runs it. */
export const JUDGE = { name: 'payments.judge_open_lines', payload: z.object({}) };

/** So many lines are judged while a clerk waits for a list. */
const AT_ONCE = 250;
/** After more changes than this, all lines are judged again. */
const MOST_CHANGES = 500;

/** Judges the open lines that wait for it, as many as a clerk can wait for; a job does the rest. */
export async function judgeWaiting(context: Context): Promise<void> {
  try {
    if (!(await isJudgingDue(context.db))) return;
    await inChange(context, system, async (change) => {
      if (await judgeSome(change)) await change.enqueue(JUDGE, {});
    });
  } catch (error) {
    // what is stored of the lines may be older than they are; they can be read and decided all the same
    if (!isOutage(error)) throw error;
    context.log.warn({ err: error }, 'open bank lines could not be judged');
  }
}

/** Returns whether some are left. If another transaction is judging, it leaves them to that one. */
export async function judgeSome({ tx }: Pick<Change, 'tx'>, most: number = AT_ONCE): Promise<boolean> {
  if (!(await beginJudging(tx))) return false;
  const changes = await takeChanges(tx, MOST_CHANGES);
  await (changes.isMany ? markAllUnjudged(tx) : markUnjudged(tx, changes));
  const ids = await listUnjudged(tx, most + 1);
  await judgeLines(tx, ids.slice(0, most));
  return ids.length > most;
}

/** Judges these open lines whether it is due or not; what has changed before is done with. Returns how many were judged. */
export async function judgeAgain({ tx }: Pick<Change, 'tx'>, ids: readonly number[]): Promise<number> {
  await awaitJudging(tx);
  return judgeLines(tx, ids);
}

async function judgeLines(tx: Tx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const lines = (await listLinesOf(tx, ids)).filter(isUndecided);
  await storeJudged(tx, (await readFacts(tx, lines)).map(judged));
  return lines.length;
}

function judged({ line, words, recognised, ...facts }: LineFacts): Judged {
  const { named, several, proposals, credits, byHand, returnable, noted, refunds } = facts;
  const held = heldHouseholds(recognised);
  const found = [several, proposals, credits, byHand, returnable, noted, refunds];
  return {
    id: line.id,
    has_proposal: named !== undefined || found.some(({ length }) => length > 0),
    amount_fits: amountFits({
      amount_cents: line.amount_cents,
      proposed: proposals.map(({ invoice }) => invoice.open_cents),
      named: several.map(({ open_cents }) => open_cents),
    }),
    names_household: recognised.size > 0,
    search_text: searchTextOf(line),
    words,
    households: [...recognised.keys()].map((household_id) => ({ household_id, is_held: held.includes(household_id) })),
  };
}
