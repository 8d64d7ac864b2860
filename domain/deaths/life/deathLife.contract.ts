import { z } from 'zod';
import { memberStatuses } from '../../members/memberStatus.ts';
import { contract } from '../../shared/contract.ts';
import { choice, euros, id, linesOfText, optional, optionalText, pathId, wireDay } from '../../shared/fields.ts';
import { list, measuredText, reading } from '../../shared/measured.ts';
import { burial } from '../burialPlan.ts';
import { deathCaseStates } from '../deathCase.ts';
import { caseRefusals, deathCase, revision } from '../deathCases.contract.ts';
import { deathLeftOpen, left_is_seen } from './leftOpen.ts';
import { affectedHousehold, deathChoicesLacking, deathEffect } from './lifeEffects.ts';

const MOST_CHOSEN = 10;
const ids = list(id, MOST_CHOSEN).default([]);
const idsInQuery = reading(
  (value) => (typeof value === 'string' && value !== '' ? value.split(',').map(Number) : []),
  list(id, MOST_CHOSEN),
);
/** The choices of staff before a person is identified. */
const choices = {
  /** The same person's rows in other households, chosen from `other_rows`; effects apply to all of them. */
  also_member_ids: ids,
  /** The next main member, in each household whose main member has died. */
  next_member_ids: ids,
  /** Households that end although somebody could follow as main member: a decision of the board for this case. */
  ending_household_ids: ids,
};

/** The effects of the choices in the request, and the possible choices. */
export const deathEffects = z.object({
  revision,
  /** Sent back with `identify`; null while a choice is missing. */
  digest: z.string().nullable(),
  lacking: z.array(z.object({ what: z.enum(deathChoicesLacking), household_id: id.nullable() })),
  households: z.array(affectedHousehold),
  effects: z.array(deathEffect),
  /** People with the same name and birth date: staff decide whether they are the same person (decision 29). */
  other_rows: z.array(
    z.object({
      ...{ member_id: id, household_id: id, membership_no: z.string(), name: z.string() },
      ...{ date_of_birth: wireDay.nullable(), status: z.enum(memberStatuses), is_chosen: z.boolean() },
    }),
  ),
});
export type DeathEffects = z.output<typeof deathEffects>;

export const undoneEffect = z.object({
  kind: z.string(),
  household_id: id,
  member_id: id.nullable(),
  name: z.string().nullable(),
});

/** The effects of undoing the last step. */
export const deathTakeBack = z.object({
  revision,
  to_state: z.enum(deathCaseStates),
  /** Effects that are undone; empty unless the case goes back before `identified`. */
  undone: z.array(undoneEffect),
  /** Effects that stay, because somebody has changed the same values since. */
  overtaken: z.array(undoneEffect),
  /** Whether somebody was told of the death: `was_mistaken` tells them of the mistake. */
  was_told: z.boolean(),
});
export type DeathTakeBack = z.output<typeof deathTakeBack>;

/** Open invoices of the households whose invoices rest. */
export const deathMoney = z.object({
  revision,
  households: z.array(
    z.object({
      household_id: id,
      membership_no: z.string(),
      rests_since: wireDay,
      invoices: z.array(
        z.object({
          ...{ id, bill_number: z.string(), date: wireDay.nullable(), due_date: wireDay.nullable() },
          ...{ amount: euros, open_amount: euros },
        }),
      ),
    }),
  ),
});
export type DeathMoney = z.output<typeof deathMoney>;

/** More open invoices than the households of a case have. */
const MOST_DECIDED = 100;
/** For each open invoice: written off, or charged with a due date two weeks after the case is closed. */
const decisions = list(z.object({ id, decision: choice(['write_off', 'charge']) }), MOST_DECIDED).default([]);

const change = { access: 'office', params: pathId, answer: deathCase, missing: 'death_case_not_found' } as const;
const asSeen = z.object({ revision });
/** Nobody asks for help: the case ends once the person is identified. */
const only_recorded = z.boolean().default(false);
export const burialAsSeen = asSeen.extend(burial);

/** The life of a case, and its effects on households (decision 60). */
export const deathLifeContract = contract({
  previewDeathEffects: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/effects',
    summary: 'Every effect that identifying the deceased would have with these choices, before it happens.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    query: z.object({
      also_member_ids: idsInQuery,
      next_member_ids: idsInQuery,
      ending_household_ids: idsInQuery,
    }),
    answer: deathEffects,
    status: 200,
    missing: 'death_case_not_found',
    refusals: ['death_case_step_not_possible', 'death_choice_not_possible'],
  },
  identifyDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/identify',
    summary: 'Identifies the deceased, with the effects of the preview; refused if these have changed meanwhile.',
    records: ['death_case.identified', 'household.main_member_set'],
    body: asSeen.extend({
      ...choices,
      digest: measuredText(100, 'invalid_value'),
      /** Whether the family and its representatives are written to: long after a death it may be better not to. */
      condolence: z.boolean().default(true),
      /** Who speaks for a main member under age, required for one. */
      guardian: optionalText(200),
    }),
    status: 200,
    refusals: [
      ...caseRefusals,
      'death_effects_changed',
      'death_choice_not_possible',
      'death_case_exists',
      'death_guardian_needed',
    ],
  },
  previewDeathTakeBack: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/take-back',
    summary: 'The effects of undoing the last step of a case.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: deathTakeBack,
    status: 200,
    missing: 'death_case_not_found',
    refusals: ['death_case_step_not_possible'],
  },
  takeDeathBack: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/take-back',
    summary: 'Undoes the last step, with its effects.',
    records: ['death_case.taken_back', 'household.main_member_set'],
    body: asSeen.extend({
      reason: optional(linesOfText(1000)),
      /** Undoes the step although effects that somebody has changed since will stay. */
      anyway: z.boolean().default(false),
      /** The case was about another person, or nobody has died: everybody who was told of the death is told so. */
      was_mistaken: z.boolean().default(false),
    }),
    status: 200,
    refusals: [...caseRefusals, 'death_effects_overtaken'],
  },
  withdrawDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/withdraw',
    summary:
      'Withdraws a case that was a false report, or about somebody else: undoes its effects and tells those who were told of it.',
    records: ['death_case.withdrawn', 'household.main_member_set'],
    body: asSeen.extend({ reason: linesOfText(1000), anyway: z.boolean().default(false), left_is_seen }),
    status: 200,
    refusals: [...caseRefusals, 'death_effects_overtaken', 'death_case_left_open'],
  },
  reopenDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/reopen',
    summary: 'Reopens a withdrawn case; it has no effects until somebody is identified.',
    records: ['death_case.reopened'],
    body: asSeen,
    status: 200,
    refusals: [...caseRefusals, 'death_case_exists'],
  },
  beginDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/begin',
    summary: 'Burial or transfer are under way.',
    records: ['death_case.begun'],
    body: asSeen,
    status: 200,
    refusals: caseRefusals,
  },
  planBurial: {
    ...change,
    method: 'PUT',
    path: '/api/v1/office/deaths/:id/burial',
    summary: 'Stores when and where the burial or the flight is, until the case is closed.',
    records: ['death_case.answered'],
    body: burialAsSeen,
    status: 200,
    refusals: [...caseRefusals, 'death_burial_too_early'],
  },
  buryDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/bury',
    summary: 'The burial has taken place.',
    records: ['death_case.buried'],
    body: burialAsSeen,
    status: 200,
    refusals: [...caseRefusals, 'death_burial_day_needed', 'death_burial_too_early'],
  },
  getDeathMoney: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/money',
    summary: 'Open invoices that rest because of the case, to be decided when it is settled.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: deathMoney,
    status: 200,
    missing: 'death_case_not_found',
  },
  getDeathLeftOpen: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/left-open',
    summary:
      'What is left before a case is settled, closed or withdrawn: originals, open steps, and how much was paid.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: deathLeftOpen,
    status: 200,
    missing: 'death_case_not_found',
  },
  settleDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/settle',
    summary: 'Everything is paid; says what happens to each open invoice that rests.',
    records: ['death_case.settled', 'invoice.writeOff'],
    body: asSeen.extend({ invoices: decisions, left_is_seen }),
    status: 200,
    refusals: [...caseRefusals, 'death_money_undecided', 'death_costs_unpaid', 'death_case_left_open'],
  },
  closeDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/close',
    summary: 'Closes a case: money rests no longer, and the household is told until when the membership was valid.',
    records: ['death_case.closed', 'invoice.writeOff'],
    /** Closing a declined case decides about all resting invoices; closing a settled one only about later ones. */
    body: asSeen.extend({ invoices: decisions, left_is_seen, only_recorded }),
    status: 200,
    refusals: [...caseRefusals, 'death_money_undecided', 'death_costs_unpaid', 'death_case_left_open'],
  },
  linkDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/link',
    summary: 'Links two cases of one event, such as an accident.',
    records: ['death_case.linked'],
    body: asSeen.extend({ other_case_id: id }),
    status: 200,
    refusals: [...caseRefusals, 'death_case_full', 'death_case_is_itself', 'death_other_case_ended'],
  },
  unlinkDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/unlink',
    summary: 'Takes a case out of its event.',
    records: ['death_case.linked'],
    body: asSeen,
    status: 200,
    refusals: caseRefusals,
  },
  joinDeath: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/join',
    summary: 'The same death was reported twice: this case is withdrawn, and leads to the other, which goes on.',
    records: ['death_case.joined'],
    body: asSeen.extend({ other_case_id: id, left_is_seen }),
    status: 200,
    refusals: [
      ...caseRefusals,
      'death_case_is_itself',
      'death_other_case_ended',
      'death_case_has_effects',
      'death_case_left_open',
    ],
  },
});
