import type { Gap, GapScreen } from '../../../domain/application/gaps.ts';
import type { ApplicationStep } from '../../../domain/application/step.ts';

export const manualSteps = [1, 2, 3, 4] as const;

export type ManualStepNo = (typeof manualSteps)[number];

/** `open`: passed, and something is still missing there. */
export type ManualState = 'done' | 'open' | 'current' | 'next';

const STEP_OF: Record<GapScreen, ManualStepNo> = { main_member: 1, household: 2, family_members: 3, payment: 4 };

/**
 * The state of each step of the manual for an applicant who has reached `reached`, which is the current step. At the
 * last step, once nothing is left to pay, the current step is the first one that still lacks something (D19).
 */
export function manualStates(
  reached: ApplicationStep,
  gaps: readonly Pick<Gap, 'gap' | 'screen'>[],
): Record<ManualStepNo, ManualState> {
  // submitting again is possible only when everything else is complete
  const missing = gaps.filter(({ gap }) => gap !== 'sent_back').map(({ screen }) => STEP_OF[screen]);
  const current = currentStep(reached, missing);
  const stateOf = (step: ManualStepNo): ManualState => {
    if (step === current) return 'current';
    if (step > reached) return 'next';
    return missing.includes(step) ? 'open' : 'done';
  };
  return { 1: stateOf(1), 2: stateOf(2), 3: stateOf(3), 4: stateOf(4) };
}

function currentStep(reached: ApplicationStep, missing: readonly ManualStepNo[]): ManualStepNo {
  if (reached === 0) return 1;
  if (reached < 4 || missing.includes(4)) return reached;
  return manualSteps.find((step) => missing.includes(step)) ?? 4;
}
