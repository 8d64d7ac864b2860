import type { newsContract } from '../../domain/notifications/news.contract.ts';
import { refuse } from '../../domain/notifications/notifications.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf } from '../platform/actor.ts';
import { isSilent } from '../platform/silence.ts';
import type { StaffChange } from '../platform/staff.ts';
import { assertNamesNoAccount } from './namesOthers.actions.ts';
import { findSameNews, lockNews } from './news.reads.ts';
import { insertNews } from './news.writes.ts';
import { filledNews, wordsOf } from './newsFacts.ts';
import { holdHousehold } from './notifications.reads.ts';
import { notify } from './tell.actions.ts';

type Calls = typeof newsContract;

/** The same text within this time is a repeated call whose answer was lost. */
const SAME_WITHIN_MS = 10 * 60_000;

/**
 * Sends news to one household at once (D34). The same text again within ten minutes (its answer was lost) is sent once (trust
 * promise 2). Refuses with `HouseholdNotFound`, `household_silent`, `words_name_account`.
 */
export async function sendNews(
  change: StaffChange,
  { title, data, household_id, language }: Input<Calls['sendNews']>,
): Promise<Answer<Calls['sendNews']>> {
  if (!(await holdHousehold(change.tx, household_id))) return refuse('HouseholdNotFound');
  if (await isSilent(change.tx, household_id)) return refuse('household_silent');
  assertNamesNoAccount(change, wordsOf({ title, data }));
  await lockNews(change.tx);
  const written = { title, body_html: data, household_id };
  const since = new Date(change.now.getTime() - SAME_WITHIN_MS);
  const before = await findSameNews(change.tx, { ...written, since });
  if (before) return { id: before, household_id };
  const created_by = accountOf(change.actor);
  const id = await insertNews(change.tx, { ...written, language, created_by, created_at: change.now });
  const { title: heading, data: html } = filledNews({ title, data }, change.settings);
  await notify(change, { household_id, effect_key: `office.news/${id}`, title: heading, html, language });
  await record(change, { action: 'news.sent', household_id, subject_id: id });
  return { id, household_id };
}
