import { z } from 'zod';
import { eachInChange } from '../../platform/batch.ts';
import { defineRun } from '../../platform/runs/runs.ts';
import { JUDGE } from '../openLines/judging.actions.ts';
import { bookNamedLine, bookNamedLines } from './bankBooking.actions.ts';
import { countUndecidedOf, listUndecidedOf } from './bankLines.reads.ts';

/** A step takes less than a second, somewhat more if many lines let a waiting period begin. */
const AT_ONCE = 500;

/**
 * Books the lines of a large bank file, some hundred in one transaction (decision 44). If it is killed it goes on after the last
 * booked line. Run twice, or while clerks decide, it books each line once: a line is locked and read again before it is booked.
 */
export const bookBankLines = bookBankLinesBy(AT_ONCE);

/** The same with `most` lines in a step. */
export function bookBankLinesBy(most: number) {
  return defineRun({
    kind: 'office.book_bank_lines',
    payload: z.object({ statement_id: z.int() }),
    position: z.object({ after: z.int() }),
    total: ({ db }, { statement_id }) => countUndecidedOf(db, statement_id),
    step: async ({ context, change, payload: { statement_id }, position, share }) => {
      const inStep = Math.ceil(most * share);
      const lines = await listUndecidedOf(change.db, { statement_id, after: position?.after ?? 0, most: inStep });
      const last = lines.at(-1);
      if (!last) {
        await change.enqueue(JUDGE, {});
        return { done: 0 };
      }
      const next = { after: last.id };
      if (await bookNamedLines(context, change, lines)) return { next, done: lines.length };
      const { failed } = await eachInChange(context, lines, (own, { id }) => bookNamedLine(own, id));
      return { next, done: lines.length - failed, failed };
    },
  });
}
