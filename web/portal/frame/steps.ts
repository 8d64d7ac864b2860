import type { ApplicationStep } from '../../../domain/application/step.ts';
import { useHome } from '../../me/home.ts';
import { reachStep, useSession } from '../../platform/session/session.ts';

/** The screens of the application in the order of the steps (spec §4). */
export const stepPaths = ['/news', '/main-member', '/household', '/sub-member', '/payment'] as const;

export type StepPath = (typeof stepPaths)[number];

const LAST: ApplicationStep = 4;

/**
 * `reached` is the furthest screen that this person has opened; sidebar and progress show it. `allowed` is how far the
 * data allow to go, which may be further; the task list links up to there.
 */
export function useStepReached() {
  const { application } = useHome();
  const session = useSession();
  const reached = withinSteps(session.step);
  return { reached, allowed: withinSteps(Math.max(reached, application.step, 1)) };
}

/** The step of a screen; undefined outside the application's steps. */
export function stepOf(pathname: string): ApplicationStep | undefined {
  const index = stepPaths.findIndex((path) => pathname === path || pathname.startsWith(`${path}/`));
  return index === -1 ? undefined : withinSteps(index);
}

export function pathOf(step: ApplicationStep): StepPath {
  return stepPaths[step] ?? '/news';
}

/** Call it when "next" leads to a screen. */
export function goingOnTo(path: StepPath): void {
  reachStep(stepPaths.indexOf(path));
}

function withinSteps(step: number): ApplicationStep {
  return ([0, 1, 2, 3] as const).find((each) => each >= step) ?? LAST;
}
