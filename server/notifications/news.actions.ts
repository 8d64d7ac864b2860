import type { newsContract } from '../../domain/notifications/news.contract.ts';
import { refuse } from '../../domain/notifications/notifications.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf } from '../platform/actor.ts';
import { startRun } from '../platform/runs/runs.ts';
import type { StaffChange } from '../platform/staff.ts';
import { newsEffect, tellEverybody } from './news.jobs.ts';
import { findSameNews, lockNews } from './news.reads.ts';
import { insertNews } from './news.writes.ts';
import { notify } from './notifications.actions.ts';
import { holdHousehold } from './notifications.reads.ts';

type Calls = typeof newsContract;

/** The same text within this time is a repeated call whose answer was lost. */
const SAME_WITHIN_MS = 10 * 60_000;

/**
 * Sends news to one household at once, or, without a household (null), to all waiting and active ones by a run (D34). The same
 * text again within ten minutes (its answer was lost) is sent once (trust promise 2). Refuses with `HouseholdNotFound`.
 */
export async function sendNews(
  change: StaffChange,
  { title, data, household_id: to, language }: Input<Calls['sendNews']>,
): Promise<Answer<Calls['sendNews']>> {
  if (to && !(await holdHousehold(change.tx, to))) return refuse('HouseholdNotFound');
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
