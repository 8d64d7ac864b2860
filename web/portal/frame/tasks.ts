import type { Gap, GapScreen } from '../../../domain/application/gaps.ts';
import type { ApplicationStep } from '../../../domain/application/step.ts';

export const taskSteps = [1, 2, 3, 4] as const;

export type TaskStep = (typeof taskSteps)[number];

/** `open`: passed, and something is still missing there. */
export type TaskState = 'done' | 'open' | 'current' | 'next';

/** `blocked`: an earlier step must be filled in first. `now` and `later`: nothing is missing, but it was not passed. */
export type TaskStatus = 'done' | 'missing' | 'blocked' | 'now' | 'later';

export type Task = { state: TaskState; status: TaskStatus; missing: number };

export const STEP_OF: Record<GapScreen, TaskStep> = { main_member: 1, household: 2, family_members: 3, payment: 4 };

/** How far an applicant has gone, and how far the data allow to go. */
export type Progress = { reached: ApplicationStep; allowed: ApplicationStep };

/**
 * The four tasks of an application, with a status that is told in words. The current task is the step reached; at the
 * last step, once nothing is left to pay, it is the first one that still lacks something (D19).
 */
export function tasksOf(progress: Progress, gaps: readonly Pick<Gap, 'gap' | 'screen'>[]): Record<TaskStep, Task> {
  // submitting again is possible only when everything else is complete
  const lacking = gaps.filter(({ gap }) => gap !== 'sent_back').map(({ screen }) => STEP_OF[screen]);
  const current = currentStep(progress.reached, lacking);
  const taskOf = (step: TaskStep): Task => {
    const missing = gaps.filter(({ screen }) => STEP_OF[screen] === step).length;
    const state = stateOf(step, { current, reached: progress.reached, isLacking: lacking.includes(step) });
    return { state, missing, status: statusOf(state, missing, step > progress.allowed) };
  };
  return { 1: taskOf(1), 2: taskOf(2), 3: taskOf(3), 4: taskOf(4) };
}

function stateOf(
  step: TaskStep,
  { current, reached, isLacking }: { current: TaskStep; reached: ApplicationStep; isLacking: boolean },
): TaskState {
  if (step === current) return 'current';
  if (step > reached) return 'next';
  return isLacking ? 'open' : 'done';
}

function statusOf(state: TaskState, missing: number, isBlocked: boolean): TaskStatus {
  if (state === 'done') return 'done';
  if (isBlocked) return 'blocked';
  if (missing > 0) return 'missing';
  return state === 'current' ? 'now' : 'later';
}

function currentStep(reached: ApplicationStep, lacking: readonly TaskStep[]): TaskStep {
  if (reached === 0) return 1;
  if (reached < 4 || lacking.includes(4)) return reached;
  return taskSteps.find((step) => lacking.includes(step)) ?? 4;
}
