import { z } from 'zod';
import { phoneNumberField } from '../members/phoneSchemas.ts';
import { contract } from '../shared/contract.ts';
import {
  choice,
  dayField,
  id,
  instant,
  linesOfText,
  optional,
  optionalText,
  pathId,
  wireDay,
} from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { deathCaseEvents, deathCaseStates, deathCaseVerbs } from './deathCase.ts';
import { burialDestinations, citizenships, civilStatuses, deathPlaces, genders } from './deathFacts.ts';

/** How a case came in: by the form of the public page, or entered by staff on call. */
export const caseSources = ['call_back', 'on_call'] as const;
export type CaseSource = (typeof caseSources)[number];

/** The number of changes that the sender's screen knew; the call is refused if there have been others since. */
export const revision = z.int().nonnegative();
/** Refusals of every call that changes a case. */
export const caseRefusals = ['death_case_changed', 'death_case_step_not_possible'] as const;

/** The member who died, or null if the name was typed in. */
export const caseMember = z.object({
  id,
  household_id: id,
  membership_no: z.string(),
  name: z.string(),
  date_of_birth: wireDay.nullable(),
});

/** A case in a list. */
export const listedCase = z.object({
  id,
  case_no: z.string(),
  state: z.enum(deathCaseStates),
  state_since: instant,
  reported_at: instant,
  source: z.enum(caseSources),
  /** No staff member has opened it yet. */
  is_unopened: z.boolean(),
  /** The deceased, or null while unknown. */
  name: z.string().nullable(),
  reporter_name: z.string().nullable(),
  destination: z.enum(burialDestinations).nullable(),
  held_since: wireDay.nullable(),
});
export type ListedCase = z.output<typeof listedCase>;

/** A case without its steps, documents, checks, decisions, costs and links, which have calls of their own. */
export const deathCase = listedCase.extend({
  revision,
  language: z.enum(languages),
  open_steps: z.array(z.enum(deathCaseVerbs)),
  may_take_back: z.boolean(),
  reporter_phone: z.string().nullable(),
  reporter_relation: z.string().nullable(),
  member: caseMember.nullable(),
  /** The mother or father of a still-born child, or of one that nobody had registered. */
  parent: caseMember.nullable(),
  /** Who speaks for a new main member under age. */
  guardian: z.string().nullable(),
  deceased_name: z.string().nullable(),
  deceased_birth: wireDay.nullable(),
  deceased_gender: z.enum(genders).nullable(),
  citizenship: z.enum(citizenships).nullable(),
  civil_status: z.enum(civilStatuses).nullable(),
  died_from: wireDay.nullable(),
  died_until: wireDay.nullable(),
  place: z.enum(deathPlaces).nullable(),
  place_words: z.string().nullable(),
  destination_words: z.string().nullable(),
  doctor_came: z.boolean().nullable(),
  has_undertaker: z.boolean().nullable(),
  undertaker: z.string().nullable(),
  is_accident: z.boolean().nullable(),
  medical_words: z.string().nullable(),
  released_on: wireDay.nullable(),
  burial_at: instant.nullable(),
  burial_place: z.string().nullable(),
  passport_no: z.string().nullable(),
  destination_airport: z.string().nullable(),
  consignee_name: z.string().nullable(),
  consignee_phone: z.string().nullable(),
  flight_at: instant.nullable(),
  flight_words: z.string().nullable(),
  /** Other cases of the same event. */
  linked: z.array(listedCase),
  joined_to: listedCase.nullable(),
  notes: z.array(z.object({ id, words: z.string(), written_at: instant, written_by: z.string().nullable() })),
  history: z.array(
    z.object({
      id,
      verb: z.enum(deathCaseEvents),
      to_state: z.enum(deathCaseStates),
      happened_at: instant,
      who: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type DeathCase = z.output<typeof deathCase>;

const yesOrNo = z.boolean().nullish();

/** The answers of the first call. Each may stay unknown, and each is saved separately; null clears one. */
export const answersInput = z.object({
  reporter_name: optionalText(100),
  reporter_phone: optional(phoneNumberField),
  reporter_relation: optionalText(100),
  language: choice(languages).optional(),
  /** A person of a household; null if the name was typed in. */
  member_id: id.nullish(),
  /** The mother or father of a child that was never registered; instead of `member_id`. */
  parent_member_id: id.nullish(),
  deceased_name: optionalText(100),
  deceased_birth: optional(dayField),
  deceased_gender: optional(choice(genders)),
  citizenship: optional(choice(citizenships)),
  civil_status: optional(choice(civilStatuses)),
  /** Of the deceased, for consulate and airline; encrypted. */
  passport_no: optionalText(40),
  died_from: optional(dayField),
  died_until: optional(dayField),
  place: optional(choice(deathPlaces)),
  place_words: optionalText(200),
  destination: optional(choice(burialDestinations)),
  destination_words: optionalText(200),
  doctor_came: yesOrNo,
  destination_airport: optionalText(100),
  /** Who receives the deceased at the destination; by default whom the household has named there. */
  consignee_name: optionalText(100),
  consignee_phone: optional(phoneNumberField),
  has_undertaker: yesOrNo,
  undertaker: optionalText(200),
  is_accident: yesOrNo,
  /** Health data: encrypted, and deleted a year after the case was closed. */
  medical_words: optional(linesOfText(1000)),
  held_since: optional(dayField),
  released_on: optional(dayField),
});

/** Cases of a death: the list, the first call and its answers (decision 60). */
export const deathCasesContract = contract({
  listDeathCases: {
    method: 'GET',
    path: '/api/v1/office/deaths',
    summary:
      'Cases of a death: the open ones, the oldest unopened report first, or the hundred that ended last. Of more than a hundred unopened reports, opened reports, or cases beyond a report, the oldest and newest fifty.',
    access: 'office',
    records: 'nothing',
    query: z.object({ which: choice(['open', 'ended']).optional() }),
    answer: z.array(listedCase),
    status: 200,
  },
  getDeathCase: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id',
    summary: 'A case of a death; every access is recorded.',
    access: 'office',
    records: ['death_case.seen'],
    params: pathId,
    answer: deathCase,
    status: 200,
    missing: 'death_case_not_found',
  },
  openDeathCase: {
    method: 'POST',
    path: '/api/v1/office/deaths',
    summary: 'Opens a case for a call that staff have taken; every answer may stay open.',
    access: 'office',
    records: ['death_case.reported'],
    body: answersInput,
    keyed: true,
    answer: deathCase,
    status: 201,
    refusals: ['MemberNotFound', 'death_case_exists', 'death_case_changed'],
  },
  saveDeathAnswers: {
    method: 'PUT',
    path: '/api/v1/office/deaths/:id',
    summary: 'Saves the sent answers. The person can be changed only while nobody has been identified.',
    access: 'office',
    records: ['death_case.answered'],
    params: pathId,
    body: answersInput.extend({ revision }),
    answer: deathCase,
    status: 200,
    missing: 'death_case_not_found',
    refusals: [...caseRefusals, 'MemberNotFound', 'death_case_exists', 'death_burial_too_early', 'death_place_decided'],
  },
  writeDeathNote: {
    method: 'POST',
    path: '/api/v1/office/deaths/:id/notes',
    summary: 'Stores a note about a call or a visit.',
    access: 'office',
    records: ['death_case.noted'],
    params: pathId,
    body: z.object({ words: linesOfText(1000) }),
    answer: deathCase,
    status: 201,
    missing: 'death_case_not_found',
    refusals: ['death_case_full'],
  },
});
