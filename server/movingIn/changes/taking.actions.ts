import { refuse } from '../../../domain/movingIn/changes/listChanges.refusals.ts';
import { joinedWhenRead } from '../../../domain/movingIn/changes/newcomer.ts';
import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import { type KeptAddress, keptBurialPlace } from '../../../domain/movingIn/keptPlaces.ts';
import { plannedPeople } from '../../../domain/movingIn/listedPeople.ts';
import { listedStanding } from '../../../domain/movingIn/listedStanding.ts';
import { settledUntil } from '../../../domain/movingIn/plan.ts';
import { businessDay } from '../../../domain/shared/day.ts';
import { correctListedBurialPlace } from '../../burial/burial.actions.ts';
import { enterListedNote } from '../../counter/notes.actions.ts';
import { withdrawCodesOnTheWay } from '../../counter/overtakenCodes.actions.ts';
import { addressChanged } from '../../households/households.news.ts';
import { correctListedAddresses, correctListedHousehold } from '../../households/takenOver.actions.ts';
import { memberChanged } from '../../members/members.news.ts';
import {
  addListedPhones,
  correctListedPerson,
  type ListedCorrection,
  refuseExcluded,
} from '../../members/takenOver.actions.ts';
import { enterListedAccounts } from '../../payments/otherPayers/otherPayers.actions.ts';
import type { Change } from '../../platform/context.ts';
import { enterPerson, noteOf } from '../storing.actions.ts';
import type { Difference } from './differences.reads.ts';
import type { HouseholdHere } from './here.reads.ts';

export type Taking = {
  household: ImportedHousehold;
  here: HouseholdHere;
  /** When the later list was read. */
  prepared_on: Date;
  /** What holds as the list says it. */
  taken: readonly Difference[];
};

/**
 * Stores what a later list says otherwise, in a household that is locked. Returns who was added, by their place in the list. Refuses
 * with `change_is_by_hand` and `person_was_excluded`.
 */
export async function storeTaken(change: Change, taking: Taking): Promise<Map<number, number>> {
  const { taken, here } = taking;
  await storeHousehold(change, taking);
  const places = new Set(taken.flatMap(({ member, person }) => (member && person !== null ? [person] : [])));
  for (const place of places) await storePerson(change, taking, place);
  await storeNote(change, taking);
  const entered = new Map<number, number>();
  for (const { field, person } of taken) {
    if (field === 'added' && person !== null) entered.set(person, await addPerson(change, taking, person));
  }
  if (taken.length > 0) change.announce(memberChanged, { household_id: here.id });
  return entered;
}

async function storeHousehold(change: Change, { household, here, taken }: Taking): Promise<void> {
  const own = taken.filter(({ member, field }) => member === null && field !== 'added');
  const fields = own.filter(({ field }) => field === 'old_number' || field === 'language' || field === 'channel');
  await correctListedHousehold(change, here.id, valuesOf(fields));
  const of = (wanted: Difference['field']) => own.find(({ field }) => field === wanted);
  const main = here.people.find(({ is_main }) => is_main);
  const addresses = of('addresses');
  if (addresses && main) {
    await correctListedAddresses(change, main.id, addresses.listed as KeptAddress[]);
    change.announce(addressChanged, { household_id: here.id });
  }
  if (addresses || of('channel')) await withdrawCodesOnTheWay(change, here.id);
  const burial = of('burial') && keptBurialPlace(household.burial);
  if (burial && main) await correctListedBurialPlace(change, main.id, burial);
  if (of('ibans')) await enterListedAccounts(change, here.id, household.ibans);
}

const correctable = [
  'first_name',
  'last_name',
  'date_of_birth',
  'place_of_birth',
  'citizenship_id',
  'civil_status',
  'father_name',
  'mother_name',
  'email',
  'social_insurance_number',
  'turkish_id_no',
] as const satisfies (keyof ListedCorrection)[];

async function storePerson(change: Change, { household, taken }: Taking, place: number): Promise<void> {
  const own = taken.filter(({ person }) => person === place);
  const member = own[0]?.member;
  if (!member) return;
  const corrected = own.filter(({ field }) => correctable.some((one) => one === field));
  await correctListedPerson(change, member.id, valuesOf(corrected));
  const phones = own.some(({ field }) => field === 'phones') && household.people[place]?.phones;
  if (phones) await addListedPhones(change, member.id, phones);
}

function valuesOf(differences: readonly Difference[]): Record<string, never> {
  return Object.fromEntries(differences.map(({ field, listed }) => [field, listed])) as Record<string, never>;
}

/** What is new and has no other place than a note; what was noted before stays. */
async function storeNote(change: Change, { household, here, taken }: Taking): Promise<void> {
  const has = (field: Difference['field'], place: number | null) =>
    taken.some((one) => one.field === field && one.person === place);
  const words = noteOf({
    note: has('note', null) ? household.note : null,
    contacts: has('contacts', null) ? household.contacts : [],
    people: household.people.map((person, place) => ({
      ...person,
      passport_valid_until: has('passport_valid_until', place) ? person.passport_valid_until : null,
      permit_valid_until: has('permit_valid_until', place) ? person.permit_valid_until : null,
    })),
  });
  if (words) await enterListedNote(change, here.id, words);
}

/**
 * Adds somebody of the list (decision 102). Of whom the list tells no day, they joined when it was read: nobody is covered because
 * a list says nothing. Refuses with `change_is_by_hand` if they would be a member before the main member is.
 */
async function addPerson(change: Change, { household, here, prepared_on }: Taking, place: number): Promise<number> {
  const main = household.people.find(({ relation }) => relation === 'main');
  const waits = main !== undefined && listedStanding(main, change.today).status === 'waiting';
  const people = household.people.map((person, at) =>
    at === place && !waits ? joinedWhenRead(person, businessDay(prepared_on)) : person,
  );
  const planned = plannedPeople({ people }, change.today).find(({ person }) => person === place);
  if (!planned || (here.status === 'waiting' && planned.standing.status === 'active'))
    return refuse('change_is_by_hand');
  const id = await enterPerson(change, {
    household: { people },
    planned,
    household_id: here.id,
    settled_until: here.people[0]?.paid_until_year ?? settledUntil(household, change.today),
    is_resident: household.addresses.some(({ type }) => type === 'domestic'),
  });
  await refuseExcluded(change, id);
  return id;
}
