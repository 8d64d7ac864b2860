import { z } from 'zod';
import { memberStatuses } from '../../members/memberStatus.ts';
import { owner } from '../../members/owner.ts';
import { relationshipTypes } from '../../reference/eligibility.ts';
import { euros, id, wireDay } from '../../shared/fields.ts';
import { mergingHindrances } from './merging.ts';

/** Somebody of one of two households that may be one. */
export const comparedPerson = z.object({
  id,
  name: z.string(),
  is_main: z.boolean(),
  status: z.enum(memberStatuses),
  date_of_birth: wireDay.nullable(),
  relationship_type: z.enum(relationshipTypes).nullable(),
});

/** One of two households that may be one. */
export const mergingSide = z.object({
  ...owner,
  old_number: z.string().nullable(),
  status: z.enum(memberStatuses),
  /** The first day of the membership. */
  since: wireDay.nullable(),
  has_log_in: z.boolean(),
  is_silent: z.boolean(),
  address: z.string().nullable(),
  phone_numbers: z.array(z.string()),
  documents: z.int(),
  /** What was received, what is owed, and what is free of it. */
  received: euros,
  owed: euros,
  free: euros,
  people: z.array(comparedPerson),
});

/** Two households beside each other, before they are merged (decision 109). */
export const merging = z.object({
  stays: mergingSide,
  closes: mergingSide,
  /** The membership of the other one began earlier. */
  should_switch: z.boolean(),
  /** Who is probably who. */
  pairs: z.array(z.object({ closes: id, stays: id })),
  /** Why they cannot be merged, with these pairs; null if they can. */
  hindrance: z.enum(mergingHindrances).nullable(),
  /** Invoices that would become void, because they charge again for the same. */
  doubled: z.array(z.object({ bill_number: z.string(), membership_no: z.string(), amount: euros, paid: euros })),
  other_address: z.boolean(),
  other_phone: z.boolean(),
});

export type Merging = z.output<typeof merging>;
export type MergingSide = Merging['stays'];
