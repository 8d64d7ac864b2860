import { z } from 'zod';
import { businessDay } from '../../domain/shared/day.ts';
import { remindIfDue } from '../dunning/dunning.actions.ts';
import { listToRemind } from '../dunning/dunning.reads.ts';
import { eachInChange, type Outcome } from '../platform/batch.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Ground } from '../platform/work.ts';
import { activateIfDue } from './activation.actions.ts';
import { listHouseholdsWithWaitingFamily, listWaitedOut } from './activation.reads.ts';
import { moveApprovalsOn } from './approvals.jobs.ts';
import { warnOfErasure } from './erasure.actions.ts';
import { listToWarn } from './erasure.reads.ts';
import { activateFamily } from './familyLater.actions.ts';
import { tellChildNotice, tellSubstituteNotice } from './notices.actions.ts';
import { listChildNotices, listSubstituteNotices } from './notices.reads.ts';

/** What a day brought, by kind of work. */
export type DailyOutcome = Record<
  | 'reminders'
  | 'activations'
  | 'family activations'
  | 'notices of substitutes'
  | 'notices of children'
  | 'warnings of erasure'
  | 'second approvals',
  Outcome
>;

/**
 * Everything that the calendar brings: reminders (D44), activations (D21, D22), notices (D34), and whose application
 * may soon be erased (decision 18), what waits for a second person of the office (decision 40). Each household has its
 * own transaction and every effect its own key, so that it may run twice, on two machines, or after nights without it.
 */
export async function runDailyWork(ground: Ground): Promise<DailyOutcome> {
  const today = businessDay(ground.clock.now());
  const { db } = ground;
  const outcome: DailyOutcome = {
    reminders: await eachInChange(ground, await listToRemind(db, today), remindIfDue),
    activations: await eachInChange(ground, await listWaitedOut(db, today), activateIfDue),
    'family activations': await eachInChange(
      ground,
      await listHouseholdsWithWaitingFamily(db),
      async (change, householdId) => (await activateFamily(change, householdId)) > 0,
    ),
    'notices of substitutes': await eachInChange(ground, await listSubstituteNotices(db, today), tellSubstituteNotice),
    'notices of children': await eachInChange(ground, await listChildNotices(db, today), tellChildNotice),
    'warnings of erasure': await eachInChange(ground, await listToWarn(db, today), warnOfErasure),
    'second approvals': await moveApprovalsOn(ground),
  };
  ground.log.info({ today, ...outcome }, 'daily work done');
  return outcome;
}

/** The same at night; what went wrong for somebody is tried again. */
export const daily = defineJob({
  name: 'application.daily',
  payload: z.object({}),
  every: '10 3 * * *',
  run: async (ground) => {
    const outcomes = Object.values(await runDailyWork(ground));
    const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
    if (failed > 0) throw new Error(`the daily work failed for ${failed}`);
  },
});
