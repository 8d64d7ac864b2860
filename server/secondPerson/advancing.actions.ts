import { Refusal } from '../../domain/shared/refusal.ts';
import { listWaiting, type Waiting } from '../approvals/approvals.reads.ts';
import { system } from '../platform/actor.ts';
import type { Outcome, Page } from '../platform/batch.ts';
import type { Context } from '../platform/context.ts';
import { inChange } from '../platform/work.ts';
import { advanceApproval, type Enders, lapseApproval } from './secondPerson.actions.ts';

/**
 * Handles the next undecided approvals whose time has come (decision 40), each in its own transaction; one that a rule now
 * refuses lapses. Returns how many, and the last one handled; undefined at the end.
 */
export async function advanceApprovals(
  context: Context,
  page: Page,
  enders: Enders,
): Promise<Outcome & { after: number | undefined }> {
  const outcome = { done: 0, failed: 0 };
  const waiting = await listWaiting(context.db, page);
  for (const one of waiting) {
    try {
      if (await moveOrLapse(context, one, enders)) outcome.done += 1;
    } catch (error) {
      context.log.error({ err: error, item: one.id }, 'one of a batch failed');
      outcome.failed += 1;
    }
  }
  return { ...outcome, after: waiting.at(-1)?.id };
}

async function moveOrLapse(context: Context, waiting: Waiting, enders: Enders): Promise<boolean> {
  try {
    return await inChange(context, system, (change) => advanceApproval(change, waiting, enders));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.log.warn(
      { item: waiting.id, refused: error.key },
      'what waited for a second person cannot be done any more',
    );
    await inChange(context, system, (change) => lapseApproval(change, waiting));
    return true;
  }
}
