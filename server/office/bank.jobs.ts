import { z } from 'zod';
import { listUndecidedOf } from '../payments/bankLines.reads.ts';
import { eachInChange } from '../platform/batch.ts';
import { defineJob } from '../platform/jobs.ts';
import { bookNamedLine } from './bankBooking.actions.ts';

/**
 * Books what a file's reader did not come to: the file was large, or the process died. Run twice, or beside the reader, each
 * line is booked once: who decides holds its lock and looks again.
 */
export const bookBankLines = defineJob({
  name: 'office.book_bank_lines',
  payload: z.object({ statement_id: z.int() }),
  run: async (ground, { statement_id }) => {
    const lines = await listUndecidedOf(ground.db, statement_id);
    const { failed } = await eachInChange(ground, lines, (change, line) => bookNamedLine(change, line.id));
    if (failed > 0) throw new Error(`${failed} lines of the bank could not be booked`);
  },
});
