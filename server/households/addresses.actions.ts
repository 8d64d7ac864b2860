import type { z } from 'zod';
import { mayHaveAddress } from '../../domain/households/households.access.ts';
import type { addressInput, householdsContract } from '../../domain/households/households.contract.ts';
import { refuse } from '../../domain/households/households.refusals.ts';
import type { Address } from '../../domain/members/addressSchemas.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { lockOwnHousehold, lockOwnMember } from '../members/household.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { findAddress, findMainAddress, listAddresses, lockAddress } from './addresses.reads.ts';
import { insertAddress, moveAddresses, unmarkMainAddress, updateAddress } from './addresses.writes.ts';
import { addressChanged } from './households.news.ts';

type Calls = typeof householdsContract;
type NewAddress = z.output<typeof addressInput>;

const MOST_ADDRESSES = 10;
/** The fields by which two addresses are compared. */
const PLACE = ['type', 'street', 'postal_code', 'city', 'state', 'country_id'] as const;

/** Adds an address of the main member. */
export async function addOwnAddress(
  change: Change<MemberActor>,
  address: Input<Calls['addOwnAddress']>,
): Promise<Address> {
  return addAddress(change, { ...address, id: change.actor.main_member_id });
}

/**
 * Adds an address of the household. The main one is domestic; a new main address replaces the old one. Refuses with
 * `create_or_set_address_to_main_address` if the first domestic address is not the main one. The same address sent again, because
 * the answer was lost, is stored once.
 */
export async function addAddress(
  change: Change<MemberActor>,
  { id, ...address }: Input<Calls['addAddress']>,
): Promise<Address> {
  const { household, member } = await lockOwnMember(change, id);
  if (!mayHaveAddress(member)) return refuse('forbidden');
  if (address.is_main_address && address.type !== 'domestic') return refuseForeignMain();
  const present = await listAddresses(change.tx, id);
  const same = present.find((other) => isSamePlace(other, address));
  if (!same) checkAddition(present, address);

  if (address.is_main_address) await unmarkMainAddress(change.tx, id);
  const added = same?.id ?? (await insertAddress(change.tx, { ...address, member_id: id, created_at: change.now }));
  if (same && address.is_main_address) await updateAddress(change.tx, added, { is_main_address: true });
  change.announce(addressChanged, { household_id: household.id });
  return stored(change, added);
}

/**
 * Changes the fields that are sent. Refuses with `main_address_at_least_one_must_exist` if no main address would be left (D53).
 */
export async function changeAddress(
  change: Change<MemberActor>,
  { id, ...fields }: Input<Calls['changeAddress']>,
): Promise<Address> {
  const household = await lockOwnHousehold(change);
  const address = await lockAddress(change.tx, household.id, id);
  if (!address) return refuse('AddressNotFound');
  const isMain = fields.is_main_address ?? address.is_main_address;
  const type = fields.type ?? address.type;
  if (address.is_main_address && (!isMain || type !== 'domestic'))
    return refuse('main_address_at_least_one_must_exist');
  if (isMain && type !== 'domestic') return refuseForeignMain();

  if (isMain && !address.is_main_address) await unmarkMainAddress(change.tx, address.member_id);
  await updateAddress(change.tx, id, fields);
  change.announce(addressChanged, { household_id: household.id });
  return stored(change, id);
}

function checkAddition(present: readonly Address[], address: NewAddress): void {
  if (present.length >= MOST_ADDRESSES) refuse('validation_failed', { errors: { street: ['too_many'] } });
  const hasMain = present.some((other) => other.is_main_address);
  if (!hasMain && !address.is_main_address) refuse('create_or_set_address_to_main_address');
}

function isSamePlace(one: Address, other: NewAddress): boolean {
  return PLACE.every((field) => one[field] === other[field]);
}

function refuseForeignMain(): never {
  return refuse('validation_failed', { errors: { type: ['invalid_choice'] } });
}

async function stored(change: Change, id: number): Promise<Address> {
  return (await findAddress(change.tx, id)) ?? refuse('AddressNotFound');
}

/** The addresses stay with the household when another person becomes its main member (decision 28). */
export async function keepAddresses(change: Change, persons: { fromId: number; toId: number }): Promise<void> {
  await moveAddresses(change.tx, persons);
}

/** Letters come back from the household's main address: nothing is sent there until another one is entered. */
export async function markUndeliverable(change: Change, householdId: number): Promise<void> {
  const address = await findMainAddress(change.tx, householdId);
  if (address) await updateAddress(change.tx, address.id, { undeliverable_on: change.today });
}
