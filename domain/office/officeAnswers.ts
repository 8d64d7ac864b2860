import { z } from 'zod';
import { approval, openApproval } from '../approvals/approvalAnswers.ts';
import { lastDeed } from '../audit/lastDeed.ts';
import { documentTypes } from '../documents/documentTypes.ts';
import { officeInvoice } from '../invoicing/officeInvoice.ts';
import { lostMail } from '../mails/mails.contract.ts';
import { openChangeRequest } from '../members/changeRequestReview.contract.ts';
import { memberStatuses } from '../members/memberStatus.ts';
import { address, mainMember, subMember } from '../members/members.contract.ts';
import { owner } from '../members/owner.ts';
import { erasureHindrances } from '../membership/erasure.ts';
import { officePayment, refund } from '../payments/paymentAnswers.ts';
import { euros, id, instant, wireDay } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { substitute } from '../substitutes/substitutes.contract.ts';
import { applicationStates } from './applicationState.ts';

export const application = z.object({
  household_id: id,
  membership_no: z.string(),
  name: z.string(),
  status: z.enum(memberStatuses),
  submitted_on: wireDay.nullable(),
  waiting_until: wireDay.nullable(),
  states: z.array(z.enum(applicationStates)),
  /** Mandatory papers that are missing, refused or not looked at. */
  unverified_types: z.array(z.enum(documentTypes)),
  /** Papers that nobody has decided about, of anybody in the household. */
  undecided_documents: z.array(z.object({ id, member_id: id, type: z.enum(documentTypes), name: z.string() })),
  /** What is still owed on confirmed invoices. */
  open_amount: euros,
});

const household = z.object({
  id,
  membership_no: z.string(),
  name: z.string(),
  status: z.enum(memberStatuses),
  status_since: wireDay,
  created_at: instant,
  submitted_on: wireDay.nullable(),
  sent_back_reason: z.string().nullable(),
  /** It was sent back, and has changed nothing since (decision 22). */
  may_take_back: z.boolean(),
  waiting_from: wireDay.nullable(),
  waiting_until: wireDay.nullable(),
  active_from: wireDay.nullable(),
  inactive_from: wireDay.nullable(),
  inactive_reason_id: z.int().nullable(),
});

export const foundHousehold = z.object({
  id,
  membership_no: z.string(),
  name: z.string(),
  status: z.enum(memberStatuses),
  email: z.string().nullable(),
  /** Everybody's name, the main member first: the search may have found a child. */
  persons: z.array(z.string()),
});

const statusChange = z.object({
  id,
  /** Null for the household itself. */
  member_id: id.nullable(),
  from_status: z.enum(memberStatuses),
  to_status: z.enum(memberStatuses),
  changed_at: instant,
  effective_on: wireDay,
  /** Who did it: the e-mail of an account; null for the clockwork. */
  actor: z.string().nullable(),
  inactive_reason_id: z.int().nullable(),
  reason: z.string().nullable(),
});

export const householdSummary = household;

const possibleDuplicate = z.object({
  ...owner,
  person_id: id,
  member_id: id,
  status: z.enum(memberStatuses),
  inactive_reason_id: id.nullable(),
});

const erasability = { from: wireDay.nullable(), hindrances: z.array(z.enum(erasureHindrances)) };

/** Everything about one household. */
export const householdFile = z.object({
  household,
  last_deed: lastDeed,
  account: z
    .object({
      email: z.string(),
      pending_email: z.string().nullable(),
      /** Until when the link to the wanted address works; null once there is none. */
      pending_email_until: instant.nullable(),
      /** No password gets in: the office has put the address right after somebody took the account over (decision 20). */
      is_without_password: z.boolean(),
      /** When, by whom and why the office last put the address right. */
      email_set: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
      language: z.enum(languages),
      status: z.enum(['unconfirmed', 'active', 'closed']),
    })
    .nullable(),
  /** What waits for a second person of the office. */
  approvals: z.array(openApproval),
  main_member: mainMember,
  sub_members: z.array(subMember),
  /** People of other households who may be the same as `person_id` of this one (decision 29). */
  possible_duplicates: z.array(possibleDuplicate),
  /** Where former main members wished to be buried (decision 28). */
  former_burial_places: z.array(z.object({ member_id: id, place: address })),
  substitutes: z.array(substitute),
  invoices: z.array(officeInvoice),
  payments: z.array(officePayment),
  refunds: z.array(refund),
  /** What is free of all payments, and may go to an invoice or back to the household. */
  free: euros,
  /** What of that may go back: what the bank has told of (decision 40). */
  refundable: euros,
  /** What went back to the household of a payment that the bank then took back: so much is with nobody (decision 19). */
  lacking: euros,
  status_history: z.array(statusChange),
  /** From when it may be erased as far as time says, and what stands against it today (decision 18). */
  erasure: z.object({
    ...erasability,
    /** The same of everybody who left before the household ended (decision 37). */
    persons: z.array(z.object({ member_id: id, name: z.string(), ...erasability })),
  }),
});

/** What waits for somebody in the office; of each kind at most a hundred (decision 25). */
export const toDo = z.object({
  /** Active households are not billed for this year; null once all are. How many, and how much, is a call of its own. */
  yearly_run: z.object({ year: z.int(), is_running: z.boolean() }).nullable(),
  /** The third reminder was sent and the invoice is still owed (D44). */
  third_reminders: z.array(
    z.object({ ...owner, sale_invoice_id: id, bill_number: z.string(), open_item: euros, due_date: wireDay }),
  ),
  /** Households that owe something while money of theirs pays for nothing: it can go to what they owe (D42). */
  free_money: z.array(z.object({ ...owner, free: euros, owed: euros })),
  /** Households that owe nothing while money of theirs pays for nothing: it can be paid back (decision 19). */
  to_refund: z.array(z.object({ ...owner, free: euros })),
  /** Households that got back a payment which the bank then took back: it is to be asked for (decision 19). */
  lacking_money: z.array(z.object({ ...owner, lacking: euros })),
  /** Covered as a child, and past the thirtieth birthday (D27). */
  children_past_the_age_limit: z.array(z.object({ ...owner, member_id: id, date_of_birth: wireDay })),
  /**
   * Existing members' papers that nobody has decided about, a line for each household that is not in `waiting_over`:
   * those for a death first, then the oldest.
   */
  papers_to_check: z.array(
    z.object({ ...owner, types: z.array(z.enum(documentTypes)), since: instant, is_for_death: z.boolean() }),
  ),
  /** The 90 days are over, the papers are not verified (D21). */
  waiting_over: z.array(application),
  /** What one person of the office wants and a second one has to agree to. */
  approvals: z.array(approval.extend(owner)),
  /** How many lines of the bank's nobody has decided about (D42). */
  bank_lines: z.int(),
  /** What members want corrected in locked data (D25). */
  change_requests: z.array(openChangeRequest),
  /** Households that need not be kept any more, by number alone (decision 18). */
  erasable: z.array(z.object({ household_id: id, membership_no: z.string(), member_id: id.nullable(), from: wireDay })),
  /** Mails that could not be sent (decision 38). */
  abandoned_mails: z.array(lostMail),
});

export type Application = z.output<typeof application>;
export type HouseholdSummary = z.output<typeof householdSummary>;
export type PossibleDuplicate = z.output<typeof possibleDuplicate>;
export type HouseholdFile = z.output<typeof householdFile>;
export type FoundHousehold = z.output<typeof foundHousehold>;
export type ToDo = z.output<typeof toDo>;
