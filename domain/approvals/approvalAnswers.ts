import { z } from 'zod';
import { codeWays } from '../accounts/accountCode.ts';
import { euros, id, instant, wireDay } from '../shared/fields.ts';
import { approvalKinds } from './approvals.ts';

/** An action of one staff member that waits for the approval of a second one (decision 40). */
export const approval = z.object({
  id,
  /** Null if it concerns no household. */
  household_id: id.nullable(),
  kind: z.enum(approvalKinds),
  /** The e-mail address of the staff member who started it; null if a command on the server did. */
  asked_by: z.string().nullable(),
  asked_at: instant,
  /** The reason that they gave. */
  reason: z.string().nullable(),
  /** Whether the reader started it: they may withdraw it, but not approve it. */
  is_own: z.boolean(),
  /** Whether the reader may approve it. */
  may_agree: z.boolean(),
  /** When it takes effect by itself, because nobody else in the office could approve it; otherwise null. */
  takes_effect_at: instant.nullable(),
  /** Whether it took effect by itself; somebody else still has to check it. */
  took_effect: z.boolean(),
});

/** `approval` with its content, for the person who decides. */
export const openApproval = approval.extend({
  email: z.string().nullable(),
  /** How a household gets a code for an account. */
  way: z.enum(codeWays).nullable(),
  refund: z
    .object({
      amount: euros,
      value_date: wireDay,
      recipient_name: z.string().nullable(),
      recipient_iban: z.string().nullable(),
    })
    .nullable(),
  /** From which day an application on paper is to count. */
  arrived_on: wireDay.nullable(),
  payment: z
    .object({
      bill_number: z.string(),
      amount: euros,
      value_date: wireDay,
      counterparty_name: z.string().nullable(),
      remittance_text: z.string().nullable(),
    })
    .nullable(),
  /** Which application is to be joined to the household. */
  joining: z
    .object({
      /** Of the application. */
      household_id: id,
      membership_no: z.string(),
      name: z.string(),
      takes_address: z.boolean(),
      takes_phone: z.boolean(),
      /** Who comes along, although the former list does not have them. */
      brings: z.array(z.string()),
    })
    .nullable(),
  /** Which household is to be closed, because it is this one (decision 109). */
  merging: z
    .object({
      household_id: id,
      membership_no: z.string(),
      name: z.string(),
      takes_address: z.boolean(),
      takes_phone: z.boolean(),
      /** Who of it is who here. */
      pairs: z.array(z.object({ closes: z.string(), stays: z.string() })),
      /** Who comes along. */
      moves: z.array(z.string()),
    })
    .nullable(),
  own_amount: z
    .object({
      name: z.string(),
      year: z.int(),
      /** Null: the table's contribution again. */
      amount: euros.nullable(),
      /** What the person is charged without it; null if nobody can say. */
      otherwise: euros.nullable(),
    })
    .nullable(),
});

/** `approval` with its household's number and main member; null if it concerns no household. */
export const listedApproval = approval.extend({ membership_no: z.string().nullable(), name: z.string().nullable() });

export type ListedApproval = z.output<typeof listedApproval>;
export type Approval = z.output<typeof approval>;
export type OpenApproval = z.output<typeof openApproval>;
