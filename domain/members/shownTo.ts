import type { MainMember, SubMember } from './members.contract.ts';
import { fieldsWith, type PersonField, personFields, type WholePerson } from './personFields.ts';

/** `household_once_left` is the household as the reader of a living person who has left it (decision 37). */
export type Audience = 'office' | 'household' | 'household_once_left';

const shown: Record<Audience, readonly PersonField[]> = {
  office: fieldsWith('seenBy', 'everyone', 'until_left', 'office_only'),
  household: fieldsWith('seenBy', 'everyone', 'until_left'),
  household_once_left: fieldsWith('seenBy', 'everyone'),
};

const ofMain = fieldsWith('of', 'everyone', 'main');
const ofFamily = fieldsWith('of', 'everyone', 'family');

/** A main member as an audience sees them: only fields that `personFields` allows. */
export function mainMemberShownTo(audience: Audience, member: MainMember): MainMember {
  return allowed(audience, ofMain, member);
}

/** `mainMemberShownTo` for a family member. */
export function subMemberShownTo(audience: Audience, { relations, ...member }: SubMember): SubMember {
  const { relationship_type, ...rest } = allowed(audience, ofFamily, { ...member, ...relations });
  return { ...rest, relations: { relationship_type } };
}

function allowed<F extends PersonField>(
  audience: Audience,
  fields: readonly F[],
  person: Pick<WholePerson, F>,
): Pick<WholePerson, F> {
  const entries = fields.map((field) => [field, shown[audience].includes(field) ? person[field] : nothingIn(field)]);
  return Object.fromEntries(entries) as Pick<WholePerson, F>;
}

function nothingIn(field: PersonField): null | [] {
  return personFields[field].stored === 'own_rows' ? [] : null;
}
