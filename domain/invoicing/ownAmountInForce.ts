import { z } from 'zod';
import { euros, id } from '../shared/fields.ts';

/** What a person pays for a year in place of the table's contribution, as two people of the office decided. */
export const ownAmount = z.object({
  member_id: id,
  name: z.string(),
  year: z.int(),
  amount: euros,
  reason: z.string(),
  /** Null if the account is gone. */
  asked_by: z.string().nullable(),
  /** Null if it took effect without a second person. */
  agreed_by: z.string().nullable(),
});

export type OwnAmountInForce = z.output<typeof ownAmount>;
