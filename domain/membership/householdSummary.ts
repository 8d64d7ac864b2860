import { z } from 'zod';
import { memberStatuses } from '../members/memberStatus.ts';
import { id, instant, wireDay } from '../shared/fields.ts';

/** A household's membership, as the office sees it. */
export const householdSummary = z.object({
  id,
  membership_no: z.string(),
  name: z.string(),
  status: z.enum(memberStatuses),
  status_since: wireDay,
  created_at: instant,
  submitted_on: wireDay.nullable(),
  sent_back_reason: z.string().nullable(),
  /** It was sent back and has not been changed since (decision 22). */
  may_take_back: z.boolean(),
  waiting_from: wireDay.nullable(),
  waiting_until: wireDay.nullable(),
  active_from: wireDay.nullable(),
  inactive_from: wireDay.nullable(),
  inactive_reason_id: z.int().nullable(),
  /** Since then nothing about money is written to the household, because somebody has died (decision 60). */
  money_rests_since: wireDay.nullable(),
  /** Since then nothing leaves for the household, because it was taken over and is not released yet (decision 103). */
  silent_since: wireDay.nullable(),
  /** When the main member last confirmed that address, phone numbers and family are right (decision 67). */
  confirmed_on: wireDay.nullable(),
});

export type HouseholdSummary = z.output<typeof householdSummary>;
