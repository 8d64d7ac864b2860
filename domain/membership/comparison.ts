import { z } from 'zod';
import { memberStatuses } from '../members/memberStatus.ts';
import { id, wireDay } from '../shared/fields.ts';
import { joinable } from './joiningApplications.ts';

/** By what somebody of the former list may be the same as somebody who applies. */
export const likenesses = ['number', 'name'] as const;

/** Somebody of a household that was taken over, who may be the same as `member_id` of the application. */
export const likeListed = z.object({
  member_id: id,
  by: z.enum(likenesses),
  household_id: id,
  membership_no: z.string(),
  old_number: z.string().nullable(),
  /** Nothing leaves for it yet (decision 103). */
  is_silent: z.boolean(),
  /** Somebody logs in for it already. */
  has_account: z.boolean(),
  person_id: id,
  name: z.string(),
  date_of_birth: wireDay.nullable(),
  is_main: z.boolean(),
  status: z.enum(memberStatuses),
  /** In one line each. */
  addresses: z.array(z.string()),
  phone_numbers: z.array(z.string()),
});

/** So long the office has to compare; then an application goes on by itself, whoever it resembles. */
export const HELD_DAYS = 30;

/** An application that waits for the office to compare it with the former list (decision 107). */
export const comparison = z.object({
  asked_on: wireDay,
  /** The last day on which the office can decide. */
  held_until: wireDay,
  matches: z.array(likeListed),
  /** The households of those matches, each once (decision 112). */
  joinable: z.array(joinable),
});

export type LikeListed = z.output<typeof likeListed>;
export type Comparison = z.output<typeof comparison>;
