import { expect, it } from 'vitest';
import { mayStep, openSteps, type StepTable } from './steps.ts';

type Lamp = 'off' | 'on' | 'broken';

const lampSteps = {
  light: { from: ['off'], to: 'on' },
  douse: { from: ['on'], to: 'off' },
  drop: { from: ['off', 'on'], to: 'broken' },
} as const satisfies StepTable<Lamp>;

it('the possible steps are listed in the order of the table', () => {
  const open = (['off', 'on', 'broken'] satisfies Lamp[]).map((lamp) => openSteps(lampSteps, lamp));

  expect(open).toEqual([['light', 'drop'], ['douse', 'drop'], []]);
});

it('a step is possible only from the states of the table, and an unknown step never', () => {
  expect(mayStep<Lamp>(lampSteps, 'light', 'off')).toBe(true);
  expect(mayStep<Lamp>(lampSteps, 'light', 'on')).toBe(false);
  expect(mayStep<Lamp>(lampSteps, 'repair', 'broken')).toBe(false);
});
