import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { record } from '../audit/audit.actions.ts';
import { languageOf, type StaffChange } from '../platform/staff.ts';
import { readHouseholdFile } from './householdFile.reads.ts';

/** Everything about one household; the access to the account and to each person's data is recorded (trust promise 13). */
export async function openHousehold(change: StaffChange, { id }: { id: number }): Promise<HouseholdFile> {
  const file = await readHouseholdFile(change, id, languageOf(change.actor));
  const persons = [file.main_member, ...file.sub_members];
  await record(
    change,
    { action: 'account.seen', household_id: id, subject_id: null },
    ...persons.map((person) => ({ action: 'member.seen', household_id: id, subject_id: person.id }) as const),
  );
  return file;
}
