import type { DeathSteps } from '../../domain/deaths/deathSteps.contract.ts';
import { deathSteps } from './deathSteps.ts';
import { fullCase } from './officeDeathStates.ts';
import { answer, press, type ScreenState } from './screenState.ts';

const STEPS_SHOWN = '/deaths/2?part=steps';
const office = { who: 'office', base: '/office-ui', path: STEPS_SHOWN } as const;
const shown = (changed: Partial<DeathSteps> = {}) => ({
  // the longer path first, because each answers whatever begins with it
  'GET /api/v1/office/deaths/2/steps': answer.json({ ...deathSteps, ...changed }),
  'GET /api/v1/office/deaths/2': answer.json(fullCase),
});

/** The board of steps of a case. */
export const officeDeathStepStates: readonly ScreenState[] = [
  { ...office, name: 'office-death-steps', answers: shown() },
  { ...office, name: 'office-death-steps-none', answers: shown({ steps: [] }) },
  {
    ...office,
    name: 'office-death-steps-past',
    answers: shown({ may_change: false }),
    prepare: ({ page }) => page.locator('main summary').click(),
  },
  {
    ...office,
    name: 'office-death-step-add',
    hasDialog: true,
    answers: shown(),
    prepare: ({ page, words }) => press(page, words.officeDeathSteps.add),
  },
  {
    ...office,
    name: 'office-death-step',
    hasDialog: true,
    answers: shown(),
    prepare: ({ page }) => page.locator('main li button').first().click(),
  },
  {
    ...office,
    name: 'office-death-step-drop',
    hasDialog: true,
    answers: shown(),
    prepare: async ({ page, words }) => {
      await page.locator('main li button').first().click();
      await press(page, words.officeDeathSteps.drop);
    },
  },
];
