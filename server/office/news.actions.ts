import { refuse } from '../../domain/application/application.refusals.ts';
import type { officeContract } from '../../domain/office/office.contract.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { notify } from '../notifications/notifications.actions.ts';
import { accountOf } from '../platform/actor.ts';
import { startRun } from '../platform/runs/runs.ts';
import type { StaffChange } from '../platform/staff.ts';
import { newsEffect, tellEverybody } from './news.jobs.ts';
import { findSameNews, lockNews } from './news.reads.ts';
import { insertNews } from './news.writes.ts';

type Calls = typeof officeContract;

/** Whoever sends the same words again so soon has not heard that they were told. */
const SAME_WITHIN_MS = 10 * 60_000;

/**
 * Writes news to one household at once, or, where none is named (null), to everybody who waits or is active by a job
 * (D34). The same again within ten minutes, because the answer was lost, is the one that was written (trust promise 2).
 * Refuses with `HouseholdNotFound`.
 */
export async function sendNews(
  change: StaffChange,
  { title, data, household_id: to, language }: Input<Calls['sendNews']>,
): Promise<Answer<Calls['sendNews']>> {
  if (to && !(await lockHousehold(change.tx, to))) return refuse('HouseholdNotFound');
  await lockNews(change.tx);
  const since = new Date(change.now.getTime() - SAME_WITHIN_MS);
  const before = await findSameNews(change.tx, { title, body_html: data, household_id: to, since });
  if (before) return { id: before, household_id: to };
  const written = { title, body_html: data, language, household_id: to, created_at: change.now };
  const id = await insertNews(change.tx, { ...written, created_by: accountOf(change.actor) });
  if (to) await notify(change, { household_id: to, effect_key: newsEffect(id), title, html: data, language });
  else await startRun(change, tellEverybody, { news_id: id });
  await record(change, { action: 'news.sent', household_id: to, subject_id: id });
  return { id, household_id: to };
}
