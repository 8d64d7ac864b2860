import { describe, expect, it } from 'vitest';
import { builtInSteps, type StepKey, stepKeys } from './builtInSteps.ts';
import { type CaseFacts, caseFacts, factValues } from './stepConditions.ts';
import { defaultStepTemplate, type StepTemplate, stepsFor } from './stepTemplate.ts';

const unknown: CaseFacts = { place: null, destination: null, citizenship: null, civil_status: null };
const home: CaseFacts = { place: 'home', destination: 'turkey', citizenship: 'turkish', civil_status: 'widowed' };

/** Every combination of known and unknown facts. */
const everyCase = caseFacts.reduce<CaseFacts[]>(
  (cases, fact) => cases.flatMap((one) => [null, ...factValues[fact]].map((value) => ({ ...one, [fact]: value }))),
  [unknown],
);
const known = everyCase.filter((facts) => caseFacts.every((fact) => facts[fact] !== null));

const keysOf = (facts: CaseFacts, template = defaultStepTemplate) =>
  stepsFor(template, facts).map(({ step }) => step.key);

describe('the steps of a case', () => {
  it.each<[string, Partial<CaseFacts>, StepKey[], StepKey[]]>([
    [
      'at home, to Türkiye, widowed',
      {},
      ['doctor_and_inspection', 'spouse_death_certificate', 'zinc_coffin', 'corpse_pass', 'transport_permit'],
      ['coffin', 'cemetery', 'release_by_prosecutor', 'marriage_certificate', 'entry_permit'],
    ],
    [
      'in a hospital, buried in Austria, married Austrian',
      { place: 'hospital', destination: 'austria', citizenship: 'austrian', civil_status: 'married' },
      ['hospital_contacted', 'marriage_certificate', 'coffin', 'cemetery', 'registry_office'],
      ['doctor_and_inspection', 'flight_booked', 'zinc_coffin', 'certified_translations', 'consulate_told'],
    ],
    [
      'outside, to another country, divorced',
      { place: 'outside', destination: 'elsewhere', citizenship: 'other', civil_status: 'divorced' },
      ['police_informed', 'release_by_prosecutor', 'divorce_decree', 'entry_permit', 'flight_booked'],
      ['transport_permit', 'hospital_contacted', 'cemetery'],
    ],
    [
      'abroad, buried in Türkiye, single',
      { place: 'abroad', civil_status: 'single' },
      ['authority_abroad', 'cost_comparison', 'transport_from_abroad', 'hearse_at_destination', 'burial'],
      ['corpse_pass', 'flight_booked', 'registry_office', 'escort_document', 'divorce_decree'],
    ],
  ])('%s', (_what, facts, needed, notNeeded) => {
    const keys = keysOf({ ...home, ...facts });

    expect(keys).toEqual(expect.arrayContaining(needed));
    expect(keys.filter((key) => notNeeded.includes(key as StepKey))).toEqual([]);
  });

  it('are sorted by the hour at which they are due, the police and the doctor first', () => {
    for (const facts of everyCase) {
      const hours = stepsFor(defaultStepTemplate, facts).map(({ due_after_hours }) => due_after_hours);
      expect(hours).toEqual(hours.toSorted((one, other) => one - other));
    }
    expect(keysOf(home).slice(0, 2)).toEqual(['doctor_and_inspection', 'undertaker_ordered']);
    expect(keysOf({ ...home, place: 'outside' })[0]).toBe('police_informed');
  });

  it('always end with burial, originals and costs', () => {
    for (const facts of known) {
      expect(keysOf(facts)).toEqual(expect.arrayContaining(['undertaker_ordered', 'burial', 'originals_returned']));
      expect(keysOf(facts).at(-1)).toBe('costs_settled');
    }
  });

  it('with all facts known are certain, and each step is needed in at least one case', () => {
    const all = known.flatMap((facts) => stepsFor(defaultStepTemplate, facts));

    expect(all.filter(({ open_until_known }) => open_until_known.length > 0)).toEqual([]);
    expect(new Set(all.map(({ step }) => step.key))).toEqual(new Set(stepKeys));
  });
});

describe('an unknown fact', () => {
  it('leaves the steps open that it may rule out, and is named for them', () => {
    const steps = stepsFor(defaultStepTemplate, { ...home, destination: null });
    const open = Object.fromEntries(steps.map(({ step, open_until_known }) => [step.key, open_until_known]));

    expect(open).toMatchObject({ coffin: ['destination'], zinc_coffin: ['destination'], washing: [] });
    expect(open.release_by_prosecutor).toBeUndefined();
  });

  it('hides nothing: exactly the steps that some answer would need are listed', () => {
    for (const facts of everyCase) {
      const later = known.filter((one) => caseFacts.every((fact) => facts[fact] === null || facts[fact] === one[fact]));
      expect(new Set(keysOf(facts))).toEqual(new Set(later.flatMap((one) => keysOf(one))));
    }
  });

  it('is asked for only if one of its answers rules a step out', () => {
    for (const facts of everyCase) {
      for (const { step, open_until_known } of stepsFor(defaultStepTemplate, facts)) {
        for (const fact of open_until_known) {
          const answers = factValues[fact].map((value) => keysOf({ ...facts, [fact]: value }).includes(step.key));
          expect([step.key, fact, facts[fact], answers.includes(false)]).toEqual([step.key, fact, null, true]);
        }
      }
    }
  });
});

describe('the board’s settings', () => {
  it('switch steps off, change their hours, and add own steps with the same kinds of conditions', () => {
    const template: StepTemplate = {
      steps: {
        ...defaultStepTemplate.steps,
        condolence_visit: { on: false, due_after_hours: 168 },
        burial: { on: true, due_after_hours: 1 },
      },
      own_steps: [
        {
          key: 'own_1',
          words: { de: 'Kranz', tr: 'Çelenk', en: 'Wreath' },
          due_after_hours: 2,
          applies: { destination: ['austria'] },
          done_by: 'office',
          shown_to_family: true,
        },
      ],
    };

    expect(keysOf(home, template)).not.toContain('condolence_visit');
    expect(keysOf(home, template)[0]).toBe('burial');
    expect(keysOf(home, template)).not.toContain('own_1');
    expect(keysOf({ ...home, destination: 'austria' }, template).slice(0, 2)).toEqual(['burial', 'own_1']);
  });
});

it('the family’s list says nothing about police, prosecutor or money between offices', () => {
  const hidden = stepKeys.filter((key) => !builtInSteps[key].shown_to_family);

  expect(hidden).toEqual([
    ...['police_informed', 'release_by_prosecutor', 'cost_comparison', 'notice_of_death', 'escort_document'],
    ...['condolence_visit', 'costs_settled'],
  ]);
});
