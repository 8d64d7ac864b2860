import { expect, it } from 'vitest';
import { deathCaseStates } from './deathCase.ts';
import { type KnownFacts, knownSteps } from './knownSteps.ts';

const nothing: KnownFacts = {
  state: 'under_way',
  doctor_came: null,
  released_on: null,
  burial_at: null,
  flight_at: null,
};

it.each<[Partial<KnownFacts>, string[]]>([
  [{}, []],
  [{ doctor_came: false }, []],
  [{ doctor_came: true }, ['doctor_and_inspection']],
  [{ released_on: '2027-01-10' }, ['release_by_prosecutor']],
  [{ burial_at: new Date() }, ['burial_date']],
  [{ flight_at: new Date() }, ['flight_booked']],
  [{ state: 'buried' }, ['burial']],
  [{ state: 'settled' }, ['burial', 'costs_settled']],
])('%j', (facts, steps) => {
  expect(knownSteps({ ...nothing, ...facts })).toEqual(steps);
});

it('no burial is known before it has taken place', () => {
  const buried = deathCaseStates.filter((state) => knownSteps({ ...nothing, state }).includes('burial'));
  expect(buried).toEqual(['buried', 'settled', 'closed']);
});
