import type { MemberDocument } from '../documents/documents.contract.ts';
import { mayExpire } from '../documents/validity.ts';
import { childAgeProblem } from '../members/childAge.ts';
import { duplicateProblem } from '../members/possibleDuplicate.ts';
import { contradictsBirth, socialInsuranceNumberLooksWrong } from '../members/socialInsuranceNumber.ts';
import { needsResidencePermit } from '../reference/countries.ts';
import { isParent } from '../reference/eligibility.ts';
import { addYears, ageOn, type Day, isAfter, isBefore, parseWireDay } from '../shared/day.ts';
import { fullName } from '../shared/fullName.ts';
import type { HouseholdFile } from './officeAnswers.ts';

/** What does not fit together in a household's data and documents. A hint beside the decision, never a refusal (decision 114). */
export const contradictionKinds = [
  'document_ran_out',
  'valid_for_too_long',
  'permit_not_needed',
  'same_file',
  'number_of_another_birth',
  'number_not_austrian',
  'number_twice',
  'turkish_id_twice',
  'number_elsewhere',
  'registered_twice',
  'excluded',
  'entered_twice',
  'child_too_near',
  'parent_too_near',
  'child_past_the_age_limit',
  'older_than_anybody',
  'several_spouses',
  'single_with_spouse',
] as const;
export type ContradictionKind = (typeof contradictionKinds)[number];

export type Contradiction = {
  kind: ContradictionKind;
  member_id: number;
  /** Whom it is about. */
  name: string;
  document_id?: number;
  /** Another person or another document’s owner, or the day or number that is meant. */
  other?: string;
};

type Facts = Pick<HouseholdFile, 'main_member' | 'sub_members' | 'possible_duplicates' | 'same_numbers' | 'same_files'>;
type Person = Facts['main_member'] | Facts['sub_members'][number];

/** No passport is valid for longer. */
const LONGEST_VALIDITY_YEARS = 10;
/** Nearer to each other, one of the two birth dates is wrong, or the relationship is. */
const YEARS_BETWEEN_GENERATIONS = 14;
const OLDEST_YEARS = 110;

/** All contradictions of a household, in the order of its people. People who left are left out. */
export function contradictionsOf(file: Facts, today: Day): Contradiction[] {
  const persons = [file.main_member, ...file.sub_members].filter(({ status }) => status !== 'inactive');
  return persons.flatMap((person) => {
    const others = persons.filter(({ id }) => id !== person.id);
    return [
      ...undecidedOf(person).flatMap((document) => ofDocument(person, document, file, today)),
      ...ofNumbers(person, others),
      ...ofDuplicates(person, others, file),
      ...ofAges(person, file.main_member, today),
      ...ofSpouses(person, file),
    ];
  });
}

function found(kind: ContradictionKind, person: Person, more: Partial<Contradiction> = {}): Contradiction {
  return { kind, member_id: person.id, name: fullName(person), ...more };
}

function undecidedOf({ documents }: Person): MemberDocument[] {
  return documents.filter(({ verified_at, refused_at }) => !verified_at && !refused_at);
}

function ofDocument(person: Person, document: MemberDocument, { same_files }: Facts, today: Day): Contradiction[] {
  const { id: document_id, type, valid_until } = document;
  const until = valid_until && mayExpire(type) ? parseWireDay(valid_until) : undefined;
  const told = { document_id, ...(valid_until && { other: valid_until }) };
  const isTooLong = type === 'passport' && until && isAfter(until, addYears(today, LONGEST_VALIDITY_YEARS));
  const isNotNeeded =
    type === 'residence_permit' && person.citizenship_id !== null && !needsResidencePermit(person.citizenship_id);
  return [
    ...when(until && isBefore(until, today), () => found('document_ran_out', person, told)),
    ...when(isTooLong, () => found('valid_for_too_long', person, told)),
    ...when(isNotNeeded, () => found('permit_not_needed', person, { document_id })),
    ...same_files
      .filter((same) => same.document_id === document_id)
      .map(({ name }) => found('same_file', person, { document_id, other: name })),
  ];
}

function ofNumbers(person: Person, others: readonly Person[]): Contradiction[] {
  const { social_insurance_number: number, turkish_id_no: turkishId } = person;
  const birth = birthOf(person);
  const sameNumber = number
    ? others.find(({ social_insurance_number }) => social_insurance_number === number)
    : undefined;
  const sameTurkishId = turkishId ? others.find(({ turkish_id_no }) => turkish_id_no === turkishId) : undefined;
  return [
    ...when(number && contradictsBirth(number, birth), () =>
      found('number_of_another_birth', person, { other: person.date_of_birth ?? '' }),
    ),
    ...when(number && socialInsuranceNumberLooksWrong(number), () => found('number_not_austrian', person)),
    ...when(sameNumber, (other) => found('number_twice', person, { other: fullName(other) })),
    ...when(sameTurkishId, (other) => found('turkish_id_twice', person, { other: fullName(other) })),
  ];
}

function ofDuplicates(person: Person, others: readonly Person[], facts: Facts): Contradiction[] {
  const numbered = facts.same_numbers.filter(({ person_id }) => person_id === person.id);
  const alike = facts.possible_duplicates.filter(
    ({ person_id, member_id }) => person_id === person.id && !numbered.some((other) => other.member_id === member_id),
  );
  const elsewhere = [...numbered, ...alike].flatMap((other) => {
    const problem = duplicateProblem(person, other);
    if (!problem) return [];
    const twice = numbered.includes(other) ? 'number_elsewhere' : 'registered_twice';
    const kind = problem === 'excluded' ? 'excluded' : twice;
    return [found(kind, person, { other: `${other.name} (${other.membership_no})` })];
  });
  const isAgain = (other: Person) =>
    person.date_of_birth !== null &&
    other.date_of_birth === person.date_of_birth &&
    folded(other.first_name) === folded(person.first_name);
  return [
    ...elsewhere,
    ...when(others.find(isAgain), (other) => found('entered_twice', person, { other: fullName(other) })),
  ];
}

/** The first word of a name without regard to case. */
function folded(name: string): string | undefined {
  return name.trim().toLocaleLowerCase('tr').split(' ')[0];
}

function ofAges(person: Person, main: Facts['main_member'], today: Day): Contradiction[] {
  const birth = birthOf(person);
  if (!birth) return [];
  const told = { other: person.date_of_birth ?? '' };
  const isTooOld = isBefore(birth, addYears(today, -OLDEST_YEARS));
  const tooOld = when(isTooOld, () => found('older_than_anybody', person, told));
  const ofMain = birthOf(main);
  if (!('relations' in person) || !ofMain) return tooOld;
  const { relationship_type } = person.relations;
  const isChild = relationship_type === 'son' || relationship_type === 'daughter';
  const isNear = (elder: Day, younger: Day) => isBefore(younger, addYears(elder, YEARS_BETWEEN_GENERATIONS));
  const facts = { date_of_birth: birth, relationship_type, membership_basis: person.membership_basis };
  const years = `${ageOn(birth, today)}`;
  return [
    ...tooOld,
    ...when(isChild && isNear(ofMain, birth), () => found('child_too_near', person, { other: fullName(main) })),
    ...when(isParent(relationship_type) && isNear(birth, ofMain), () =>
      found('parent_too_near', person, { other: fullName(main) }),
    ),
    ...when(childAgeProblem(facts, today), () => found('child_past_the_age_limit', person, { other: years })),
  ];
}

function ofSpouses(person: Person, { main_member, sub_members }: Facts): Contradiction[] {
  if (person.id !== main_member.id) return [];
  const spouses = sub_members.filter(
    ({ membership_basis, status }) => membership_basis === 'spouse' && status !== 'inactive',
  );
  const other = spouses.map(fullName).join(', ');
  const isSingle = main_member.civil_status !== null && main_member.civil_status !== 'married';
  const isMarried = spouses.some(({ relations: { relationship_type: how } }) => how === 'wife' || how === 'husband');
  return [
    ...when(spouses.length > 1, () => found('several_spouses', person, { other })),
    ...when(isSingle && isMarried, () => found('single_with_spouse', person, { other })),
  ];
}

function birthOf({ date_of_birth }: Person): Day | undefined {
  return date_of_birth ? parseWireDay(date_of_birth) : undefined;
}

function when<T>(applies: T, make: (found: NonNullable<T>) => Contradiction): Contradiction[] {
  return applies ? [make(applies)] : [];
}
