import { sql } from 'kysely';
import type { OpenDeath } from '../../domain/deaths/openDeath.ts';
import type { Reader } from '../platform/db.ts';
import type { Ask } from '../platform/work.ts';
import { listCases } from './deathCase.reads.ts';

type NextRow = { case_id: number; step_key: string | null; own_words: string | null; due_at: Date | null };

/** Open cases for the to-do list, each with the undone step that is due first. */
export async function listOpenDeaths({ db, now }: Pick<Ask, 'db' | 'now'>): Promise<OpenDeath[]> {
  const cases = await listCases({ db }, {});
  const next = await findNextSteps(
    db,
    cases.map(({ id }) => id),
  );
  return cases.map((one) => {
    const step = next.get(one.id);
    if (!step) return { ...one, next_step: null };
    const { step_key, own_words, due_at } = step;
    const is_late = due_at !== null && due_at < now;
    return { ...one, next_step: { step_key, own_words, due_at: due_at?.toISOString() ?? null, is_late } };
  });
}

async function findNextSteps(db: Reader, caseIds: readonly number[]): Promise<Map<number, NextRow>> {
  const { rows } = await sql<NextRow>`
    select distinct on (case_id) case_id, step_key, own_words, due_at from death_case_steps
    where case_id = any(${caseIds}) and done_at is null and not_needed_because is null
    order by case_id, due_at nulls last, position`.execute(db);
  return new Map(rows.map((row) => [row.case_id, row]));
}
