import { type StepDoer, type StepKey, stepKeys } from '../../../domain/boardSettings/builtInSteps.ts';
import { type CostKind, costKinds } from '../../../domain/boardSettings/costKinds.ts';
import { type PlainField, plainFields } from '../../../domain/boardSettings/settingsChanges.ts';
import type { WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { type CaseFact, caseFacts } from '../../../domain/boardSettings/stepConditions.ts';
import { asciiDigits } from '../../../domain/shared/digits.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { amountToSend, amountToType } from '../frame/amountText.ts';

/** The typed values of an own step; a fact without values may have any. */
export type TypedOwnStep = {
  key: string;
  words: Record<Language, string>;
  applies: Record<CaseFact, string[]>;
  hours: string;
  done_by: StepDoer;
  shown_to_family: boolean;
};

/** The typed values of a set: all texts. */
export type TypedSettings = {
  plain: Record<PlainField, string>;
  limits: Record<CostKind, string>;
  notes: Record<Language, string>;
  steps: Record<StepKey, { on: boolean; hours: string }>;
  own: TypedOwnStep[];
};

const AMOUNTS: readonly PlainField[] = ['abroad_limit', 'goodwill_limit'];
/** Fields that may be empty, which then means no exemption, no waiting, no limit, or no promise. */
const MAY_BE_EMPTY: readonly PlainField[] = [
  ...AMOUNTS,
  'accident_exempt_after_days',
  'reminders_wait_for_bank_days',
  'call_back_within_minutes',
];

/** Whether the field may be empty, which has a meaning. */
export function mayBeEmpty(field: PlainField): boolean {
  return MAY_BE_EMPTY.includes(field);
}

export function typedSettings(settings: WireSettings): TypedSettings {
  return {
    plain: each(plainFields, (field) => {
      const value = settings[field];
      if (value === null) return '';
      return AMOUNTS.includes(field) ? amountToType(value) : `${value}`;
    }),
    limits: each(costKinds, (kind) => {
      const limit = settings.cost_limits[kind];
      return limit === null ? '' : amountToType(limit);
    }),
    notes: each(languages, (language) => settings.public_notes[language] ?? ''),
    steps: each(stepKeys, (key) => ({ on: settings.steps[key].on, hours: `${settings.steps[key].due_after_hours}` })),
    own: settings.own_steps.map(({ key, words, applies, due_after_hours, done_by, shown_to_family }) => ({
      key,
      words,
      done_by,
      shown_to_family,
      hours: `${due_after_hours}`,
      applies: each(caseFacts, (fact) => [...(applies[fact] ?? [])]),
    })),
  };
}

/** The request. A text that is no number is sent as it is, and the schema refuses it at its field. */
export function settingsToSend({ plain, limits, notes, steps, own }: TypedSettings) {
  return {
    ...each(plainFields, (field) => {
      const read = AMOUNTS.includes(field) ? amountToSend(plain[field]) : numberToSend(plain[field]);
      return read === undefined && mayBeEmpty(field) ? null : read;
    }),
    cost_limits: each(costKinds, (kind) => amountToSend(limits[kind]) ?? null),
    public_notes: each(languages, (language) => (notes[language].trim() === '' ? null : notes[language])),
    steps: each(stepKeys, (key) => ({ on: steps[key].on, due_after_hours: numberToSend(steps[key].hours) })),
    own_steps: own.map(({ hours, applies, ...step }) => ({
      ...step,
      due_after_hours: numberToSend(hours),
      applies: Object.fromEntries(
        caseFacts.map((fact) => [fact, applies[fact]]).filter(([, values]) => values?.length),
      ),
    })),
  };
}

/** A new own step of the office, in every case. */
export function newOwnStep(number: number): TypedOwnStep {
  return {
    ...{
      key: `own_${number}`,
      words: { de: '', tr: '', en: '' },
      hours: '',
      done_by: 'office',
      shown_to_family: false,
    },
    applies: each(caseFacts, () => []),
  };
}

function numberToSend(typed: string): number | string | undefined {
  const text = asciiDigits(typed.trim());
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function each<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}
