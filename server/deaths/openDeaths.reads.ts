import type { OpenDeath } from '../../domain/deaths/life/openDeath.ts';
import type { Ask } from '../platform/context.ts';
import { listCases } from './deathCase.reads.ts';
import { listNextSteps } from './steps/steps.reads.ts';

/** Open cases for the to-do list, each with the undone step that is due first. */
export async function listOpenDeaths({ db, now }: Pick<Ask, 'db' | 'now'>): Promise<OpenDeath[]> {
  const cases = await listCases({ db }, {});
  const steps = await listNextSteps(
    db,
    cases.map(({ id }) => id),
  );
  const next = new Map(steps.map((step) => [step.case_id, step]));
  return cases.map((one) => {
    const step = next.get(one.id);
    if (!step) return { ...one, next_step: null };
    const { case_id: _case, due_at, ...name } = step;
    const is_late = due_at !== null && due_at < now;
    return { ...one, next_step: { ...name, due_at: due_at?.toISOString() ?? null, is_late } };
  });
}
