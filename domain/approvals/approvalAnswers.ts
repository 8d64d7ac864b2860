import { z } from 'zod';
import { euros, id, instant, wireDay } from '../shared/fields.ts';
import { approvalKinds } from './approvals.ts';

/** A deed of one person of the office that waits until a second one agrees (decision 40). */
export const approval = z.object({
  id,
  household_id: id,
  kind: z.enum(approvalKinds),
  /** The e-mail of who asked; null for a command without a name. */
  asked_by: z.string().nullable(),
  asked_at: instant,
  /** What they said. */
  reason: z.string().nullable(),
  /** Whoever asks for this list asked for it: they may withdraw it, and not agree. */
  is_own: z.boolean(),
  /** Nobody else of the office could agree: then it is done by itself. */
  takes_effect_at: instant.nullable(),
  /** It is in force since, and somebody else has to look at it. */
  took_effect: z.boolean(),
});

/** The same with what is wanted, for who decides. */
export const openApproval = approval.extend({
  email: z.string().nullable(),
  refund: z
    .object({
      amount: euros,
      value_date: wireDay,
      recipient_name: z.string().nullable(),
      recipient_iban: z.string().nullable(),
    })
    .nullable(),
});

export type Approval = z.output<typeof approval>;
export type OpenApproval = z.output<typeof openApproval>;
