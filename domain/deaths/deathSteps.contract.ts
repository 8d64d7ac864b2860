import { z } from 'zod';
import { stepDoers } from '../boardSettings/builtInSteps.ts';
import { caseFacts } from '../boardSettings/stepConditions.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, id, instant, linesOfText, optional, pathId, text } from '../shared/fields.ts';
import { caseRefusals, revision } from './deathCases.contract.ts';

/** What a step is called: a built-in one by its key, one of the board by its words, one of the case alone by its own words. */
export const stepName = {
  /** Of the template: a key of the built-in steps, or `own_1` and so on with `template_words`. */
  step_key: z.string().nullable(),
  template_words: z.object({ de: z.string(), tr: z.string(), en: z.string() }).nullable(),
  own_words: z.string().nullable(),
};

export const deathStep = z.object({
  id,
  ...stepName,
  due_at: instant.nullable(),
  responsible: z.enum(stepDoers),
  /** Who of the staff sees to it. */
  assigned_to: z.object({ account_id: id, name: z.string() }).nullable(),
  shown_to_family: z.boolean(),
  /** Whether the family may see it at all: never steps about health, police or the prosecutor. */
  may_be_shown: z.boolean(),
  done_at: instant.nullable(),
  /** The name of the staff member, or the recipient of the link, who ticked it. */
  done_by: z.string().nullable(),
  not_needed_because: z.string().nullable(),
  note: z.string().nullable(),
  /** Facts of the case that have to be known before it is certain that the step is needed. */
  open_until_known: z.array(z.enum(caseFacts)),
});
export type DeathStep = z.output<typeof deathStep>;

/** Steps of a case by the time at which they are due. */
export const deathSteps = z.object({
  revision,
  steps: z.array(deathStep),
  /** Who may be asked to see to a step. */
  staff: z.array(z.object({ account_id: id, name: z.string() })),
  may_change: z.boolean(),
});
export type DeathSteps = z.output<typeof deathSteps>;

const base = { access: 'office', records: ['death_case.step_changed'], answer: deathSteps, params: pathId } as const;
const ofCase = { ...base, missing: 'death_case_not_found', refusals: caseRefusals } as const;
const ofStep = { ...base, status: 200, missing: 'death_step_not_found', refusals: caseRefusals } as const;
const asSeen = z.object({ revision });

/** The board of steps of a case (decision 60). */
export const deathStepsContract = contract({
  listDeathSteps: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/steps',
    summary: 'Steps of a case by the time at which they are due.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: deathSteps,
    status: 200,
    missing: 'death_case_not_found',
  },
  refreshDeathSteps: {
    ...ofCase,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/steps/refresh',
    summary: 'Brings the steps in line with the facts of the case and the rules of the board.',
    body: asSeen,
    status: 200,
  },
  addDeathStep: {
    ...ofCase,
    refusals: [...caseRefusals, 'death_case_full', 'words_name_account'],
    method: 'POST',
    path: '/api/v1/office/deaths/:id/steps',
    summary: 'Adds a step to this case alone, due until the end of a day.',
    body: asSeen.extend({
      own_words: text(200),
      due_on: optional(dayField),
      responsible: choice(stepDoers),
      shown_to_family: z.boolean().default(false),
    }),
    status: 201,
  },
  doDeathStep: {
    ...ofStep,
    method: 'POST',
    path: '/api/v1/office/death-steps/:id/done',
    summary: 'Ticks a step.',
    body: asSeen,
  },
  reopenDeathStep: {
    ...ofStep,
    method: 'POST',
    path: '/api/v1/office/death-steps/:id/open',
    summary: 'A step that was ticked, or not needed, is to be done after all.',
    body: asSeen,
  },
  dropDeathStep: {
    ...ofStep,
    method: 'POST',
    path: '/api/v1/office/death-steps/:id/not-needed',
    summary: 'Says why a step is not needed in this case.',
    body: asSeen.extend({ reason: linesOfText(1000) }),
  },
  changeDeathStep: {
    ...ofStep,
    method: 'PUT',
    path: '/api/v1/office/death-steps/:id',
    summary: 'Changes the fields it carries: who sees to a step, a note, whether the family sees it.',
    body: asSeen.extend({
      account_id: id.nullish(),
      note: optional(linesOfText(1000)),
      responsible: choice(stepDoers).optional(),
      shown_to_family: z.boolean().optional(),
    }),
  },
  removeDeathStep: {
    ...ofStep,
    method: 'POST',
    path: '/api/v1/office/death-steps/:id/remove',
    summary: 'Removes a step that was added to this case alone.',
    body: asSeen,
  },
});
