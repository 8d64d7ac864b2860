import type { Citizenship } from '../../domain/deaths/deathFacts.ts';
import { austriaId, turkiyeId } from '../../domain/reference/countries.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Reader } from '../platform/db.ts';

/** The known facts of a member for a new case, with the case's field names; undefined for an unknown id. */
export async function findMemberFacts(db: Reader, id: number) {
  const member = await db
    .selectFrom('members')
    .select(['household_id', 'first_name', 'last_name', 'date_of_birth', 'gender', 'civil_status', 'citizenship_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!member) return undefined;
  const { household_id, date_of_birth: deceased_birth, gender: deceased_gender, civil_status, citizenship_id } = member;
  const citizenship = citizenshipOf(citizenship_id);
  return { household_id, deceased_name: fullName(member), deceased_birth, deceased_gender, civil_status, citizenship };
}

function citizenshipOf(countryId: number | null): Citizenship | null {
  if (countryId === null) return null;
  if (countryId === austriaId) return 'austrian';
  return countryId === turkiyeId ? 'turkish' : 'other';
}
