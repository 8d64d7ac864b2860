import type { ApplicationStep } from '../../../domain/application/step.ts';
import { useHome } from '../../me/meApi.ts';
import { reachStep, useSession } from '../../platform/session/session.ts';

/** The screens of the application in the order of its steps (spec §4). */
export const stepPaths = ['/news', '/main-member', '/household', '/sub-member', '/payment'] as const;

export type StepPath = (typeof stepPaths)[number];

const LAST: ApplicationStep = 4;

/**
 * `reached` is the furthest screen this person has gone on to: the sidebar and the progress show it. `allowed` is how
 * far they may go by the data, which can be further: the check list leads there.
 */
export function useStepReached() {
  const { application } = useHome();
  const session = useSession();
  const reached = withinSteps(session.step);
  return { reached, allowed: withinSteps(Math.max(reached, application.step, 1)) };
}

/** The step of a screen, or undefined for one outside the application's row. */
export function stepOf(pathname: string): ApplicationStep | undefined {
  const index = stepPaths.findIndex((path) => pathname === path || pathname.startsWith(`${path}/`));
  return index === -1 ? undefined : withinSteps(index);
}

export function pathOf(step: ApplicationStep): StepPath {
  return stepPaths[step] ?? '/news';
}

/** To be called when "next" leads on to a screen. */
export function goingOnTo(path: StepPath): void {
  reachStep(stepPaths.indexOf(path));
}

function withinSteps(step: number): ApplicationStep {
  return ([0, 1, 2, 3] as const).find((each) => each >= step) ?? LAST;
}
