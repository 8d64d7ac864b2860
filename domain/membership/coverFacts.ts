import type { DunningLevel } from '../dunning/levels.ts';
import type { MemberStatus } from '../members/memberStatus.ts';
import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';

/** What is known about one person for one day; `coverOn` turns it into a verdict. */
export type CoverFacts = {
  /** The day that is asked about: the day of death, or today. */
  day: Day;
  /** Whether the death was an accident; false if nobody died or this is unknown. */
  is_accident: boolean;
  /** The present value: only mistakes about a birth date ever change. */
  birth: Day | null;
  /** One per household of the person; empty if there is none. */
  memberships: readonly MembershipFacts[];
};

export type MembershipFacts = {
  household_id: number;
  /** From when on the household is merged into the one of the other membership (decision 109); it counts for earlier days only. */
  merged_on?: Day | undefined;
  /** Whether the age limit of children applies: a son or daughter without a disability (D27). */
  is_age_limited: boolean | 'unknown';
  /** The day on which the person was entered, and the status with which the status history begins. */
  entered: {
    on: Day;
    status: MemberStatus;
    /** Of somebody taken over from the former list (decision 102): between the two days nobody knows how they stood. */
    known_since?: Day | null;
  };
  /** The status history, in any order. */
  steps: readonly StatusStep[];
  /** The waiting period; it counts only on days on which the status is `waiting`. */
  period: WaitingFacts | 'unknown';
  /** All confirmed invoices of the household. */
  invoices: readonly InvoiceFacts[];
  /** Payments of the household that are not allocated to an invoice yet. */
  free_money: readonly Payment[];
};

/** A row of the status history. Its `id` says in which order the rows were written. */
export type StatusStep = { id: number; status: MemberStatus; on: Day; reason_id: number | null };

export type WaitingFacts = {
  /** The day from which the days count; null while something is unpaid (D21). */
  from: Day | null;
  /** The last day of the period; null for a newborn, who has none (D22). */
  until: Day | null;
  /** What is missing besides days: unverified documents (D21), or the household is not active yet (D22). */
  held_by: 'documents' | 'household' | null;
  /** The first day of a household that the person joined later: nobody is covered before it (D22). */
  not_before: Day | null;
};

export type InvoiceFacts = {
  bill_number: string;
  /** The day of confirmation. */
  date: Day;
  amount_cents: Cents;
  payments: readonly Payment[];
  /** The reminders for the due date in force on the day. */
  reminders: readonly Reminder[] | 'unknown';
  /** The day on which the office voided it or wrote it off; null if it did not. */
  dropped_on: Day | 'unknown' | null;
};

/** A payment counts from its value date until the day on which the bank returned it. */
export type Payment = { cents: Cents; value_date: Day; returned_on: Day | null };

export type Reminder = { level: Exclude<DunningLevel, 0>; on: Day };

/** Facts that the stored data do not tell for the day. */
export type MissingFact = 'status_history' | 'waiting_period' | 'basis' | 'date_of_birth' | 'invoice_history';
