import { refuse } from '../../domain/burial/burial.refusals.ts';
import { mayHaveDeathContacts } from '../../domain/burial/deathContact.ts';
import type { DeathContact, deathContactsContract } from '../../domain/burial/deathContacts.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { lockOwnHousehold } from '../members/household.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import {
  findDeathContact,
  findDeathContactByKey,
  hasDeathContact,
  listDeathContactsOf,
} from './deathContacts.reads.ts';
import {
  deleteDeathContactsOf,
  insertDeathContact,
  removeDeathContact,
  updateDeathContact,
} from './deathContacts.writes.ts';

type Calls = typeof deathContactsContract;

export async function listDeathContacts({ db, actor }: Ask<MemberActor>): Promise<DeathContact[]> {
  return listDeathContactsOf(db, actor.household_id);
}

/**
 * Stores whom the office calls in one of the two countries, with a consent dated today (D55). The same idempotency key again
 * returns the contact as it now is. Refuses with `death_contact_already_exists` for a second one in a country.
 */
export async function createDeathContact(
  change: Change<MemberActor>,
  { id: householdId, idempotency_key: key, agreed, ...sent }: Input<Calls['createDeathContact']>,
): Promise<DeathContact> {
  if (householdId !== change.actor.household_id) return refuse('HouseholdNotFound');
  const household = await lockOwnHousehold(change);
  if (!mayHaveDeathContacts(household)) return refuse('household_must_be_active');
  const made = key && (await findDeathContactByKey(change.tx, household.id, key));
  if (made) return stored(change, made.id);

  const id = await insertDeathContact(change.tx, {
    ...sent,
    ...consent(change),
    household_id: household.id,
    created_at: change.now,
    updated_at: change.now,
    idempotency_key: key ?? null,
  });
  return stored(change, id);
}

/** Changes the fields that are sent and renews the consent with today's date. */
export async function changeDeathContact(
  change: Change<MemberActor>,
  { id, agreed, ...sent }: Input<Calls['changeDeathContact']>,
): Promise<DeathContact> {
  await assertOwnContact(change, id);
  await updateDeathContact(change.tx, id, { ...sent, ...consent(change), updated_at: change.now });
  return stored(change, id);
}

/** Deletes a contact; nothing of it is kept. */
export async function deleteDeathContact(
  change: Change<MemberActor>,
  { id }: Input<Calls['deleteDeathContact']>,
): Promise<void> {
  await assertOwnContact(change, id);
  await removeDeathContact(change.tx, id);
}

/** Deletes the contacts of a household, which the caller has locked. */
export async function eraseDeathContacts(change: Change, householdId: number): Promise<void> {
  await deleteDeathContactsOf(change.tx, householdId);
}

function consent({ today, actor }: Change<MemberActor>) {
  return { agreed_on: today, agreed_stated_by: actor.main_member_id };
}

async function assertOwnContact(change: Change<MemberActor>, id: number): Promise<void> {
  const household = await lockOwnHousehold(change);
  if (!(await hasDeathContact(change.tx, household.id, id))) return refuse('death_contact_not_found');
  if (!mayHaveDeathContacts(household)) return refuse('household_must_be_active');
}

async function stored(change: Change<MemberActor>, id: number): Promise<DeathContact> {
  return (await findDeathContact(change.db, id)) ?? refuse('death_contact_not_found');
}
