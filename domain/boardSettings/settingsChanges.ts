import { type Language, languages } from '../shared/language.ts';
import { type StepKey, stepKeys } from './builtInSteps.ts';
import { type CostKind, costKinds } from './costKinds.ts';
import type { WireSettings } from './settingsOnWire.ts';
import type { OwnStep, StepTemplate } from './stepTemplate.ts';

/** The fields with one value, in the order in which they are listed. */
export const plainFields = [
  'accident_exempt_after_days',
  'holds_until_reminder',
  'reminders_wait_for_bank_days',
  'abroad_limit',
  'goodwill_limit',
  'goodwill_signatures',
  'decision_signatures',
  'family_link_days',
  'guest_link_days',
  'keep_costs_years',
  'keep_unidentified_days',
  'keep_withdrawn_days',
  'keep_medical_years',
  'call_back_within_minutes',
] as const satisfies readonly (keyof WireSettings)[];

export type PlainField = (typeof plainFields)[number];

type StepChoice = StepTemplate['steps'][StepKey];

/** A difference between two sets; limits in euros. */
export type SettingChange =
  | { of: 'field'; field: PlainField; was: number | null; will: number | null }
  | { of: 'cost_limit'; kind: CostKind; was: number | null; will: number | null }
  | { of: 'public_note'; language: Language; was: string | null; will: string | null }
  | { of: 'step'; key: StepKey; was: StepChoice; will: StepChoice }
  | { of: 'own_step'; key: string; was: OwnStep | null; will: OwnStep | null };

/** The differences of a set from the former one, in the order of the screen. */
export function settingsChanges(before: WireSettings, after: WireSettings): SettingChange[] {
  const all: SettingChange[] = [
    ...plainFields.map((field) => ({ of: 'field' as const, field, was: before[field], will: after[field] })),
    ...costKinds.map((kind) => ({
      of: 'cost_limit' as const,
      kind,
      was: before.cost_limits[kind],
      will: after.cost_limits[kind],
    })),
    ...languages.map((language) => ({
      of: 'public_note' as const,
      language,
      was: before.public_notes[language],
      will: after.public_notes[language],
    })),
    ...stepKeys.map((key) => ({ of: 'step' as const, key, was: before.steps[key], will: after.steps[key] })),
    ...ownStepKeys(before, after).map((key) => ({
      of: 'own_step' as const,
      key,
      was: ownStepOf(before, key),
      will: ownStepOf(after, key),
    })),
  ];
  return all.filter(({ was, will }) => !isSame(was, will));
}

function ownStepKeys(before: WireSettings, after: WireSettings): string[] {
  return [...new Set([...before.own_steps, ...after.own_steps].map(({ key }) => key))];
}

function ownStepOf({ own_steps }: WireSettings, key: string): OwnStep | null {
  return own_steps.find((step) => step.key === key) ?? null;
}

/** Whether two values are equal, in whatever order their keys were sent. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}
