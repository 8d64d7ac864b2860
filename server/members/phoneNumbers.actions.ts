import { mayChangePhoneNumbers } from '../../domain/members/members.access.ts';
import type { membersContract, PhoneNumber } from '../../domain/members/members.contract.ts';
import { refuse } from '../../domain/members/members.refusals.ts';
import type { PhoneType } from '../../domain/members/phoneNumber.ts';
import type { Input } from '../../domain/shared/contract.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { lockOwnHousehold, lockOwnMember } from './household.reads.ts';
import { memberChanged } from './members.news.ts';
import { findPhoneNumber, findPhoneNumberByKey, listPhoneNumbers, lockPhoneNumber } from './phoneNumbers.reads.ts';
import { deletePhoneNumbers, insertPhoneNumber, unmarkMainNumber, updatePhoneNumber } from './phoneNumbers.writes.ts';

const MOST_PHONE_NUMBERS = 10;

type Calls = typeof membersContract;

/**
 * Adds a number; the main member's first one becomes the main number (D29). The same idempotency key again returns the added
 * number as it now is (trust promise 2).
 */
export async function addPhoneNumber(
  change: Change<MemberActor>,
  { id, idempotency_key: key, ...phone }: Input<Calls['addPhoneNumber']>,
): Promise<PhoneNumber> {
  const { household, member } = await lockOwnMember(change, id);
  if (!mayChangePhoneNumbers(member) && !change.actor.conversation) return refuse('forbidden');
  const made = key && (await findPhoneNumberByKey(change.tx, id, key));
  if (made) return made;
  const present = await listPhoneNumbers(change.tx, id);
  if (present.length >= MOST_PHONE_NUMBERS) {
    return refuse('validation_failed', { errors: { phone_number: ['too_many'] } });
  }

  const is_main_number = phone.is_main_number || (member.is_main && !present.some((other) => other.is_main_number));
  if (is_main_number) await unmarkMainNumber(change.tx, id);
  const added = await insertPhoneNumber(change.tx, {
    ...phone,
    is_main_number,
    member_id: id,
    created_at: change.now,
    idempotency_key: key ?? null,
  });
  change.announce(memberChanged, { household_id: household.id });
  return stored(change, added);
}

/** Changes a number. A new main number replaces the former as main; a main member's main number cannot be unmarked (D29). */
export async function changePhoneNumber(
  change: Change<MemberActor>,
  { id, ...fields }: Input<Calls['changePhoneNumber']>,
): Promise<PhoneNumber> {
  const phone = await lockOpenPhoneNumber(change, id);
  const losesMark = phone.is_main_number && fields.is_main_number === false;
  if (losesMark && phone.is_main) return refuse('create_or_set_phone_number_to_main_number');

  if (fields.is_main_number) await unmarkMainNumber(change.tx, phone.member_id);
  await updatePhoneNumber(change.tx, id, fields);
  change.announce(memberChanged, { household_id: change.actor.household_id });
  return stored(change, id);
}

/** A main member's main number cannot be deleted (D29). */
export async function deletePhoneNumber(
  change: Change<MemberActor>,
  { id }: Input<Calls['deletePhoneNumber']>,
): Promise<void> {
  const phone = await lockOpenPhoneNumber(change, id);
  if (phone.is_main && phone.is_main_number) return refuse('create_or_set_phone_number_to_main_number');
  await deletePhoneNumbers(change.tx, [id]);
}

export type ListedPhoneNumber = {
  id?: number | undefined;
  phone_number: string;
  phone_type: PhoneType;
  is_main_number: boolean;
};

/**
 * Replaces a member's phone numbers: known ids keep their row, others are new (a screen sends -1, D3), unlisted ones are deleted.
 * Refuses with `PhoneNumberNotFound` for an id that is not theirs.
 */
export async function replacePhoneNumbers(
  change: Change,
  memberId: number,
  listed: readonly ListedPhoneNumber[],
): Promise<void> {
  if (listed.filter((phone) => phone.is_main_number).length > 1) return refuse('only_one_main_phone_number_allowed');
  const present = (await listPhoneNumbers(change.tx, memberId)).map((phone) => phone.id);
  const kept = listed.flatMap(({ id }) => (id === undefined || id < 1 ? [] : [id]));
  if (new Set(kept).size < kept.length || kept.some((id) => !present.includes(id)))
    return refuse('PhoneNumberNotFound');

  await deletePhoneNumbers(
    change.tx,
    present.filter((id) => !kept.includes(id)),
  );
  await unmarkMainNumber(change.tx, memberId);
  for (const { id, ...phone } of listed) {
    if (id !== undefined && id > 0) await updatePhoneNumber(change.tx, id, phone);
    else await insertPhoneNumber(change.tx, { ...phone, member_id: memberId, created_at: change.now });
  }
}

/** A person gets the numbers of another one that they do not have; the other's main number is theirs then. */
export async function takePhoneNumbers(
  change: Change,
  { fromId, toId }: { fromId: number; toId: number },
): Promise<void> {
  const own = await listPhoneNumbers(change.tx, toId);
  const taken = await listPhoneNumbers(change.tx, fromId);
  const wanted = taken.find((phone) => phone.is_main_number);
  const same = own.find(({ phone_number }) => phone_number === wanted?.phone_number);
  if (wanted) await unmarkMainNumber(change.tx, toId);
  if (same) await updatePhoneNumber(change.tx, same.id, { is_main_number: true });
  const others = taken.filter((phone) => !own.some(({ phone_number }) => phone_number === phone.phone_number));
  for (const { id: _, ...phone } of others.slice(0, Math.max(0, MOST_PHONE_NUMBERS - own.length))) {
    await insertPhoneNumber(change.tx, { ...phone, member_id: toId, created_at: change.now });
  }
}

async function lockOpenPhoneNumber(change: Change<MemberActor>, id: number) {
  const household = await lockOwnHousehold(change);
  const phone = await lockPhoneNumber(change.tx, household.id, id);
  if (!phone) return refuse('PhoneNumberNotFound');
  if (!mayChangePhoneNumbers(phone) && !change.actor.conversation) return refuse('forbidden');
  return phone;
}

async function stored(change: Change, id: number): Promise<PhoneNumber> {
  return (await findPhoneNumber(change.tx, id)) ?? refuse('PhoneNumberNotFound');
}
