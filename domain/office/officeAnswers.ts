import { z } from 'zod';
import { begunApplication, paperApplication } from '../application/paper.contract.ts';
import { listedApproval, openApproval } from '../approvals/approvalAnswers.ts';
import { lastDecision } from '../audit/lastDecision.ts';
import { deathContacts } from '../burial/deathContacts.contract.ts';
import { cashBook } from '../cash/cash.contract.ts';
import { conversation } from '../counter/conversation.ts';
import { note, noteToFollowUp } from '../counter/note.ts';
import { unsignedDecision } from '../deaths/deathDecisions.contract.ts';
import { openDeath } from '../deaths/life/openDeath.ts';
import { documentTypes } from '../documents/documentTypes.ts';
import { expiringTypes } from '../documents/validity.ts';
import { reminderHold } from '../dunning/reminderHold.contract.ts';
import { agreement } from '../households/agreement.ts';
import { officeInvoice } from '../invoicing/officeInvoice.ts';
import { ownAmount } from '../invoicing/ownAmountInForce.ts';
import { lostMail, lostTextMessage } from '../mails/mails.contract.ts';
import { address } from '../members/addressSchemas.ts';
import { openChangeRequest } from '../members/changeRequests/changeRequestReview.contract.ts';
import { channels } from '../members/channel.ts';
import { memberStatuses } from '../members/memberStatus.ts';
import { mainMember, subMember } from '../members/members.contract.ts';
import { owner } from '../members/owner.ts';
import { comparison } from '../membership/comparison.ts';
import { endingToCome, refusedEnding } from '../membership/endingToCome.ts';
import { erasureHindrances } from '../membership/erasure.ts';
import { householdSummary } from '../membership/householdSummary.ts';
import { mergedHousehold } from '../membership/merging/mergedHousehold.ts';
import { takeOverToDo } from '../movingIn/proof.contract.ts';
import { onCall } from '../onCall/onCall.contract.ts';
import { otherPayers } from '../payments/otherPayers.contract.ts';
import { officePayment, refund } from '../payments/paymentAnswers.ts';
import { euros, id, instant, wireDay } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { substitute } from '../substitutes/substitutes.contract.ts';
import { applicationStates } from './applicationState.ts';

/**
 * Why a household was skipped, in the words of the staff member; null `by`: the account is gone. `until`: the last day on
 * which it is skipped, if one was named.
 */
export const skip = z.object({
  at: instant,
  by: z.string().nullable(),
  reason: z.string(),
  until: wireDay.nullable(),
});

export const application = z.object({
  household_id: id,
  membership_no: z.string(),
  name: z.string(),
  status: z.enum(memberStatuses),
  submitted_on: wireDay.nullable(),
  waiting_until: wireDay.nullable(),
  states: z.array(z.enum(applicationStates)),
  /** Mandatory documents that are missing, refused or unchecked. */
  unverified_types: z.array(z.enum(documentTypes)),
  /** Undecided documents of anybody in the household. */
  undecided_documents: z.array(z.object({ id, member_id: id, type: z.enum(documentTypes), name: z.string() })),
  /** What is owed on confirmed invoices. */
  open_amount: euros,
  /** Set while the office has skipped the household; it comes at the end of the list then. */
  skip: skip.nullable(),
});

export const possibleDuplicate = z.object({
  ...owner,
  person_id: id,
  member_id: id,
  status: z.enum(memberStatuses),
  inactive_reason_id: id.nullable(),
});

const erasability = { from: wireDay.nullable(), hindrances: z.array(z.enum(erasureHindrances)) };

/** Everything about one household. */
export const householdFile = z.object({
  household: householdSummary,
  last_decision: lastDecision,
  skip: skip.nullable(),
  account: z
    .object({
      email: z.string(),
      pending_email: z.string().nullable(),
      /** Until when the link to the requested address works; null if there is none. */
      pending_email_until: instant.nullable(),
      /**
       * Whether no password works: the office corrected the address after somebody else had taken the account over
       * (decision 20).
       */
      is_without_password: z.boolean(),
      /** When, by whom and why the office last corrected the e-mail address. */
      email_set: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
      /** Since when a mail server says that the address does not exist; null if it takes mails. */
      email_refused_on: wireDay.nullable(),
      language: z.enum(languages),
      status: z.enum(['unconfirmed', 'active', 'closed']),
    })
    .nullable(),
  /** The paper form with which it began; null if it registered itself (decision 97). */
  paper_application: paperApplication.nullable(),
  /** What the office has to compare before the application goes on; null if nothing waits for that (decision 107). */
  comparison: comparison.nullable(),
  /** Into which household it was merged, and which ones were merged into it, the latest first (decision 109). */
  merged_into: mergedHousehold.nullable(),
  merged_here: z.array(mergedHousehold),
  /** What it agreed to, with version and day, the first first (decision 97). */
  agreements: z.array(agreement),
  /** How the household is written to; the language of its account, if it has one. */
  correspondence: z.object({ channel: z.enum(channels), language: z.enum(languages) }),
  /** What the household asked the office for, the latest first (decision 94). */
  conversations: z.array(conversation),
  /** What the office noted, the latest first. */
  notes: z.array(note),
  /** Reminders by text message that are on: to which number, since when (decision 68). */
  text_reminders: z.object({ number: z.string(), agreed_on: wireDay }).nullable(),
  /** Actions that wait for a second staff member. */
  approvals: z.array(openApproval),
  /** Ends of memberships on a day to come, the earliest first (decision 78). */
  endings_to_come: z.array(endingToCome),
  main_member: mainMember,
  sub_members: z.array(subMember),
  /** People of other households who may be the same as `person_id` of this one (decision 29). */
  possible_duplicates: z.array(possibleDuplicate),
  /** People of other households with an identity number of `person_id`, whatever their names (decision 114). */
  same_numbers: z.array(possibleDuplicate),
  /** Documents of which the same file was sent for another person, or as another type; `name`: whose the other is, with the number of another household. */
  same_files: z.array(z.object({ document_id: id, name: z.string() })),
  /** The burial places that former main members asked for (decision 28). */
  former_burial_places: z.array(z.object({ member_id: id, place: address })),
  substitutes: z.array(substitute),
  /** Contacts for a death, and to whom the office may talk about it (D55). */
  at_a_death: deathContacts.pick({ contacts: true, may_report: true }),
  invoices: z.array(officeInvoice),
  /** Until when it gets no reminder, and why; null if it gets them (decision 92). */
  reminder_hold: reminderHold.nullable(),
  /** What people of it pay in place of the table's contribution, the latest year first (decision 99). */
  own_amounts: z.array(ownAmount),
  payments: z.array(officePayment),
  /** Who else pays for it, and for whom it pays (decision 93). */
  other_payers: otherPayers,
  refunds: z.array(refund),
  /** The sum of free money, which can be allocated to invoices or refunded. */
  free: euros,
  /** The part of it that may be refunded: what bank lines confirm (decision 40). */
  refundable: euros,
  /** What the household owes because the bank returned a payment that we had already refunded (decision 19). */
  lacking: euros,
  /** From when it may be erased, judged by time alone, and what prevents that today (decision 18). */
  erasure: z.object({
    ...erasability,
    /** The same for every person who left before the household ended (decision 37). */
    persons: z.array(z.object({ member_id: id, name: z.string(), ...erasability })),
  }),
});

/** The office's to-do list; at most a hundred entries of each kind (decision 25). */
export const toDo = z.object({
  /** The next days on which nobody is on call, if there are any within a week. */
  on_call_gap: onCall.shape.gap,
  /** Open cases of a death, unopened reports first, each with the step that is due next. */
  deaths: z.array(openDeath),
  /** Set while active households have no invoice for this year; a separate call returns number and sum. */
  yearly_run: z.object({ year: z.int(), is_running: z.boolean() }).nullable(),
  /**
   * How many households that were taken over are silent, and how many releases wait for another of the board, for their first
   * invoices and for their first reminders; null if there is nothing of it.
   */
  silent_households: z
    .object({ silent: z.int(), asked: z.int(), first_invoices: z.int(), first_reminders: z.int() })
    .nullable(),
  /** Lists whose taking over waits for another of the board, and proofs that wait for explanations or for a signature (decision 106). */
  take_overs: z.array(takeOverToDo),
  /** The third reminder was sent and the invoice is still owed (D44). */
  third_reminders: z.array(
    z.object({ ...owner, sale_invoice_id: id, bill_number: z.string(), open_item: euros, due_date: wireDay }),
  ),
  /** Letters come back from the main address, or the e-mail address does not exist; no other one is known yet. */
  dead_addresses: z.array(z.object({ ...owner, kind: z.enum(['post', 'email']), since: wireDay })),
  /** Ends of memberships that the night could not carry out (decision 78). */
  refused_endings: z.array(refusedEnding),
  /** Households with both debts and free money, which can be allocated (D42). */
  free_money: z.array(z.object({ ...owner, free: euros, owed: euros })),
  /** Households with free money and no debts; it can be refunded (decision 19). */
  to_refund: z.array(z.object({ ...owner, free: euros })),
  /** Households that owe money because the bank returned a refunded payment (decision 19). */
  lacking_money: z.array(z.object({ ...owner, lacking: euros })),
  /** People covered as a child who are past their thirtieth birthday (D27). */
  children_past_the_age_limit: z.array(z.object({ ...owner, member_id: id, date_of_birth: wireDay })),
  /**
   * Undecided documents of existing members, one line per household that is not in `waiting_over`: those that report a
   * death first, then the oldest; skipped households at the end.
   */
  documents_to_check: z.array(
    z.object({
      ...owner,
      types: z.array(z.enum(documentTypes)),
      since: instant,
      is_for_death: z.boolean(),
      skip: skip.nullable(),
    }),
  ),
  /** Passports and permits of members that run out within a month, or did so in the last three (decision 68). */
  documents_running_out: z.array(
    z.object({ ...owner, member_id: id, person: z.string(), type: z.enum(expiringTypes), valid_until: wireDay }),
  ),
  /** People of member households whose social insurance number is not there yet, since when; the earliest first. */
  pending_numbers: z.array(z.object({ ...owner, member_id: id, person: z.string(), since: instant })),
  /** Applications whose 90 days are over and whose documents are not verified (D21). */
  waiting_over: z.array(application),
  /** Applications that wait to be compared with the former list, the longest first; how many of that list look the same. */
  to_compare: z.array(z.object({ ...owner, asked_on: wireDay, matches: z.int() })),
  /** Applications that are being entered from the paper form, the earliest first. */
  paper_applications: z.array(begunApplication),
  /** Notes whose day to look again has come, the earliest first. */
  notes_to_follow_up: z.array(noteToFollowUp),
  /** Actions that wait for a second staff member. */
  approvals: z.array(listedApproval),
  /** Payments booked by hand three weeks ago or earlier that no bank line has confirmed (decision 71). */
  unseen_payments: z.array(
    z.object({
      ...owner,
      bank_transaction_id: id,
      amount: euros,
      value_date: wireDay,
      booked_on: wireDay,
      booked_by: z.string().nullable(),
    }),
  ),
  /** Days of the cash box that lack their count, or that of a second person, since more than two days (decision 91). */
  cash_days: cashBook.shape.open_days,
  /** Decisions about a death that are in force and lack a signature (decision 71). */
  unsigned_decisions: z.array(unsignedDecision),
  /** The number of undecided bank lines (D42). */
  bank_lines: z.int(),
  /** Reminders that are due wait for the bank, whose last statement ends on this day; null if none was read (decision 76). */
  reminders_wait: z.object({ last_statement: wireDay.nullable() }).nullable(),
  /** Open change requests (D25). */
  change_requests: z.array(openChangeRequest),
  /** Households that may be erased, by number only (decision 18). */
  erasable: z.array(z.object({ household_id: id, membership_no: z.string(), member_id: id.nullable(), from: wireDay })),
  /** Abandoned mails (decision 38). */
  abandoned_mails: z.array(lostMail),
  /** Text messages that could not be sent. */
  abandoned_text_messages: z.array(lostTextMessage),
});

/** How much waits on the screens of the menu; each number ends at a hundred (`MOST_WAITING`), which means “or more”. */
export const toDoCounts = z.object({
  /** Open cases of a death. */
  deaths: z.int(),
  /** Applications with documents that nobody has decided about. */
  applications: z.int(),
  bank_lines: z.int(),
  cash_days: z.int(),
  change_requests: z.int(),
});

/** Where a household stands in a list, and its neighbours; null at the ends, and for the place of one that is not in it. */
export const nextHousehold = z.object({
  next: z.object({ ...owner, skip: skip.nullable() }).nullable(),
  previous: id.nullable(),
  place: z.int().nullable(),
  count: z.int(),
});

export type Skip = z.output<typeof skip> | null;
export type NextHousehold = z.output<typeof nextHousehold>;
export type Application = z.output<typeof application>;
export type PossibleDuplicate = z.output<typeof possibleDuplicate>;
export type HouseholdFile = z.output<typeof householdFile>;
export type ToDo = z.output<typeof toDo>;
export type ToDoCounts = z.output<typeof toDoCounts>;
