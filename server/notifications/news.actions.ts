import { isDeepStrictEqual } from 'node:util';
import type { WantedNews } from '../../domain/approvals/approvals.ts';
import type { newsContract } from '../../domain/notifications/news.contract.ts';
import { refuse } from '../../domain/notifications/notifications.refusals.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { addApproval } from '../approvals/approvals.actions.ts';
import { type ApprovalRecord, toApproval } from '../approvals/approvals.reads.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf } from '../platform/actor.ts';
import { startRun } from '../platform/runs/runs.ts';
import { isSilent } from '../platform/silence.ts';
import type { StaffChange } from '../platform/staff.ts';
import { newsEffect, tellEverybody } from './news.jobs.ts';
import { findSameNews, lockNews } from './news.reads.ts';
import { insertNews } from './news.writes.ts';
import { filledNews, needsSecondPerson } from './newsFacts.ts';
import { holdHousehold } from './notifications.reads.ts';
import { notify } from './tell.actions.ts';
import { findWaitingNews } from './waitingNews.reads.ts';

type Calls = typeof newsContract;

/** The same text within this time is a repeated call whose answer was lost. */
const SAME_WITHIN_MS = 10 * 60_000;

/**
 * Sends news to one household at once, or, without a household (null), to all waiting and active ones by a run (D34); if they name
 * an account or an address of somebody else, only after a second person has approved (decision 71). The same text again within ten
 * minutes (its answer was lost) is sent once (trust promise 2). Refuses with `HouseholdNotFound`, `household_silent`.
 */
export async function sendNews(
  change: StaffChange,
  { title, data, household_id: to, language }: Input<Calls['sendNews']>,
): Promise<Answer<Calls['sendNews']>> {
  if (to && !(await holdHousehold(change.tx, to))) return refuse('HouseholdNotFound');
  if (to && (await isSilent(change.tx, to))) return refuse('household_silent');
  await lockNews(change.tx);
  const since = new Date(change.now.getTime() - SAME_WITHIN_MS);
  const before = await findSameNews(change.tx, { title, body_html: data, household_id: to, since });
  if (before) return { id: before, household_id: to, approval: null };
  if (to === null && needsSecondPerson({ title, data }, change.settings)) {
    const asked = await askForSecond(change, { title, data, language: language ?? null });
    return { id: null, household_id: null, approval: toApproval(asked, change.actor) };
  }
  const id = await publish(change, { title, data, language, to, created_by: accountOf(change.actor) });
  return { id, household_id: to, approval: null };
}

/** Sends news to everybody that a second person has approved. */
export async function sendApprovedNews(
  change: StaffChange,
  wanted: WantedNews,
  created_by: number | null,
): Promise<void> {
  await publish(change, { ...wanted, to: null, created_by });
}

type Written = Omit<Input<Calls['sendNews']>, 'household_id'> & { to: number | null; created_by: number | null };

async function publish(change: StaffChange, { title, data, language, to, created_by }: Written): Promise<number> {
  const written = { title, body_html: data, language, household_id: to, created_at: change.now };
  const id = await insertNews(change.tx, { ...written, created_by });
  if (to) {
    const { title: heading, data: html } = filledNews({ title, data }, change.settings);
    await notify(change, { household_id: to, effect_key: newsEffect(id), title: heading, html, language });
  } else await startRun(change, tellEverybody, { news_id: id });
  await record(change, { action: 'news.sent', household_id: to, subject_id: id });
  return id;
}

async function askForSecond(change: StaffChange, wanted: WantedNews): Promise<ApprovalRecord> {
  const same = (await findWaitingNews(change.tx)).find((one) => isDeepStrictEqual(one.wanted, wanted));
  return same?.approval ?? addApproval(change, { kind: 'news', household_id: null, reason: null, wanted });
}
