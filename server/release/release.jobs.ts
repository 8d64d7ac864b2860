import { z } from 'zod';
import { inviteWithCode } from '../counter/accountCodes.actions.ts';
import { endSilence } from '../households/silence.actions.ts';
import { invoiceContributions } from '../invoicing/contributions.actions.ts';
import { lockHouseholds } from '../members/household.reads.ts';
import { system } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { defineJob } from '../platform/jobs.ts';
import { defineRun, startRun } from '../platform/runs/runs.ts';
import { inChange } from '../platform/work.ts';
import { listToInvite } from './chosen.reads.ts';
import { countOf, listOf } from './release.reads.ts';
import { lockRelease, markReleased, updateRelease } from './release.writes.ts';

/** A step takes a fraction of a second. */
const AT_ONCE = 50;

const payload = z.object({ release_id: z.int() });
const position = z.object({ after: z.int() });

/** A release leaves once its hour is over, unless it was stopped. */
export const leaveInAnHour = defineJob({
  name: 'release.leave',
  payload,
  run: (context, { release_id }) =>
    inChange(context, system, async (change) => {
      const release = await lockRelease(change.tx, release_id);
      if (release?.state !== 'releasing' || !release.leaves_at || release.leaves_at > change.now) return;
      await startRun(change, releaseHouseholds, { release_id });
    }),
});

/**
 * Releases the households of a batch, some per step: each speaks from then on, and gets its invitation in the same transaction. Between
 * two steps it can be stopped. Killed, or run twice at once, each household is released once.
 */
export const releaseHouseholds = defineRun({
  kind: 'release.households',
  payload,
  position,
  total: ({ db }, { release_id }) => countOf(db, release_id, false),
  step: async ({ change, payload: { release_id }, position: at, share }) => {
    const release = await lockRelease(change.tx, release_id);
    if (release?.state !== 'releasing') return { done: 0 };
    const page = { after: at?.after ?? 0, most: Math.ceil(AT_ONCE * share), isReleased: false };
    const ids = await listOf(change.db, release_id, page);
    const done = await releaseThese(change, release_id, { ids, by: release.asked_by });
    const after = ids.at(-1);
    if (after === undefined) await updateRelease(change.tx, release_id, { state: 'released' });
    return { next: after === undefined ? undefined : { after }, done };
  },
});

type These = { ids: readonly number[]; by: number | null };

async function releaseThese(change: Change, releaseId: number, { ids, by: asked_by }: These): Promise<number> {
  const locked = (await lockHouseholds(change.tx, ids)).map(({ id }) => id);
  const toInvite = await listToInvite(change.tx, locked);
  for (const { id: household_id, invitation, email } of toInvite) {
    await endSilence(change, household_id);
    if (invitation === 'mail' || invitation === 'letter') {
      await inviteWithCode(change, { household_id, asked_by, email: invitation === 'mail' ? email : null });
    }
  }
  const householdIds = toInvite.map(({ id }) => id);
  await markReleased(change.tx, releaseId, { householdIds, on: change.today });
  return householdIds.length;
}

/** Invoices this year's contribution of a released batch, as the yearly run does; who has it already gets none. */
export const makeFirst = defineRun({
  kind: 'release.first_invoices',
  payload,
  position,
  total: ({ db }, { release_id }) => countOf(db, release_id, true),
  step: async ({ change, payload: { release_id }, position: at, share }) => {
    const page = { after: at?.after ?? 0, most: Math.ceil(AT_ONCE * share), isReleased: true };
    const ids = await listOf(change.db, release_id, page);
    const done = await invoiceContributions(change, ids);
    const after = ids.at(-1);
    return { next: after === undefined ? undefined : { after }, done };
  },
});
