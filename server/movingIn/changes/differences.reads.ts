import { childAgeProblem } from '../../../domain/members/childAge.ts';
import { type ChangeState, changeState } from '../../../domain/movingIn/changes/changeState.ts';
import { type ChangeField, listedValues, wayOf } from '../../../domain/movingIn/changes/listedValues.ts';
import { joinedWhenRead } from '../../../domain/movingIn/changes/newcomer.ts';
import { samePeople } from '../../../domain/movingIn/changes/samePeople.ts';
import type { ImportedHousehold, ImportedPerson } from '../../../domain/movingIn/importedHousehold.ts';
import { listedStanding } from '../../../domain/movingIn/listedStanding.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { hasDigest, valueDigest, valueName } from '../digests.ts';
import { listSamePeople } from '../known.reads.ts';
import type { Base, WithHousehold } from './base.reads.ts';
import { type HouseholdHere, hasOldNumberElsewhere, readHere, type SomebodyHere } from './here.reads.ts';

/** A value that a later list says otherwise than before. */
export type Difference = {
  /** Under which name the digest of what the list says is kept, once somebody has decided. */
  key: string;
  field: ChangeField;
  /** The place in the later list; null for the household, and for somebody who is not in it. */
  person: number | null;
  /** Whose it is here; null for the household, and for somebody who is not here. */
  member: SomebodyHere | null;
  listed: unknown;
  here: unknown;
};

export type OpenDifference = Difference & { state: ChangeState };

/** `same`: here stands by now what the list says. */
export type Differences = { here: HouseholdHere | undefined; differences: OpenDifference[]; same: Difference[] };

type Asking = { db: Reader; vault: Vault; today: Day };

/** What a later list says otherwise than before, beside what stands here now. */
export async function findDifferences(asking: Asking, { household, base }: WithHousehold): Promise<Differences> {
  const here = await readHere(asking, base.household_id);
  if (!here) return { here, differences: [], same: [] };
  const members = samePeople(household.people, here.people);
  const isNumberElsewhere = await hasOldNumberElsewhere(asking.db, household.old_number, here.id);
  const values = valueDifferences(asking, { household, base, here, members }, isNumberElsewhere);
  const isAway = here.people.flatMap((member) =>
    members.includes(member) || member.status === 'inactive' ? [] : [absentOf(asking, base, member)],
  );
  const absent = isAway.filter((one) => one !== undefined);
  const added = await addedOf(asking, { household, base, here, members, isReplaced: absent.length > 0 });
  const found = [...values, ...absent, ...added];
  return {
    here,
    differences: found.flatMap(({ state, ...one }) => (state === 'same' ? [] : [{ ...one, state }])),
    same: found.filter(({ state }) => state === 'same').map(({ state: _, ...one }) => one),
  };
}

/** How many are to be decided, and whether one of them is new in the list alone. */
export function countChanges(differences: readonly OpenDifference[]) {
  return { open_changes: differences.length, is_takeable: differences.some(({ state }) => state === 'take') };
}

type Found = Difference & { state: ChangeState | 'same' };
type Comparing = {
  household: ImportedHousehold;
  base: Base;
  here: HouseholdHere;
  members: (SomebodyHere | undefined)[];
};

function valueDifferences(
  { vault, today }: Asking,
  { household, base, here, members }: Comparing,
  isNumberElsewhere: boolean,
): Found[] {
  return listedValues(household).flatMap(({ person, field, value, isTold }) => {
    const member = person === null ? null : members[person];
    if (!isTold || member === undefined) return [];
    const key = valueName(member && placeOf(base, member), field);
    const state = changeState({
      way: wayOf(field),
      listed: value,
      here: (member ?? here).values[field],
      wasListed: (said) => hasDigest(vault, base.digests[key], field, said),
      isClosed: isClosed({ here, member, field, value, today }) || (field === 'old_number' && isNumberElsewhere),
    });
    if (state === 'old') return [];
    return [{ key, field, person, member, listed: value, here: (member ?? here).values[field], state }];
  });
}

/** Somebody who was not in the list gets the next place when something of theirs is decided. */
function placeOf({ made_people }: Base, { id }: SomebodyHere): number | string {
  const place = made_people.indexOf(id);
  return place === -1 ? `new${id}` : place;
}

type Closing = {
  here: HouseholdHere;
  member: SomebodyHere | null;
  field: ChangeField;
  value: unknown;
  today: Day;
};

/** What an owner of an account has chosen, and what is stored of somebody who has left, a list does not change. */
function isClosed({ here, member, field, value, today }: Closing): boolean {
  if (here.status === 'inactive' || member?.status === 'inactive') return true;
  if (field === 'language' || field === 'channel') return here.has_account;
  if (field === 'email') return here.has_account;
  if (field !== 'date_of_birth' || !member || member.is_main) return false;
  const { membership_basis, relationship_type } = member;
  const facts = { date_of_birth: value as Day, membership_basis, relationship_type };
  return childAgeProblem(facts as Parameters<typeof childAgeProblem>[0], today) !== undefined;
}

function absentOf({ vault }: Asking, base: Base, member: SomebodyHere): Found | undefined {
  const key = valueName(placeOf(base, member), 'absent');
  // who was added here was never in the list
  if (!base.made_people.includes(member.id) || hasDigest(vault, base.digests[key], 'absent', true)) return undefined;
  return { key, field: 'absent', person: null, member, listed: null, here: nameOf(member), state: 'by_hand' };
}

type Adding = Comparing & { isReplaced: boolean };

/** Only where nobody is missing in the list, so that a corrected name makes no second person, and nobody like them is elsewhere. */
async function addedOf(asking: Asking, { household, base, here, members, isReplaced }: Adding): Promise<Found[]> {
  const places = household.people.flatMap((_, place) => (members[place] ? [] : [place]));
  if (places.length === 0) return [];
  const elsewhere = await listSamePeople(asking, { id: 0, take_over_id: 0 }, household);
  return places.flatMap((place): Found[] => {
    const listed = household.people[place];
    if (!listed) return [];
    const who = signOf(listed);
    const key = `added.${valueDigest(asking.vault, 'added', who)}`;
    if (hasAny(asking.vault, base, who)) return [];
    const isElsewhere = elsewhere.some(({ person }) => person === place);
    const isUnclear = isReplaced || isElsewhere || listed.relation === 'main' || !mayJoin(here, listed, asking.today);
    const state = isUnclear ? 'by_hand' : 'take';
    return [{ key, field: 'added', person: place, member: null, listed: nameOf(listed), here: null, state }];
  });
}

/** Nobody is a member before the main member is. */
function mayJoin({ status }: HouseholdHere, listed: ImportedPerson, today: Day): boolean {
  if (status === 'waiting') return listedStanding(joinedWhenRead(listed, today), today).status !== 'active';
  return status === 'active';
}

/** Whether somebody has decided before that they are not added. */
function hasAny(vault: Vault, { digests }: Base, who: unknown): boolean {
  return Object.entries(digests).some(
    ([key, kept]) => key.startsWith('added.') && hasDigest(vault, kept, 'added', who),
  );
}

function signOf({ first_name, last_name, date_of_birth }: ImportedPerson) {
  return [first_name, last_name, date_of_birth];
}

function nameOf({ first_name, last_name }: { first_name: string | null; last_name: string | null }): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}
