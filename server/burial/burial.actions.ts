import { isAskedForBurialPlace, mayHaveBurialPlace } from '../../domain/burial/burial.access.ts';
import type { burialContract } from '../../domain/burial/burial.contract.ts';
import { refuse } from '../../domain/burial/burial.refusals.ts';
import type { Address } from '../../domain/members/addressSchemas.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { lockOwnHousehold, lockOwnMember } from '../members/household.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { findBurialPlace, findBurialPlaceOf, lockBurialPlace } from './burial.reads.ts';
import { insertBurialPlace, updateBurialPlace } from './burial.writes.ts';

type Calls = typeof burialContract;

/** Stores where the main member wishes to be buried (D31). */
export async function storeBurialPlace(
  change: Change<MemberActor>,
  { id: memberId, ...place }: Input<Calls['storeBurialPlace']>,
): Promise<Address> {
  const { member } = await lockOwnMember(change, memberId);
  if (!isAskedForBurialPlace(member)) return refuse('forbidden');
  if (!mayHaveBurialPlace(member)) return refuse('household_must_be_active');

  const id = await insertBurialPlace(change.tx, {
    ...place,
    member_id: memberId,
    created_at: change.now,
    updated_at: change.now,
  });
  return stored(change, id);
}

/** The wish of a main member who was in the association's former list (decision 102). */
export async function enterListedBurialPlace(
  change: Change,
  member_id: number,
  { graveyard, city, country_id }: { graveyard: string; city: string | null; country_id: number | null },
): Promise<void> {
  const unknown = {
    grave_group: null,
    grave_row: null,
    grave_number: null,
    grave_user: null,
    street: null,
    postal_code: null,
    state: null,
  };
  const at = { created_at: change.now, updated_at: change.now };
  await insertBurialPlace(change.tx, { ...unknown, ...at, member_id, graveyard, city, country_id });
}

/** The same, of a later list: it replaces the wish that stands here (decision 108). */
export async function correctListedBurialPlace(
  change: Change,
  member_id: number,
  place: { graveyard: string; city: string | null; country_id: number | null },
): Promise<void> {
  const id = await findBurialPlaceOf(change.tx, member_id);
  if (id === undefined) return enterListedBurialPlace(change, member_id, place);
  await updateBurialPlace(change.tx, id, { ...place, updated_at: change.now });
}

/** Changes the fields that are sent; `null` clears an optional one (D8). */
export async function changeBurialPlace(
  change: Change<MemberActor>,
  { id, ...place }: Input<Calls['changeBurialPlace']>,
): Promise<Address> {
  const household = await lockOwnHousehold(change);
  const present = await lockBurialPlace(change.tx, household.id, id);
  if (!present) return refuse('burial_place_not_found');
  if (!mayHaveBurialPlace(present)) return refuse('household_must_be_active');

  await updateBurialPlace(change.tx, id, { ...place, updated_at: change.now });
  return stored(change, id);
}

async function stored(change: Change, id: number): Promise<Address> {
  return (await findBurialPlace(change.tx, id)) ?? refuse('burial_place_not_found');
}
