import type { Insertable } from 'kysely';
import { type PlannedStep, stepsFor } from '../../../domain/boardSettings/stepTemplate.ts';
import { isOpenCase } from '../../../domain/deaths/deathCase.ts';
import { knownSteps } from '../../../domain/deaths/knownSteps.ts';
import { accountOf } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import type { Tables } from '../../platform/db.ts';
import { type CaseRow, findCase } from '../deathCase.reads.ts';
import { factsOf, listTemplateSteps, templateOf } from './steps.reads.ts';
import { deleteSteps, insertTemplateSteps, tickKnownSteps } from './steps.writes.ts';

const HOUR_MS = 3_600_000;
const unknown = { place: null, destination: null, citizenship: null, civil_status: null };

/**
 * Brings the steps of an open case, which the caller has locked, in line with its facts: adds those that it may need, and
 * removes those that a known fact rules out and that nobody has worked on, and ticks those that a fact says to be done.
 */
export async function refreshSteps(change: Change, caseId: number): Promise<void> {
  const row = await findCase(change.tx, caseId);
  if (!row || !isOpenCase(row.state)) return;
  const template = await templateOf(change.tx, row);
  const order = stepsFor(template, unknown).map(({ step }) => step.key);
  const planned = stepsFor(template, factsOf(row));
  const keys = new Set<string>(planned.map(({ step }) => step.key));
  const ruledOut = (await listTemplateSteps(change.tx, caseId)).filter(
    ({ step_key, is_touched }) => !is_touched && !keys.has(step_key),
  );
  await deleteSteps(
    change.tx,
    ruledOut.map(({ id }) => id),
  );
  await insertTemplateSteps(
    change.tx,
    planned.map((step) => toRow(row, step, order.indexOf(step.step.key))),
  );
  await tickKnown(change, row);
}

/** Ticks what the facts of a case, which the caller has locked, say to be done; what somebody has unticked is ticked again. */
export async function tickKnown(change: Change, row: CaseRow): Promise<void> {
  const done = { done_at: change.now, done_by: accountOf(change.actor) };
  await tickKnownSteps(change.tx, row.id, { keys: knownSteps(row), ...done });
}

function toRow(
  { id, reported_at }: CaseRow,
  { step, due_after_hours, done_by, shown_to_family }: PlannedStep,
  position: number,
): Insertable<Tables['death_case_steps']> {
  return {
    case_id: id,
    step_key: step.key,
    own_words: null,
    position,
    responsible: done_by,
    shown_to_family,
    template_words: step.kind === 'own' ? step.words : null,
    due_at: new Date(reported_at.getTime() + due_after_hours * HOUR_MS),
  };
}
