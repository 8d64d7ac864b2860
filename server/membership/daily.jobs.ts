import { z } from 'zod';
import type { Day } from '../../domain/shared/day.ts';
import { remindIfDue } from '../dunning/dunning.actions.ts';
import { listToRemind } from '../dunning/dunning.reads.ts';
import { withLocked } from '../members/household.reads.ts';
import { judgeAllOpen } from '../payments/openLines/nightly.actions.ts';
import { eachInChange, type Item, type Listed, type Outcome, type Page } from '../platform/batch.ts';
import type { Change, Context } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import type { RunRow } from '../platform/runs/runs.tables.ts';
import { defineRun } from '../platform/runs/runs.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { advanceApprovals } from '../secondPerson/advancing.actions.ts';
import { goOnUncompared } from './comparison/comparison.actions.ts';
import { listHeldTooLong } from './comparison/comparison.reads.ts';
import { keepCovers } from './cover/nightCovers.actions.ts';
import { endThoseDue } from './ending/endingsToCome.actions.ts';
import { warnOfErasure } from './erasure/erasure.actions.ts';
import { listToWarn } from './erasure/erasure.reads.ts';
import { activateIfDue } from './joining/activation.actions.ts';
import { listHouseholdsWithWaitingFamily, listWaitedOut } from './joining/activation.reads.ts';
import { activateFamily } from './joining/waiting.actions.ts';
import { enders } from './merging/agreeing.actions.ts';
import { tellChildNotice, tellDocumentNotice, tellSubstituteNotice } from './notices/notices.actions.ts';
import { listChildNotices, listDocumentNotices, listSubstituteNotices } from './notices/notices.reads.ts';

/** At most `atOnce` items of a kind are handled in parallel; after `stepMs` a step starts no further ones. */
type Bounds = { atOnce: number; stepMs: number };
const BOUNDS: Bounds = { atOnce: 50, stepMs: 1_000 };

type Worked = Outcome & { after: number | undefined };
type Chore = (context: Context, today: Day, page: Page) => Promise<Worked>;

/** All calendar work, kind by kind, in this order. */
const chores = {
  // first: nobody who has left is reminded or told anything
  'ends of memberships': endThoseDue,
  'bank lines': judgeAllOpen,
  reminders: each(listToRemind, remindIfDue),
  activations: each(listWaitedOut, activateIfDue),
  'family activations': each(
    listHouseholdsWithWaitingFamily,
    async (change, householdId) =>
      ((await withLocked(change, householdId, (household) => activateFamily(change, household))) ?? 0) > 0,
  ),
  'notices of substitutes': each(listSubstituteNotices, tellSubstituteNotice),
  'notices of children': each(listChildNotices, tellChildNotice),
  'notices of documents': each(listDocumentNotices, tellDocumentNotice),
  'warnings of erasure': each(listToWarn, warnOfErasure),
  'second approvals': (context, _today, page) => advanceApprovals(context, page, enders),
  'applications held too long': each(listHeldTooLong, goOnUncompared),
  // last: what the night has changed counts
  'covers for lists': keepCovers,
} satisfies Record<string, Chore>;

type ChoreName = keyof typeof chores;
const names = Object.keys(chores) as ChoreName[];

/** What the calendar work of a day did, by kind. */
export type DailyOutcome = Record<ChoreName, Outcome>;

const outcome = z.object({ done: z.int(), failed: z.int() });
const position = z.object({
  /** Undefined once all kinds are done. */
  chore: z.enum(names).optional(),
  after: z.int(),
  outcomes: z.partialRecord(z.enum(names), outcome),
});
type Position = z.output<typeof position>;

/**
 * The daily calendar work: reminders (D44), activations (D21, D22), notices (D34), erasure warnings (decision 18), approvals
 * (decision 40). Each household has its own transaction and every effect its own key, so that the job may be killed, run twice or
 * on two machines, or be skipped for nights. A failure for one household does not stop the others, and is retried the next night.
 * `on`: run it only as of that day.
 */
export const daily = dailyBy(BOUNDS);

/** The daily job in steps of another size. */
export function dailyBy(bounds: Bounds) {
  return defineRun({
    kind: 'membership.daily',
    payload: z.object({ on: z.string().optional() }),
    position,
    every: '10 3 * * *',
    step: async ({ context, change: { today }, payload: { on }, position: at = begin, share }) => {
      if (on !== undefined && on !== today) {
        context.log.warn({ on, today }, 'the work of a day was started on another day');
        return { done: 0 };
      }
      if (!at.chore) {
        context.log.info({ today, ...at.outcomes }, 'daily work done');
        return { done: 0 };
      }
      const next = await workAMoment({ context, today, bounds: partOf(bounds, share) }, at);
      const [before, after] = [sumOf(at), sumOf(next)];
      return { next, done: after.done - before.done, failed: after.failed - before.failed };
    },
  });
}

const begin: Position = { chore: names[0], after: 0, outcomes: {} };

/** Runs all of it at once, even beside another run; returns what it did. */
export async function runDailyWork(context: Context, asked: { on?: Day } = {}): Promise<DailyOutcome> {
  const run = await runToEnd(context, daily, asked);
  if (run.outcome !== 'done') throw new Error(`the daily work was ${run.outcome}`);
  return dailyOutcomeOf(run);
}

function dailyOutcomeOf(run: Pick<RunRow, 'position'>): DailyOutcome {
  const { outcomes } = position.parse(run.position ?? begin);
  const ofEach = names.map((name) => [name, outcomes[name] ?? { done: 0, failed: 0 }]);
  return Object.fromEntries(ofEach) as DailyOutcome;
}

function partOf({ atOnce, stepMs }: Bounds, share: number): Bounds {
  return { atOnce: Math.ceil(atOnce * share), stepMs: stepMs * share };
}

type Working = { context: Context; today: Day; bounds: Bounds };

async function workAMoment({ context, today, bounds }: Working, from: Position): Promise<Position> {
  const until = performance.now() + bounds.stepMs;
  let at = from;
  do {
    if (!at.chore) return at;
    const worked = await chores[at.chore](context, today, { after: at.after, most: bounds.atOnce });
    at = moved(at, at.chore, worked);
  } while (performance.now() < until);
  return at;
}

function moved({ outcomes }: Position, chore: ChoreName, { after, done, failed }: Worked): Position {
  const before = outcomes[chore] ?? { done: 0, failed: 0 };
  const counted = { ...outcomes, [chore]: { done: before.done + done, failed: before.failed + failed } };
  if (after !== undefined) return { chore, after, outcomes: counted };
  return { chore: names[names.indexOf(chore) + 1], after: 0, outcomes: counted };
}

function sumOf({ outcomes }: Position): Outcome {
  const sum = { done: 0, failed: 0 };
  for (const { done, failed } of Object.values(outcomes)) {
    sum.done += done;
    sum.failed += failed;
  }
  return sum;
}

/** Handles each listed item in a transaction of its own. */
function each<T extends Item>(
  list: (db: Reader, today: Day, page: Page) => Promise<Listed<T>>,
  work: (change: Change, item: T) => Promise<boolean>,
): Chore {
  return async (context, today, page) => {
    const { items, after } = await list(context.db, today, page);
    return { after, ...(await eachInChange(context, items, work)) };
  };
}
