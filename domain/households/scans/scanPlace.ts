import { foldForSearch } from '../../shared/text.ts';
import type { ScanName, ScanType } from './scanName.ts';

/** Why a person of the office has to say where a scan belongs. */
export const scanDoubts = [
  'no_number',
  'unknown_number',
  'several_households',
  'no_kind',
  'several_kinds',
  'whose',
] as const;
export type ScanDoubt = (typeof scanDoubts)[number];

export type ScanPerson = { id: number; first_name: string; last_name: string; is_main: boolean };

/** A household that the number of a scan may mean. */
export type ScanHousehold = { id: number; membership_no: string; people: readonly ScanPerson[] };

/** Where a scan belongs as far as its name tells; `doubts` is empty if it tells all. */
export type ScanPlace = {
  household_id: number | null;
  member_id: number | null;
  type: ScanType | null;
  doubts: ScanDoubt[];
};

/**
 * Finds household, person and kind of a scan. Nothing is guessed: a name that fits nobody of the household, or several, is a doubt.
 * A scan that names nobody is the main member's.
 */
export function placeScan(name: ScanName, households: readonly ScanHousehold[]): ScanPlace {
  const [household, ...others] = households;
  const [type = null, ...otherTypes] = name.types;
  const isClear = household !== undefined && others.length === 0;
  const person = isClear ? whoseScan(name.words, household.people) : undefined;
  const doubts: (ScanDoubt | false)[] = [
    !household && (name.old_numbers.length > 0 ? 'unknown_number' : 'no_number'),
    others.length > 0 && 'several_households',
    type === null && 'no_kind',
    otherTypes.length > 0 && 'several_kinds',
    isClear && !person && 'whose',
  ];
  return {
    household_id: isClear ? household.id : null,
    member_id: person?.id ?? null,
    type: otherTypes.length > 0 ? null : type,
    doubts: doubts.filter((doubt) => doubt !== false),
  };
}

function whoseScan(words: readonly string[], people: readonly ScanPerson[]): ScanPerson | undefined {
  const main = people.find(({ is_main }) => is_main);
  const lastNames = new Set(people.flatMap(({ last_name }) => wordsOf(last_name)));
  const told = words.filter((word) => !lastNames.has(word));
  if (told.length === 0) return main;
  const named = people.filter(({ first_name }) => told.every((word) => wordsOf(first_name).includes(word)));
  return named.length === 1 ? named[0] : undefined;
}

function wordsOf(name: string): string[] {
  return foldForSearch(name).split(/[^\p{L}]+/u);
}
