import { reachStep, useSession } from '../platform/session.ts';
import { useHome } from './applicationApi.ts';

/** The screens of the application in the order of its steps (spec §4). */
export const stepPaths = ['/news', '/main-member', '/household', '/sub-member', '/payment'] as const;

export type StepPath = (typeof stepPaths)[number];

/**
 * The step reached: what the server knows from the data, or further, where "next" was pressed on this device
 * (the family may be empty, so its data tells nothing).
 */
export function useStepReached() {
  const { application } = useHome();
  const session = useSession();
  const reached = Math.min(Math.max(application.step, session.step), stepPaths.length - 1);
  return { reached, stepOf, pathOf };
}

/** The step of a screen, or undefined for one outside the application's row. */
export function stepOf(pathname: string): number | undefined {
  const index = stepPaths.findIndex((path) => pathname === path || pathname.startsWith(`${path}/`));
  return index === -1 ? undefined : index;
}

export function pathOf(step: number): StepPath {
  return stepPaths[step] ?? '/news';
}

/** To be called when "next" leads on to a screen. */
export function goingOnTo(path: StepPath): void {
  reachStep(stepPaths.indexOf(path));
}
