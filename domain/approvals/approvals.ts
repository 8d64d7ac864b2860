import { z } from 'zod';
import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';

/**
 * Deeds for which a second person of the office is needed (decision 40): money to an account that is not known to be the
 * household's, another address for its log-in, and the log-in of whoever goes on as the main member.
 */
export const approvalKinds = ['refund', 'email', 'log_in'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** `took_effect`: nobody else could agree, and the wait was over. */
export const approvalOutcomes = ['agreed', 'declined', 'withdrawn', 'lapsed', 'took_effect'] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];

/** How long a deed waits where only one person works in the office. */
export const DAYS_ALONE = 3;

/** After so many days nobody has agreed, and nobody will. */
export const DAYS_TO_DECIDE = 30;

const wantedRefund = z.object({
  amount_cents: z.int().transform((amount) => amount as Cents),
  value_date: z.string().transform((date) => date as Day),
  recipient_name: z.string().nullable(),
  recipient_iban: z.string().nullable(),
  reason: z.string(),
});

/** `former_email`: the address that was in force when it was asked. */
const wantedEmail = z.object({ email: z.string(), former_email: z.string() });

/** What each kind keeps of what is wanted. */
export const wantedOf = { refund: wantedRefund, email: wantedEmail, log_in: wantedEmail } as const satisfies Record<
  ApprovalKind,
  z.ZodType
>;

export type WantedRefund = z.output<typeof wantedRefund>;
export type WantedEmail = z.output<typeof wantedEmail>;

/** A deed as it was asked for. */
export type WantedDeed = { kind: 'refund'; wanted: WantedRefund } | { kind: 'email' | 'log_in'; wanted: WantedEmail };

export type ApprovalState = { kind: ApprovalKind; asked_by: number | null; outcome: ApprovalOutcome | null };

/** Whether somebody may still say yes or no: an address that took effect by itself is looked at afterwards. */
export function isUndecided({ kind, outcome }: Pick<ApprovalState, 'kind' | 'outcome'>): boolean {
  return outcome === null || (outcome === 'took_effect' && kind !== 'refund');
}

type Staff = { kind: 'office'; account_id: number } | { kind: 'system' };

/** Only by name, and never who asked. */
export function mayAgree(staff: Staff, { asked_by }: Pick<ApprovalState, 'asked_by'>): boolean {
  return staff.kind === 'office' && staff.account_id !== asked_by;
}
