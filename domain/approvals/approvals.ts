import { z } from 'zod';
import { codeWays } from '../accounts/accountCode.ts';
import { staffRoles } from '../accounts/staffRoles.ts';
import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';
import { type WantedInvitation, wantedInvitation } from '../staff/invitation.ts';

/**
 * Actions that need a second staff member: a refund to an account not known to be the household's, a new e-mail address for its
 * log-in, the log-in of a new main member (decision 40), a circular with an account's number or an address of others, rules of the board by which one person could promise or pay more,
 * a payment booked by hand for a day before its invoice or long ago (decision 71), an own amount of a person (decision 99), and a
 * paper application that counts from a day long ago, or before a death (decision 97), a code with which a household opens an
 * account (decision 98), joining an application to a household of the former list (decision 112), merging two households that are one
 * (decision 109), and who works in the office, in which role, and with which second factor (decision 110).
 */
export const approvalKinds = [
  'refund',
  'email',
  'log_in',
  'settings',
  'payment',
  'news',
  'own_amount',
  'arrival',
  'account_code',
  'joining',
  'merging',
  'staff_invitation',
  'staff_role',
  'staff_reset',
  'staff_reopening',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** Kinds about accounts of the office itself (decision 110). */
export const staffKinds = [
  'staff_invitation',
  'staff_role',
  'staff_reset',
  'staff_reopening',
] as const satisfies readonly ApprovalKind[];
export type StaffKind = (typeof staffKinds)[number];

/** Kinds that concern no household. */
export const kindsOfNobody = ['settings', 'news', ...staffKinds] as const satisfies readonly ApprovalKind[];

/** Kinds about a log-in: one that took effect by itself is reviewed afterwards. */
export const logInKinds = ['email', 'log_in'] as const satisfies readonly ApprovalKind[];

/** `took_effect`: nobody else could approve it, and the waiting time passed. */
export const approvalOutcomes = ['agreed', 'declined', 'withdrawn', 'lapsed', 'took_effect'] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];

/** How many days an action waits if only one person works in the office. */
const DAYS_ALONE = 3;
const DAY_MS = 86_400_000;

/** From when on something may happen that was asked for at a moment and that nobody else could agree to. */
export function aloneFrom(askedAt: Date): Date {
  return new Date(askedAt.getTime() + DAYS_ALONE * DAY_MS);
}

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

/** `settings`: as they are stored; `version`: that of the sets on which they were based. */
const wantedSettings = z.object({
  valid_from: z.string().transform((date) => date as Day),
  settings: z.record(z.string(), z.unknown()),
  version: z.int(),
});

/** A payment booked by hand, wholly for one invoice. */
const wantedPayment = z.object({
  sale_invoice_id: z.int(),
  bill_number: z.string(),
  amount_cents: z.int().transform((amount) => amount as Cents),
  value_date: z.string().transform((date) => date as Day),
  counterparty_name: z.string().nullable(),
  remittance_text: z.string().nullable(),
  transaction_key: z.string().nullable(),
});

/** Null: the table's contribution again. */
const wantedOwnAmount = z.object({
  member_id: z.int(),
  year: z.int(),
  amount_cents: z
    .int()
    .transform((amount) => amount as Cents)
    .nullable(),
});

/** A circular that waits. */
const wantedNews = z.object({ circular_id: z.int() });

/** The day on which the signed paper arrived, from which the application is to count. */
const wantedArrival = z.object({ arrived_on: z.string().transform((date) => date as Day) });
/** `email`: where the invitation goes; null for a code that is not mailed. */
const wantedCode = z.object({ code_id: z.int(), way: z.enum(codeWays), email: z.string().nullable() });

/**
 * An application that is joined to the household of the request. `people`: a digest of who is compared, because nobody agrees to people
 * whom nobody has seen.
 */
const wantedJoining = z.object({
  application_id: z.int(),
  people: z.string(),
  takes_address: z.boolean(),
  takes_phone: z.boolean(),
  brings: z.array(z.int()),
});

/** A household that is closed because it is the one of the request. `people`: a digest of who is compared. */
const wantedMerging = z.object({
  closes_id: z.int(),
  people: z.string(),
  pairs: z.array(z.object({ closes: z.int(), stays: z.int() })),
  takes_address: z.boolean(),
  takes_phone: z.boolean(),
});

const staffRole = z.enum(staffRoles);
/** `former_role`: that of the day on which it was asked for. */
const wantedRole = z.object({ account_id: z.int(), role: staffRole, former_role: staffRole });
const wantedReset = z.object({ account_id: z.int() });
const wantedReopening = z.object({ account_id: z.int(), role: staffRole });

/** The content that is stored for each kind. */
export const wantedOf = {
  refund: wantedRefund,
  email: wantedEmail,
  log_in: wantedEmail,
  settings: wantedSettings,
  payment: wantedPayment,
  news: wantedNews,
  own_amount: wantedOwnAmount,
  arrival: wantedArrival,
  account_code: wantedCode,
  joining: wantedJoining,
  merging: wantedMerging,
  staff_invitation: wantedInvitation,
  staff_role: wantedRole,
  staff_reset: wantedReset,
  staff_reopening: wantedReopening,
} as const satisfies Record<ApprovalKind, z.ZodType>;

export type WantedCode = z.output<typeof wantedCode>;
export type WantedRefund = z.output<typeof wantedRefund>;
export type WantedEmail = z.output<typeof wantedEmail>;
export type WantedNews = z.output<typeof wantedNews>;
export type WantedOwnAmount = z.output<typeof wantedOwnAmount>;
export type WantedPayment = z.output<typeof wantedPayment>;
export type WantedArrival = z.output<typeof wantedArrival>;
export type WantedJoining = z.output<typeof wantedJoining>;
export type WantedMerging = z.output<typeof wantedMerging>;
export type WantedSettings = z.output<typeof wantedSettings>;

/** An action together with its content. */
export type WantedDecision =
  | { kind: 'refund'; wanted: WantedRefund }
  | { kind: (typeof logInKinds)[number]; wanted: WantedEmail }
  | { kind: 'settings'; wanted: WantedSettings }
  | { kind: 'payment'; wanted: WantedPayment }
  | { kind: 'news'; wanted: WantedNews }
  | { kind: 'own_amount'; wanted: WantedOwnAmount }
  | { kind: 'arrival'; wanted: WantedArrival }
  | { kind: 'account_code'; wanted: WantedCode }
  | { kind: 'joining'; wanted: WantedJoining }
  | { kind: 'merging'; wanted: WantedMerging }
  | WantedOfStaff;

/** What is asked for about accounts of the office. */
export type WantedOfStaff =
  | { kind: 'staff_invitation'; wanted: WantedInvitation }
  | { kind: 'staff_role'; wanted: z.output<typeof wantedRole> }
  | { kind: 'staff_reset'; wanted: z.output<typeof wantedReset> }
  | { kind: 'staff_reopening'; wanted: z.output<typeof wantedReopening> };

export type ApprovalState = { kind: ApprovalKind; asked_by: number | null; outcome: ApprovalOutcome | null };

/** Whether a decision is still possible. An e-mail address that took effect by itself is checked afterwards. */
export function isUndecided({ kind, outcome }: Pick<ApprovalState, 'kind' | 'outcome'>): boolean {
  return outcome === null || (outcome === 'took_effect' && isAboutLogIn(kind));
}

export function isAboutLogIn(kind: ApprovalKind): kind is (typeof logInKinds)[number] {
  return logInKinds.some((one) => one === kind);
}

type Staff = { kind: 'office'; account_id: number; role: 'clerk' | 'board' } | { kind: 'system' };

type Asked = Pick<ApprovalState, 'asked_by' | 'kind'> & {
  /** How many members the board has beside the one who asked, and the one whom it is about. */
  othersOfBoard: number;
  /** The account of the office that it is about, if it is about one. */
  about_account?: number | null;
};

/**
 * Only a named staff member may approve, and never the one who started the action, or whom it is about. Rules of the board, and who
 * works in the office, are approved by its members, and by somebody else of the office only if it has no other.
 */
export function mayAgree(staff: Staff, { asked_by, kind, othersOfBoard, about_account }: Asked): boolean {
  if (staff.kind !== 'office' || staff.account_id === asked_by || staff.account_id === about_account) return false;
  const isOfBoard = kind === 'settings' || isAboutStaff(kind);
  return !isOfBoard || staff.role === 'board' || othersOfBoard === 0;
}

export function isAboutStaff(kind: ApprovalKind): kind is StaffKind {
  return staffKinds.some((one) => one === kind);
}
