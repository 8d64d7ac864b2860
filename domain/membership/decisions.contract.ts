import { z } from 'zod';
import { emailField } from '../accounts/accounts.contract.ts';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { sentBackAbout } from '../members/sentBackAbout.ts';
import { membershipBases, relationshipTypes } from '../reference/eligibility.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, id, linesOfText, optional, pathId } from '../shared/fields.ts';
import { endRefusals } from './endRefusals.ts';
import { householdSummary } from './householdSummary.ts';

const asSeen = z.object({ seen });
const reason = asSeen.extend({ reason: linesOfText(1000) });

/** The office's decisions about a membership, and its print of the card; `membership.access.ts` says what only the board may do. */
export const decisionsContract = contract({
  printMembershipCard: {
    method: 'GET',
    path: '/api/v1/office/households/:id/membership-card',
    summary: 'The membership card that the member may save too, to be cut out of A4 (decision 65); it is recorded.',
    access: 'office',
    records: ['membership_card.seen'],
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: ['household_without_card'],
  },
  sendBack: {
    method: 'POST',
    path: '/api/v1/office/households/:id/send-back',
    summary: 'Sends a waiting application back to the member with a reason (D23).',
    access: 'office',
    records: ['household.sent_back'],
    decidesAbout: { household: 'id' },
    params: pathId,
    /** `about` names the document or field; null if the reason is about nothing in particular. */
    body: reason.extend({ about: sentBackAbout.nullish() }),
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'status_step_not_possible', 'MemberNotFound', 'words_name_account'],
  },
  takeBack: {
    method: 'POST',
    path: '/api/v1/office/households/:id/take-back',
    summary: 'Undoes sending an application back, as long as the household has changed nothing (decision 22).',
    access: 'office',
    records: ['household.taken_back'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: asSeen,
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'status_step_not_possible', 'changed_meanwhile'],
  },
  deactivate: {
    method: 'POST',
    path: '/api/v1/office/households/:id/deactivate',
    summary:
      'Ends the membership of a household, of one family member, or of the main member if another one follows (D23, decision 28); on a day to come by itself (decision 78).',
    access: 'office',
    records: ['household.deactivated', 'household.end_entered', 'household.main_member_set', 'approval.asked'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: asSeen.extend({
      inactive_reason_id: id.nullish(),
      inactive_from: dayField,
      member_id: id.nullish(),
      /** The next main member, if the main member ends alone (decision 28). */
      new_main_member_id: id.nullish(),
      /** The next main member's address: needed unless the former one has died, who would otherwise keep the log-in. */
      email: optional(emailField),
    }),
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, ...endRefusals],
  },
  withdrawEnd: {
    method: 'POST',
    path: '/api/v1/office/households/:id/withdraw-end',
    summary: 'Withdraws an end of a membership that was entered for a day to come (decision 78).',
    access: 'office',
    records: ['household.end_withdrawn'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: asSeen.extend({ ending_id: id, reason: optional(linesOfText(1000)) }),
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'changed_meanwhile'],
  },
  reactivate: {
    method: 'POST',
    path: '/api/v1/office/households/:id/reactivate',
    summary: 'Reactivates an inactive household, or one family member, with the former status (D23).',
    access: 'office',
    records: ['household.reactivated'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: asSeen.extend({ member_id: id.nullish() }),
    answer: householdSummary,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'MemberNotFound', 'status_step_not_possible', 'household_inactive'],
  },
  eraseHousehold: {
    method: 'POST',
    path: '/api/v1/office/households/:id/erase',
    summary:
      'Erases a household, or one person who has left it, whose retention is over; only the board may (decisions 18 and 37).',
    access: 'office',
    records: ['household.erased', 'household.person_erased'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: asSeen.extend({ member_id: id.nullish() }),
    answer: 'nothing',
    status: 204,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'MemberNotFound', 'household_must_be_kept', 'member_must_be_kept'],
  },
  setEligibility: {
    method: 'POST',
    path: '/api/v1/office/members/:id/eligibility',
    summary: 'Sets the membership basis of a family member, `nb` included (D26).',
    access: 'office',
    records: ['member.eligibility_set'],
    decidesAbout: { member: 'id' },
    params: pathId,
    body: asSeen.extend({
      membership_basis: choice(membershipBases),
      relationship_type: choice(relationshipTypes),
      /** The first day of the change: today by default; the day of entry or earlier if it always applied (decision 57). */
      holds_from: dayField.nullish(),
    }),
    answer: householdSummary,
    status: 200,
    missing: 'MemberNotFound',
    refusals: [...overtaken, 'child_older_than_30'],
  },
});
