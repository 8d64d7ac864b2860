import { mayChangePersonalData, mayDelete } from '../../domain/members/members.access.ts';
import type { MainMember, membersContract, SubMember } from '../../domain/members/members.contract.ts';
import { refuse } from '../../domain/members/members.refusals.ts';
import { basisFor } from '../../domain/reference/eligibility.ts';
import type { Input } from '../../domain/shared/contract.ts';
import type { Day } from '../../domain/shared/day.ts';
import { requestEmailChange } from '../accounts/emailChange.actions.ts';
import { discardDocumentsOf } from '../documents/documents.actions.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import { withValidFrom } from '../platform/transactionDay.ts';
import { type LockedPerson, lockOwnHousehold, lockOwnMember } from './household.reads.ts';
import { memberChanged } from './members.news.ts';
import { countFamily, findMemberByKey, type LockedMember, wasExcluded } from './members.reads.ts';
import { deleteMember, fillBlanks, insertMember, moveNewMember, updateMember } from './members.writes.ts';
import { checkChangeOfFamilyMember, checkDateOfBirth, checkFamilyMember } from './personChecks.ts';
import { carriesPersonalData, familyMemberColumns, mainMemberColumns } from './personColumns.ts';
import { findOwnPerson, toSubMember } from './persons.reads.ts';
import { replacePhoneNumbers } from './phoneNumbers.actions.ts';

/** More than any household has, so that the office's lists cannot be flooded. */
const MOST_FAMILY_MEMBERS = 40;

type Calls = typeof membersContract;
type Sent = Omit<Input<Calls['changeMember']>, 'current_password'>;

/** One person of the actor's household. */
export async function getMember(
  ask: Ask<MemberActor>,
  { id }: Input<Calls['getMember']>,
): Promise<MainMember | SubMember> {
  return (await findOwnPerson(ask, ask.actor.household_id, id)) ?? refuse('MemberNotFound');
}

/**
 * Adds a family member with status `new`; existing members may add some later (D22). The same idempotency key again returns the
 * created one as they now are (trust promise 2). Refuses with `too_many` beyond 40 who are not inactive, and with
 * `person_was_excluded` for a person whom only the board readmits (D24).
 */
export async function createFamilyMember(
  change: Change<MemberActor>,
  { phone_numbers, idempotency_key: key, ...sent }: Input<Calls['createFamilyMember']>,
): Promise<SubMember> {
  const household = await lockOwnHousehold(change);
  assertReason(change.actor);
  const made = key && (await findMemberByKey(change.tx, household.id, key));
  if (made) return familyMember(change, made.id);
  const membership_basis = basisFor(sent.relationship_type, sent.membership_basis);
  if (!membership_basis) return refuse('validation_failed', { errors: { membership_basis: ['required'] } });
  checkFamilyMember({ ...sent, membership_basis }, change.today);
  if ((await countFamily(change.tx, household.id)) >= MOST_FAMILY_MEMBERS) {
    return refuse('validation_failed', { errors: { first_name: ['too_many'] } });
  }

  const id = await insertMember(change.tx, {
    ...familyMemberColumns(change.vault, sent),
    first_name: sent.first_name,
    last_name: sent.last_name,
    membership_basis,
    household_id: household.id,
    is_main: false,
    created_at: change.now,
    status_since: change.today,
    idempotency_key: key ?? null,
  });
  await refuseExcluded(change, id);
  await replacePhoneNumbers(change, id, phone_numbers);
  change.announce(memberChanged, { household_id: household.id });
  return familyMember(change, id);
}

/**
 * Locks a person for `changePerson`. Refuses with `forbidden` if personal data are locked (D25), with `changed_meanwhile` if the
 * version is outdated (D8).
 */
export async function lockForChange(change: Change<MemberActor>, sent: Sent): Promise<LockedPerson> {
  const locked = await lockOwnMember(change, sent.id);
  const { member } = locked;
  const isPersonal = !member.is_main || carriesPersonalData(sent);
  if (isPersonal && !mayChangePersonalData(member) && !change.actor.conversation) return refuse('forbidden');
  if (sent.version !== undefined && sent.version !== member.version) return refuse('changed_meanwhile');
  return locked;
}

/**
 * Changes the sent fields (D8) of a person locked by `lockForChange`; requests for another e-mail address were counted before.
 */
export async function changePerson(
  change: Change<MemberActor>,
  { household, member }: LockedPerson,
  sent: Sent,
): Promise<MainMember | SubMember> {
  change.announce(memberChanged, { household_id: household.id });
  if (!member.is_main) return changeFamilyMember(change, member, sent);
  await changeMainMember(change, member, sent);
  return getMember(change, { id: member.id });
}

type CheckedFacts = Pick<Sent, 'date_of_birth' | 'membership_basis' | 'relationship_type'>;

/** Checks corrected facts of a locked person as `changePerson` does, without storing them. */
export function checkCorrectedFacts({ member }: LockedPerson, sent: CheckedFacts, today: Day): void {
  const membership_basis = basisFor(sent.relationship_type, sent.membership_basis);
  if (member.is_main) checkDateOfBirth(sent.date_of_birth, today);
  else checkChangeOfFamilyMember(member, { ...sent, membership_basis }, today);
}

/** Locks a person for `removePerson`: only family members, and only with status `new` (spec §4). */
export async function lockForRemoval(change: Change<MemberActor>, id: number): Promise<LockedPerson> {
  const locked = await lockOwnMember(change, id);
  assertReason(change.actor);
  if (locked.member.is_main) return refuse('forbidden');
  if (!mayDelete(locked.member)) return refuse('only_members_with_status_new_can_be_deleted');
  return locked;
}

/** Deletes a person locked by `lockForRemoval`, with phone numbers and documents. */
export async function removePerson(change: Change<MemberActor>, { household, member }: LockedPerson): Promise<void> {
  await discardDocumentsOf(change, member.id);
  await deleteMember(change.tx, member.id);
  change.announce(memberChanged, { household_id: household.id });
}

/**
 * Somebody new of an application belongs to another household, as if they had been added there (both are locked). Refuses with
 * `person_was_excluded`.
 */
export async function bringMember(change: Change, id: number, householdId: number): Promise<void> {
  await moveNewMember(change.tx, id, householdId);
  await refuseExcluded(change, id);
  change.announce(memberChanged, { household_id: householdId });
}

/** What the former list does not say of somebody is taken from their application (both households are locked). */
export async function completeMember(change: Change, persons: { fromId: number; toId: number }): Promise<void> {
  await fillBlanks(change.tx, persons);
}

async function familyMember(change: Change<MemberActor>, id: number): Promise<SubMember> {
  const person = await getMember(change, { id });
  if ('relations' in person) return person;
  throw new Error('a family member was stored as main member');
}

async function changeMainMember(change: Change<MemberActor>, member: LockedMember, sent: Sent): Promise<void> {
  if (sent.email === null) return refuse('main_member_email_cant_be_null');
  checkDateOfBirth(sent.date_of_birth, change.today);
  const fields = mainMemberColumns(change.vault, sent);
  if (Object.keys(fields).length > 0) await store(change, member, fields);
  // last, because its answer reveals whether the address is taken
  if (sent.email && change.actor.conversation) return refuse('forbidden');
  if (sent.email) await requestEmailChange(change, sent.email);
}

async function changeFamilyMember(change: Change<MemberActor>, member: LockedMember, sent: Sent): Promise<SubMember> {
  if (sent.civil_status === null) return refuse('validation_failed', { errors: { civil_status: ['required'] } });
  const membership_basis = basisFor(sent.relationship_type, sent.membership_basis);
  checkChangeOfFamilyMember(member, { ...sent, membership_basis }, change.today);

  if (sent.phone_numbers) await replacePhoneNumbers(change, member.id, sent.phone_numbers);
  const columns = { ...familyMemberColumns(change.vault, sent), ...(membership_basis && { membership_basis }) };
  const changed = await store(change, member, columns);
  if (isRenamed(member, sent)) await refuseExcluded(change, member.id);
  return toSubMember(change.vault, changed, 'household');
}

/** What the office corrects was a mistake, so the correction applies to past days too, as a granted request does (decision 57). */
function store(change: Change<MemberActor>, member: LockedMember, fields: Parameters<typeof updateMember>[2]) {
  const work = () => updateMember(change.tx, member.id, fields);
  return mayChangePersonalData(member) ? work() : withValidFrom(change.tx, 'always', work);
}

/** Refuses with `reason_needed` if the office changes fee or cover for a household and has not said why. */
export function assertReason({ conversation }: MemberActor): void {
  if (conversation && !conversation.hasReason) refuse('reason_needed');
}

/** Whether the change alters name or birth date. */
function isRenamed(member: LockedMember, sent: Sent): boolean {
  const named = ['first_name', 'last_name', 'date_of_birth'] as const;
  return named.some((field) => sent[field] !== undefined && sent[field] !== member[field]);
}

async function refuseExcluded({ tx }: Change, id: number): Promise<void> {
  if (await wasExcluded(tx, id)) refuse('person_was_excluded');
}
