import { z } from 'zod';
import { emailField } from '../accounts/accounts.contract.ts';
import { overtaken, seen } from '../audit/lastDecision.ts';
import { waysAsked } from '../counter/conversation.ts';
import { channels } from '../members/channel.ts';
import { socialInsuranceNumberField, turkishIdField } from '../members/identityNumberSchemas.ts';
import { memberStatuses } from '../members/memberStatus.ts';
import { countryField, nameField } from '../members/nameFields.ts';
import { owner } from '../members/owner.ts';
import { phoneTypes } from '../members/phoneNumber.ts';
import { phoneNumberField } from '../members/phoneSchemas.ts';
import { contract } from '../shared/contract.ts';
import {
  choice,
  dayField,
  euros,
  id,
  instant,
  optional,
  optionalText,
  pathId,
  ticked,
  wireDay,
} from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { gapKeys, gapScreens } from './gaps.ts';

/** Whom the paper names. */
const applicant = {
  first_name: nameField,
  last_name: nameField,
  date_of_birth: dayField,
  social_insurance_number: optional(socialInsuranceNumberField),
  turkish_id_no: optional(turkishIdField),
};

/** Somebody of a household who may be the applicant. */
const samePerson = z.object({
  ...owner,
  member_id: id,
  /** Who it is, if that is not the main member. */
  person: z.string(),
  status: z.enum(memberStatuses),
  found_by: z.enum(['identity_number', 'name_and_birth']),
  /** Set while the office is entering them from a paper. */
  arrived_on: wireDay.nullable(),
});

/** What is still to be done about an application on paper; in the household's file. */
export const paperApplication = z.object({
  arrived_on: wireDay,
  /** Whether it counts, or counted, from that day; otherwise from the day on which it is submitted. */
  counts: z.boolean(),
  entered_at: instant,
  /** The staff member; null once the account is gone. */
  entered_by: z.string().nullable(),
  submitted_at: instant.nullable(),
  /** What it lacks; empty once it is submitted. */
  gaps: z.array(z.object({ gap: z.enum(gapKeys), screen: z.enum(gapScreens), member_id: id.nullable() })),
  /** What will be invoiced; null if that is not known yet, or nothing is left. */
  fees: z
    .object({
      registration: euros,
      contribution: z.array(z.object({ member_id: id, name: z.string(), amount: euros })),
      total: euros,
    })
    .nullable(),
});

/** An application that somebody began to enter. */
export const begunApplication = z.object({
  ...owner,
  arrived_on: wireDay,
  entered_on: wireDay,
  /** On which day it is erased if nobody goes on with it; null if it is kept. */
  erased_on: wireDay.nullable(),
});

/** Applications of households without an account, entered by the office from the signed form (decision 97). */
export const paperContract = contract({
  findSamePersons: {
    method: 'POST',
    path: '/api/v1/office/paper-applications/same-persons',
    summary:
      'Who may be the applicant: the same identity number, which is recorded, or the same name and birth date in any spelling.',
    access: 'office',
    records: ['identity_number.searched'],
    body: z.object(applicant),
    answer: z.array(samePerson),
    status: 200,
  },
  enterApplication: {
    method: 'POST',
    path: '/api/v1/office/paper-applications',
    summary:
      'Begins to enter an application from the signed paper form: a household without an account, and the conversation in which the rest is entered. It counts from the day on which the paper arrived; if that is long ago, or somebody has died, once a second person agrees.',
    access: 'office',
    keyed: true,
    records: ['application.entered', 'conversation.begun', 'approval.asked'],
    body: z.object({
      ...applicant,
      citizenship_id: countryField,
      phone_number: phoneNumberField,
      phone_type: choice(phoneTypes),
      /** Kept with the main member: a code for an account may go there later; nobody can log in with it. */
      email: optional(emailField),
      language: choice(languages),
      channel: choice(channels),
      asked: choice(waysAsked),
      arrived_on: dayField,
      signed_on: dayField,
      /** The signature agrees to both texts: the versions on the form; left out, those in force since before it. */
      agrees: ticked,
      terms_version: optionalText(10),
      data_protection_version: optionalText(10),
      /** Somebody of the family has died since. */
      has_died: z.boolean().default(false),
      /** The office has looked at those who have the same name and birth date. */
      is_another_person: z.boolean().default(false),
    }),
    answer: z.object({ household_id: id, conversation_id: id, waits_for_second: z.boolean() }),
    status: 201,
    refusals: ['person_already_there', 'paper_already_entered', 'no_membership_number_left'],
  },
  discardApplication: {
    method: 'POST',
    path: '/api/v1/office/households/:id/paper/discard',
    summary:
      'Throws away an application on paper that was never sent and for which nothing was invoiced: all that was entered is erased at once.',
    access: 'office',
    records: ['application.discarded'],
    decidesAbout: { household: 'id' },
    params: pathId,
    body: z.object({ seen }),
    answer: 'nothing',
    status: 204,
    missing: 'HouseholdNotFound',
    refusals: [...overtaken, 'application_must_be_kept'],
  },
});

export type SamePerson = z.output<typeof samePerson>;
export type PaperApplication = z.output<typeof paperApplication>;
export type BegunApplication = z.output<typeof begunApplication>;
