import { z } from 'zod';
import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';

/**
 * Actions that need a second staff member (decision 40): a refund to an account not known to be the household's, a new
 * e-mail address for its log-in, and the log-in of a new main member.
 */
export const approvalKinds = ['refund', 'email', 'log_in'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** `took_effect`: nobody else could approve it, and the waiting time passed. */
export const approvalOutcomes = ['agreed', 'declined', 'withdrawn', 'lapsed', 'took_effect'] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];

/** How many days an action waits if only one person works in the office. */
export const DAYS_ALONE = 3;

/** How many days an action waits for approval before it lapses. */
export const DAYS_TO_DECIDE = 30;

const wantedRefund = z.object({
  amount_cents: z.int().transform((amount) => amount as Cents),
  value_date: z.string().transform((date) => date as Day),
  recipient_name: z.string().nullable(),
  recipient_iban: z.string().nullable(),
  reason: z.string(),
});

/** `former_email`: the address that was in force when the change was requested. */
const wantedEmail = z.object({ email: z.string(), former_email: z.string() });

/** The content that is stored for each kind. */
export const wantedOf = { refund: wantedRefund, email: wantedEmail, log_in: wantedEmail } as const satisfies Record<
  ApprovalKind,
  z.ZodType
>;

export type WantedRefund = z.output<typeof wantedRefund>;
export type WantedEmail = z.output<typeof wantedEmail>;

/** An action together with its content. */
export type WantedDecision =
  | { kind: 'refund'; wanted: WantedRefund }
  | { kind: 'email' | 'log_in'; wanted: WantedEmail };

export type ApprovalState = { kind: ApprovalKind; asked_by: number | null; outcome: ApprovalOutcome | null };

/** Whether a decision is still possible. An e-mail address that took effect by itself is checked afterwards. */
export function isUndecided({ kind, outcome }: Pick<ApprovalState, 'kind' | 'outcome'>): boolean {
  return outcome === null || (outcome === 'took_effect' && kind !== 'refund');
}

type Staff = { kind: 'office'; account_id: number } | { kind: 'system' };

/** Only a named staff member may approve, and never the one who started the action. */
export function mayAgree(staff: Staff, { asked_by }: Pick<ApprovalState, 'asked_by'>): boolean {
  return staff.kind === 'office' && staff.account_id !== asked_by;
}
