import { mayRelease } from '../../domain/release/release.access.ts';
import type { Release, releaseContract } from '../../domain/release/release.contract.ts';
import { refuse } from '../../domain/release/release.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf } from '../platform/actor.ts';
import { lockKey } from '../platform/lockKey.ts';
import { startRun } from '../platform/runs/runs.ts';
import type { StaffChange } from '../platform/staff.ts';
import { countOtherBoard } from '../staff/board.reads.ts';
import { leaveInAnHour, makeFirst } from './release.jobs.ts';
import { countOf, findReleaseByKey, getRelease } from './release.reads.ts';
import { insertChosen, insertRelease, type LockedRelease, lockRelease, updateRelease } from './release.writes.ts';

type Calls = typeof releaseContract;
type OfOne = Input<Calls['stopRelease']>;

/** So long a release can be stopped before the first invitation leaves. */
const HOUR_SECONDS = 3_600;

/**
 * Chooses silent households to be released; they leave in an hour, or, where another of the board works, an hour after they have
 * agreed. The same idempotency key is the same release. Refuses with `forbidden`, `release_for_nobody`.
 */
export async function askForRelease(
  change: StaffChange,
  { idempotency_key, ...chosen }: Input<Calls['askForRelease']>,
): Promise<Release> {
  const { tx, actor, now } = change;
  if (!mayRelease(actor)) return refuse('forbidden');
  // one at a time: no household is chosen for two
  await lockKey(tx, 'releases');
  const made = idempotency_key && (await findReleaseByKey(tx, idempotency_key));
  if (made) return getRelease(tx, actor, made);
  const asked_by = accountOf(actor);
  const id = await insertRelease(tx, {
    ...{ state: 'asked', asked_by, asked_at: now, agreed_by: null, leaves_at: null },
    ...{ first_invoices_at: null, first_reminders_at: null, idempotency_key: idempotency_key ?? null },
  });
  if ((await insertChosen(tx, id, chosen)) === 0) return refuse('release_for_nobody');
  await record(change, { action: 'release.asked', household_id: null, subject_id: id });
  if ((await countOtherBoard(tx, asked_by)) === 0) await beginHour(change, id);
  return getRelease(tx, actor, id);
}

/** Refuses with `forbidden`, `release_not_found`, `release_by_another`, `release_not_waiting`. */
export async function agreeToRelease(change: StaffChange, { id }: OfOne): Promise<Release> {
  const { tx, actor } = change;
  const release = await lock(change, id);
  if (release.state !== 'asked') return refuse('release_not_waiting');
  if (!(await getRelease(tx, actor, id)).may_agree) return refuse('release_by_another');
  await updateRelease(tx, id, { agreed_by: accountOf(actor) });
  await beginHour(change, id);
  await record(change, { action: 'release.agreed', household_id: null, subject_id: id });
  return getRelease(tx, actor, id);
}

/** Whoever is released by now stays so. Refuses with `forbidden`, `release_not_found`, `release_not_waiting`. */
export async function stopRelease(change: StaffChange, { id }: OfOne): Promise<Release> {
  const { state } = await lock(change, id);
  if (state !== 'asked' && state !== 'releasing') return refuse('release_not_waiting');
  await updateRelease(change.tx, id, { state: 'stopped' });
  await record(change, { action: 'release.stopped', household_id: null, subject_id: id });
  return getRelease(change.tx, change.actor, id);
}

/** Refuses with `forbidden`, `release_not_found`, and with `release_not_ready` while it leaves, and if it was pressed before. */
export async function makeFirstInvoices(change: StaffChange, { id }: OfOne): Promise<Release> {
  await lockLeft(change, id, 'first_invoices_at');
  await updateRelease(change.tx, id, { first_invoices_at: change.now });
  await startRun(change, makeFirst, { release_id: id });
  await record(change, { action: 'release.invoiced', household_id: null, subject_id: id });
  return getRelease(change.tx, change.actor, id);
}

/** Refuses as `makeFirstInvoices`. */
export async function allowFirstReminders(change: StaffChange, { id }: OfOne): Promise<Release> {
  await lockLeft(change, id, 'first_reminders_at');
  await updateRelease(change.tx, id, { first_reminders_at: change.now });
  await record(change, { action: 'release.reminded', household_id: null, subject_id: id });
  return getRelease(change.tx, change.actor, id);
}

async function beginHour(change: StaffChange, id: number): Promise<void> {
  const leaves_at = new Date(change.now.getTime() + HOUR_SECONDS * 1_000);
  await updateRelease(change.tx, id, { state: 'releasing', leaves_at });
  await change.enqueue(leaveInAnHour, { release_id: id }, { startAfterSeconds: HOUR_SECONDS });
}

async function lock({ tx, actor }: StaffChange, id: number): Promise<LockedRelease> {
  if (!mayRelease(actor)) return refuse('forbidden');
  return (await lockRelease(tx, id)) ?? refuse('release_not_found');
}

async function lockLeft(change: StaffChange, id: number, press: 'first_invoices_at' | 'first_reminders_at') {
  const { state } = await lock(change, id);
  const hasLeft = state === 'released' || state === 'stopped';
  if (!hasLeft || (await countOf(change.tx, id, true)) === 0) return refuse('release_not_ready');
  if ((await getRelease(change.tx, change.actor, id))[press] !== null) return refuse('release_not_ready');
}
