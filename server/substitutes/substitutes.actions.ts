import type { Input } from '../../domain/shared/contract.ts';
import type { Day } from '../../domain/shared/day.ts';
import { validUntilProblem } from '../../domain/substitutes/substitute.ts';
import { mayChangeSubstitute, mayHaveSubstitutes } from '../../domain/substitutes/substitutes.access.ts';
import type { Substitute, substitutesContract } from '../../domain/substitutes/substitutes.contract.ts';
import { refuse } from '../../domain/substitutes/substitutes.refusals.ts';
import { lockOwnHousehold } from '../members/household.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { countSubstitutes, findSubstitute, findSubstituteByKey, lockSubstitute } from './substitutes.reads.ts';
import {
  deleteSubstitutesOf,
  insertSubstitute,
  markSubstituteEnded,
  moveSubstitutes,
  updateSubstitute,
} from './substitutes.writes.ts';

/** At a time, and created within a year: more than any household needs. */
const MOST_SUBSTITUTES = 30;
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

type Calls = typeof substitutesContract;

/**
 * Adds somebody who may represent the household until a day, today at the earliest (D30). The same idempotency key again returns
 * the one created, as they now are (trust promise 2). Refuses with `too_many` beyond 30 at a time or within a year.
 */
export async function createSubstitute(
  change: Change<MemberActor>,
  { id: householdId, idempotency_key: key, ...sent }: Input<Calls['createSubstitute']>,
): Promise<Substitute> {
  if (householdId !== change.actor.household_id) return refuse('HouseholdNotFound');
  const household = await lockOwnHousehold(change);
  if (!mayHaveSubstitutes(household)) return refuse('household_must_be_active');
  const made = key && (await findSubstituteByKey(change.tx, household.id, key));
  if (made) return stored(change, made.id);
  checkValidUntil(sent.valid_until, change.today);
  await checkRoom(change, household.id);

  const id = await insertSubstitute(change.tx, {
    ...sent,
    phone_private_mobile: sent.phone_private_mobile ?? null,
    phone_private_landline: sent.phone_private_landline ?? null,
    household_id: household.id,
    created_at: change.now,
    ended_on: null,
    idempotency_key: key ?? null,
  });
  return stored(change, id);
}

/** Changes the sent fields; a new last day restores a representation that expired, but not one that was ended. */
export async function changeSubstitute(
  change: Change<MemberActor>,
  { id, ...sent }: Input<Calls['changeSubstitute']>,
): Promise<Substitute> {
  const substitute = await lockOwnSubstitute(change, id);
  if (!mayChangeSubstitute(substitute)) return refuse('substitute_has_ended');
  checkValidUntil(sent.valid_until, change.today);

  await updateSubstitute(change.tx, id, sent);
  return stored(change, id);
}

/** Ends a representation at once; doing it again changes nothing (D30). */
export async function endSubstitute(change: Change<MemberActor>, { id }: Input<Calls['endSubstitute']>): Promise<void> {
  await lockOwnSubstitute(change, id);
  await markSubstituteEnded(change.tx, id, change.today);
}

async function lockOwnSubstitute(change: Change<MemberActor>, id: number) {
  const household = await lockOwnHousehold(change);
  const substitute = await lockSubstitute(change.tx, household.id, id);
  if (!substitute) return refuse('substitute_not_found');
  if (!mayHaveSubstitutes(household)) return refuse('household_must_be_active');
  return substitute;
}

async function checkRoom({ tx, today, now }: Change, householdId: number): Promise<void> {
  const since = new Date(now.getTime() - YEAR_MS);
  if ((await countSubstitutes(tx, { householdId, today, since })) < MOST_SUBSTITUTES) return;
  refuse('validation_failed', { errors: { first_name: ['too_many'] } });
}

function checkValidUntil(validUntil: Day | undefined, today: Day): void {
  const problem = validUntil && validUntilProblem(validUntil, today);
  if (problem) refuse('validation_failed', { errors: { valid_until: [problem] } });
}

async function stored(change: Change, id: number): Promise<Substitute> {
  return (await findSubstitute(change, id)) ?? refuse('substitute_not_found');
}

/** Deletes all substitutes of a household (locked before). */
export async function eraseSubstitutes(change: Change, householdId: number): Promise<void> {
  await deleteSubstitutesOf(change.tx, householdId);
}

/** Who represents a household represents another one (both are locked) from now on. */
export async function passSubstitutes(change: Change, { from, to }: { from: number; to: number }): Promise<void> {
  await moveSubstitutes(change.tx, from, to);
}
