import type { Day } from '../../shared/day.ts';
import { foldForSearch } from '../../shared/text.ts';
import type { ImportedPerson } from '../importedHousehold.ts';

/** Somebody of the household here. */
export type PersonHere = {
  id: number;
  is_main: boolean;
  first_name: string;
  last_name: string;
  date_of_birth: Day | null;
  social_insurance_number: string | null;
  turkish_id_no: string | null;
};

type Sign = (listed: ImportedPerson, here: PersonHere) => boolean;

/** By what somebody is known again, the surest first. A changed list may have corrected any one of them. */
const signs: readonly Sign[] = [
  (listed, here) => isTheSame(listed.social_insurance_number, here.social_insurance_number),
  (listed, here) => isTheSame(listed.turkish_id_no, here.turkish_id_no),
  (listed, here) => isNamed(listed, here) && isTheSame(listed.date_of_birth, here.date_of_birth),
  (listed, here) => isFirstName(listed, here) && isTheSame(listed.date_of_birth, here.date_of_birth),
  (listed, here) => isNamed(listed, here),
  (listed, here) => listed.relation === 'main' && here.is_main,
];

/** Of each person of the list, who they are here; undefined for those who are not here. A sign that fits two people tells nothing. */
export function samePeople<Here extends PersonHere>(
  listed: readonly ImportedPerson[],
  here: readonly Here[],
): (Here | undefined)[] {
  const found = new Map<number, Here>();
  for (const sign of signs) {
    const open = listed.map((_, place) => place).filter((place) => !found.has(place));
    const taken = new Set([...found.values()].map(({ id }) => id));
    const free = here.filter(({ id }) => !taken.has(id));
    const fitting = open.flatMap((place) => {
      const person = listed[place];
      return person ? free.filter((one) => sign(person, one)).map((one) => ({ place, one })) : [];
    });
    for (const { place, one } of fitting) {
      const isOnly = fitting.filter((other) => other.place === place || other.one === one).length === 1;
      if (isOnly) found.set(place, one);
    }
  }
  return listed.map((_, place) => found.get(place));
}

function isTheSame(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

function isNamed(listed: ImportedPerson, here: PersonHere): boolean {
  return isFirstName(listed, here) && isSameName(listed.last_name, here.last_name);
}

function isFirstName(listed: ImportedPerson, here: PersonHere): boolean {
  return isSameName(listed.first_name, here.first_name);
}

function isSameName(one: string | null, other: string): boolean {
  return one !== null && foldForSearch(one) === foldForSearch(other);
}
