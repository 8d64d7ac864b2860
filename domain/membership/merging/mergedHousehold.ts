import { z } from 'zod';
import { owner } from '../../members/owner.ts';
import { wireDay } from '../../shared/fields.ts';

/** The other one of two households of which one was closed, since when, and by whom (decision 109). */
export const mergedHousehold = z.object({
  ...owner,
  merged_on: wireDay,
  /** Who asked and who agreed; null if the account is gone, or if nobody else could agree. */
  asked_by: z.string().nullable(),
  agreed_by: z.string().nullable(),
});

export type MergedHousehold = z.output<typeof mergedHousehold>;
