import { expect, it } from 'vitest';
import { mayStep, openSteps, type StepTable } from './steps.ts';

type Lamp = 'off' | 'on' | 'broken';

const lampSteps = {
  light: { from: ['off'], to: 'on' },
  douse: { from: ['on'], to: 'off' },
  drop: { from: ['off', 'on'], to: 'broken' },
} as const satisfies StepTable<Lamp>;

it('the steps that are open from a state stand in the order of the table', () => {
  const open = (['off', 'on', 'broken'] satisfies Lamp[]).map((lamp) => openSteps(lampSteps, lamp));

  expect(open).toEqual([['light', 'drop'], ['douse', 'drop'], []]);
});

it('a step may be taken from the states it names, and an unknown one from none', () => {
  expect(mayStep<Lamp>(lampSteps, 'light', 'off')).toBe(true);
  expect(mayStep<Lamp>(lampSteps, 'light', 'on')).toBe(false);
  expect(mayStep<Lamp>(lampSteps, 'repair', 'broken')).toBe(false);
});
