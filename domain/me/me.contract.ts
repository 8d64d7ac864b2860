import { z } from 'zod';
import { credentials, languageChoice } from '../accounts/accounts.contract.ts';
import { gapKeys, gapScreens } from '../application/gaps.ts';
import { memberStatuses } from '../members/memberStatus.ts';
import { mainMember, subMember } from '../members/members.contract.ts';
import { sentBackAbout } from '../members/sentBackAbout.ts';
import { contract } from '../shared/contract.ts';
import { euros, id, pathId, wireDay } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { substitute } from '../substitutes/substitutes.contract.ts';

export const me = z.object({
  name: z.string(),
  email: z.string(),
  default_lang: z.enum(languages),
  role: z.enum(['member', 'clerk', 'board']),
  membership_no: z.string().nullable(),
  household: z
    .object({
      id,
      status: z.enum(memberStatuses),
      status_since: wireDay,
      waiting_until: wireDay.nullable(),
      active_from: wireDay.nullable(),
      /** Whether the office looks at the new people before they can be paid for: once that is asked for, or now (decision 107). */
      comparison: z.enum(['to_come', 'asked']).nullable(),
      /** Somebody has died: until the case is closed nothing about reminders is shown (decision 60). */
      money_rests: z.boolean(),
      submitted_on: wireDay.nullable(),
      /** The value date of the last payment before the waiting period; null while it has not begun. */
      paid_on: wireDay.nullable(),
      /** When the data were last confirmed (decision 67). */
      confirmed_on: wireDay.nullable(),
      /** Memberships that end on a day to come; `member_id` null: the whole household's (decision 78). */
      endings_to_come: z.array(z.object({ member_id: id.nullable(), last_day: wireDay })),
      /** All that is owed; null if nothing is, or if nothing about money is said because somebody has died. */
      owed: z
        .object({
          amount: euros,
          invoices: z.int().positive(),
          /** Of the invoice that is due first. */
          due_date: wireDay,
          /** The highest level of the invoices (D44). */
          dunning_status: z.int().min(0).max(3),
        })
        .nullable(),
    })
    .nullable(),
  main_member: mainMember.nullable(),
  sub_members: z.array(subMember),
  /** Current representatives first, then former ones (D30). */
  substitutes: z.array(substitute),
  application: z
    .object({
      /** The step reached: 0 news, 1 main member, 2 household, 3 family members, 4 payment. */
      step: z.int().min(0).max(4),
      /** What is still missing, in order, each with the screen on which it is filled in (D19). */
      gaps: z.array(z.object({ gap: z.enum(gapKeys), screen: z.enum(gapScreens), member_id: id.nullable() })),
      /** What the office wants corrected before the application is submitted again (D23). */
      sent_back_reason: z.string().nullable(),
      /** The document or field that it is about; null if it is about nothing in particular. */
      sent_back_about: sentBackAbout.nullable(),
    })
    .nullable(),
});

export type Me = z.output<typeof me>;

export const meContract = contract({
  logIn: {
    method: 'POST',
    path: '/login',
    summary: 'Starts a session for an e-mail or membership number and its password (D14, D15).',
    access: 'public',
    body: credentials,
    answer: me,
    status: 200,
    refusals: ['wrong_credentials', 'email_not_confirmed', 'too_many_requests'],
  },
  getMe: {
    method: 'GET',
    path: '/api/v1/me',
    summary: 'Who is logged in, with household, people and the state of the application (D18).',
    access: 'account',
    beforeSecondFactor: true,
    answer: me,
    status: 200,
  },
  changeLanguage: {
    method: 'PUT',
    path: '/api/v1/me',
    summary: 'Stores the language of screens, mails and PDFs.',
    access: 'account',
    beforeSecondFactor: true,
    body: languageChoice,
    answer: me,
    status: 200,
  },
  submitAgain: {
    method: 'POST',
    path: '/api/v1/household/:id/submit',
    summary: 'Submits an application again that the office sent back, once nothing else is missing (D23).',
    access: 'member',
    onBehalf: 'application_submitted',
    params: pathId,
    answer: me,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: ['household_inactive', 'application_incomplete'],
  },
  confirmData: {
    method: 'POST',
    path: '/api/v1/household/:id/confirm-data',
    summary: 'Confirms that address, phone numbers and family are right; asked for once a year (decision 67).',
    access: 'member',
    params: pathId,
    answer: me,
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: ['household_must_be_active', 'household_inactive'],
  },
});
