import { refuse } from '../../../domain/application/application.refusals.ts';
import {
  HISTORY_PAGE,
  type HistoryEntry,
  type HistoryPlace,
  type HistorySource,
  historySources,
  olderOf,
} from '../../../domain/office/householdHistory.ts';
import type { officeContract } from '../../../domain/office/office.contract.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { findOwners } from '../../members/owners.reads.ts';
import type { OfficeActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import { listLetters, listMails, listNews, listTextMessages } from './messageRows.reads.ts';
import { listRecorded, listStatusChanges } from './recordRows.reads.ts';

type Call = (typeof officeContract)['listHistory'];

/** An id greater than any in the database, and small enough for every number. */
const NEWEST = 999_999_999_999_999;

/**
 * One page of what happened in a household, the latest first. Each source is read by its index below the place where the page above
 * ended, never more rows than a page holds, so that a long history costs no more than a short one.
 */
export async function readHistory(ask: Ask<OfficeActor>, { id, older, only }: Input<Call>): Promise<Answer<Call>> {
  if (!(await findOwners(ask.db, [id])).has(id)) return refuse('HouseholdNotFound');
  const most = HISTORY_PAGE + 1;
  const below = (source: HistorySource) => ({ household: id, below: older?.[source] ?? NEWEST, most });
  const read: Record<HistorySource, HistoryEntry[]> = {
    record: only ? [] : await listRecorded(ask, below('record')),
    status: only ? [] : await listStatusChanges(ask, below('status')),
    news: await listNews(ask, below('news')),
    mail: await listMails(ask, below('mail')),
    letter: await listLetters(ask, below('letter')),
    textMessage: await listTextMessages(ask, below('textMessage')),
  };
  return pageOf(read);
}

/** The latest entries of all sources; each source keeps its own order, so that the next page goes on without a gap. */
function pageOf(read: Record<HistorySource, HistoryEntry[]>): Answer<Call> {
  const next = Object.fromEntries(historySources.map((source) => [source, 0])) as HistoryPlace;
  const entries: HistoryEntry[] = [];
  while (entries.length < HISTORY_PAGE) {
    const source = latestOf(read, next);
    if (!source) break;
    entries.push(...read[source].slice(next[source], next[source] + 1));
    next[source] += 1;
  }
  const isEnd = historySources.every((source) => next[source] >= read[source].length);
  return { entries, older: isEnd ? null : olderOf(placesBelow(read, next)) };
}

function latestOf(read: Record<HistorySource, HistoryEntry[]>, next: HistoryPlace): HistorySource | undefined {
  const heads = historySources.flatMap((source) => {
    const head = read[source][next[source]];
    return head ? [{ source, at: head.at }] : [];
  });
  // of entries at the same instant, the one whose source is named first
  return heads.toSorted((one, other) => Number(one.at < other.at) - Number(one.at > other.at))[0]?.source;
}

/** Below the last entry shown of each source; one that is not shown yet goes on with its first, so that newer ones do not come later. */
function placesBelow(read: Record<HistorySource, HistoryEntry[]>, next: HistoryPlace): HistoryPlace {
  const placeOf = (source: HistorySource): number => {
    const last = read[source][next[source] - 1];
    if (last) return last.id;
    const first = read[source][0];
    return first ? first.id + 1 : 0;
  };
  return Object.fromEntries(historySources.map((source) => [source, placeOf(source)])) as HistoryPlace;
}
