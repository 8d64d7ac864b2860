import { z } from 'zod';
import { civilStatuses } from '../reference/eligibility.ts';
import { choice, text } from '../shared/fields.ts';
import { type Language, languages } from '../shared/language.ts';
import { list, measuredText } from '../shared/measured.ts';
import { eachOf, wholeNumber } from './bounds.ts';
import { builtInSteps, type StepDoer, type StepKey, stepDoers, stepKeys } from './builtInSteps.ts';
import { settingBounds } from './settingBounds.ts';
import {
  applicability,
  burialDestinations,
  type CaseFact,
  type CaseFacts,
  citizenships,
  deathPlaces,
} from './stepConditions.ts';

const MOST_OWN_STEPS = 30;

const dueAfterHours = wholeNumber(settingBounds.due_after_hours);

const conditions = z.strictObject({
  place: list(choice(deathPlaces), deathPlaces.length).optional(),
  destination: list(choice(burialDestinations), burialDestinations.length).optional(),
  citizenship: list(choice(citizenships), citizenships.length).optional(),
  civil_status: list(choice(civilStatuses), civilStatuses.length).optional(),
});

const ownStep = z.strictObject({
  /** Never reused, so that a case still refers to its step after the words have changed. */
  key: measuredText(8, 'invalid_value').regex(/^own_[1-9]\d{0,3}$/, 'invalid_value'),
  words: eachOf(languages, text(100)),
  applies: conditions,
  due_after_hours: dueAfterHours,
  done_by: choice(stepDoers),
  shown_to_family: z.boolean(),
});

/** The board's settings for the steps of a death case: the built-in ones, and its own. */
export const stepTemplateFields = {
  steps: eachOf(stepKeys, z.strictObject({ on: z.boolean(), due_after_hours: dueAfterHours })),
  own_steps: list(ownStep, MOST_OWN_STEPS),
};

export type OwnStep = z.output<typeof ownStep>;

export type StepTemplate = {
  steps: Record<StepKey, { on: boolean; due_after_hours: number }>;
  own_steps: OwnStep[];
};

export const defaultStepTemplate: StepTemplate = {
  steps: Object.fromEntries(
    stepKeys.map((key) => [key, { on: true, due_after_hours: builtInSteps[key].due_after_hours }]),
  ) as StepTemplate['steps'],
  own_steps: [],
};

/** A step of one case. */
export type PlannedStep = {
  /** The texts of a built-in step are `boardSettings.steps.<key>`; an own step contains its texts. */
  step: { kind: 'built_in'; key: StepKey } | { kind: 'own'; key: string; words: Record<Language, string> };
  /** Hours after the report. */
  due_after_hours: number;
  done_by: StepDoer;
  shown_to_family: boolean;
  /** The facts on which it depends whether the step is needed; empty: it is needed. */
  open_until_known: CaseFact[];
};

/** The steps of a case by the hour at which they are due. Steps that a known fact rules out are left out. */
export function stepsFor({ steps, own_steps }: StepTemplate, facts: CaseFacts): PlannedStep[] {
  const all = [
    ...stepKeys
      .filter((key) => steps[key].on)
      .map((key) => ({ ...builtInSteps[key], ...steps[key], step: { kind: 'built_in' as const, key } })),
    ...own_steps.map(({ key, words, ...own }) => ({ ...own, step: { kind: 'own' as const, key, words } })),
  ];
  return all
    .flatMap(({ step, applies, due_after_hours, done_by, shown_to_family }): PlannedStep[] => {
      const found = applicability(applies, facts);
      if (found.applies === 'no') return [];
      const open_until_known = found.applies === 'open' ? found.until_known : [];
      return [{ step, due_after_hours, done_by, shown_to_family, open_until_known }];
    })
    .sort((one, other) => one.due_after_hours - other.due_after_hours);
}
