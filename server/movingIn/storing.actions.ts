import type { ImportedHousehold, ImportedPerson } from '../../domain/movingIn/importedHousehold.ts';
import type { PlannedPerson } from '../../domain/movingIn/listedPeople.ts';
import type { HouseholdPlan } from '../../domain/movingIn/plan.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { defaultLanguage } from '../../domain/shared/language.ts';
import { cents } from '../../domain/shared/money.ts';
import { record } from '../audit/audit.actions.ts';
import { enterListedBurialPlace } from '../burial/burial.actions.ts';
import { enterListedNote } from '../counter/notes.actions.ts';
import { enterListedAddresses, foundListedHousehold } from '../households/takenOver.actions.ts';
import { enterListedDebt } from '../invoicing/listedDebt.actions.ts';
import { storeOwnAmount } from '../invoicing/ownAmounts/ownAmounts.actions.ts';
import { enterListedPerson, recordListedSteps } from '../members/takenOver.actions.ts';
import { enterListedAccounts } from '../payments/otherPayers/otherPayers.actions.ts';
import type { Change } from '../platform/context.ts';
import { say } from '../words.ts';

type Entering = { household: ImportedHousehold; plan: HouseholdPlan; isDryRun: boolean };

/** A household that was made; its people in the order of the list. */
type Entered = { household_id: number; people: number[] };

/** Stores a planned household with everything that the list tells; nobody hears of it. */
export async function enterHousehold(change: Change, { household, plan, isDryRun }: Entering): Promise<Entered> {
  const [main] = plan.people;
  if (!main) throw new Error('a household without people was planned');
  const { steps, ...standing } = standingOf(main);
  const { old_number, language, channel, inactive_reason_id } = plan;
  const founded = { ...standing, old_number, language, channel, inactive_reason_id };
  const household_id = await foundListedHousehold(change, founded, isDryRun);
  const stored: number[] = [];
  const is_resident = plan.addresses.some(({ type }) => type === 'domestic');
  for (const planned of plan.people) {
    const entering = { household, settled_until: plan.settled_until, is_resident, planned, household_id };
    stored.push(await enterPerson(change, entering));
  }
  await recordListedSteps(change, { household_id, member_id: null, steps, inactive_reason_id });
  const [main_id] = stored;
  if (main_id !== undefined) {
    await enterListedAddresses(change, main_id, plan.addresses);
    if (plan.burial) await enterListedBurialPlace(change, main_id, plan.burial);
  }
  await enterMoney(change, { plan, household_id, memberIds: stored });
  await enterListedAccounts(change, household_id, household.ibans);
  const words = noteOf(household);
  if (words) await enterListedNote(change, household_id, words);
  await record(change, { action: 'household.taken_over', household_id, subject_id: null });
  const people = household.people.map((_, place) => stored[plan.people.findIndex(({ person }) => person === place)]);
  return { household_id, people: people.filter((id) => id !== undefined) };
}

/** The columns of status and days, which household and person share. */
function standingOf({ standing }: PlannedPerson) {
  const { known_since: _, ...days } = standing;
  return { ...days, status_since: standing.steps.at(-1)?.on ?? standing.entered_on };
}

type EnteringPerson = {
  household: Pick<ImportedHousehold, 'people'>;
  /** The last year for which nothing is invoiced. */
  settled_until: number;
  /** Whether the household lives in Austria. */
  is_resident: boolean;
  planned: PlannedPerson;
  household_id: number;
};

/** Stores a person of the list; nobody hears of it. Returns the id. */
export async function enterPerson(
  change: Change,
  { household, settled_until, is_resident, planned, household_id }: EnteringPerson,
): Promise<number> {
  const listed = household.people[planned.person];
  if (!listed) throw new Error('a person was planned who is not in the list');
  const { first_name, last_name } = namesOf(listed);
  const { date_of_birth, place_of_birth, citizenship_id, civil_status, father_name, mother_name, email } = listed;
  const { social_insurance_number, turkish_id_no, phones } = listed;
  const { is_main, gender, relationship_type, joined_later, inactive_reason_id, basis } = planned;
  return enterListedPerson(change, {
    ...{ household_id, is_main, first_name, last_name, date_of_birth, place_of_birth, gender, citizenship_id },
    ...{ civil_status, father_name, mother_name, email, social_insurance_number, turkish_id_no, phones },
    ...{ membership_basis: basis, relationship_type, joined_later, inactive_reason_id },
    ...standingOf(planned),
    known_since: planned.standing.known_since,
    permanent_residence: is_resident,
    paid_until_year: settled_until,
  });
}

function namesOf({ first_name, last_name }: ImportedPerson) {
  if (!first_name || !last_name) throw new Error('a person without a name was planned');
  return { first_name, last_name };
}

type Money = { plan: HouseholdPlan; household_id: number; memberIds: readonly number[] };

/** The agreed amount is the household's: the main member pays all of it, and the others nothing. */
async function enterMoney(change: Change, { plan, household_id, memberIds }: Money): Promise<void> {
  const { open_cents, own_amount, people, language } = plan;
  if (open_cents !== null) {
    const description = say(language, 'movingIn.openAmount');
    await enterListedDebt(change, { household_id, description, amount_cents: open_cents });
  }
  if (!own_amount) return;
  for (const [place, member_id] of memberIds.entries()) {
    if (people[place]?.standing.status === 'inactive') continue;
    const amount_cents = place === 0 ? own_amount.amount_cents : cents(0);
    const reason = say(defaultLanguage, 'movingIn.ownAmount');
    const decided = { member_id, year: own_amount.year, amount_cents, reason, asked_by: null, agreed_by: null };
    await storeOwnAmount(change, decided);
  }
}

/** What has no other place: remarks, whom to call, since nobody has agreed to it, and days of documents of which there is no file. */
export function noteOf({
  note,
  contacts,
  people,
}: Pick<ImportedHousehold, 'note' | 'contacts' | 'people'>): string | undefined {
  const lines = [
    note,
    ...contacts.map(({ name, phone_number }) =>
      say(defaultLanguage, 'movingIn.contact', { name, phone: phone_number }),
    ),
    ...people.flatMap((person) => validities(person)),
  ];
  return lines.filter((line) => line !== null && line !== '').join('\n') || undefined;
}

function validities(person: ImportedPerson): string[] {
  const name = fullName(namesOf(person));
  const { passport_valid_until: passport, permit_valid_until: permit } = person;
  return [
    ...(passport ? [say(defaultLanguage, 'movingIn.passport', { name, day: toWireDay(passport) })] : []),
    ...(permit ? [say(defaultLanguage, 'movingIn.permit', { name, day: toWireDay(permit) })] : []),
  ];
}
