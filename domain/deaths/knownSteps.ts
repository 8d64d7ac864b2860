import type { StepKey } from '../boardSettings/builtInSteps.ts';
import type { DeathCaseState } from './deathCase.ts';

/** Facts of a case that say that a step is done. */
export type KnownFacts = {
  state: DeathCaseState;
  doctor_came: boolean | null;
  released_on: unknown;
  burial_at: unknown;
  flight_at: unknown;
};

const afterBurial: readonly DeathCaseState[] = ['buried', 'settled', 'closed'];

/** Steps that the case itself knows to be done, so that nobody ticks what somebody has written down before. */
export function knownSteps({ state, doctor_came, released_on, burial_at, flight_at }: KnownFacts): StepKey[] {
  const known: [StepKey, boolean][] = [
    ['doctor_and_inspection', doctor_came === true],
    ['release_by_prosecutor', released_on !== null],
    ['burial_date', burial_at !== null],
    ['flight_booked', flight_at !== null],
    ['burial', afterBurial.includes(state)],
    ['costs_settled', state === 'settled' || state === 'closed'],
  ];
  return known.flatMap(([key, isDone]) => (isDone ? [key] : []));
}
