import { expect, it } from 'vitest';
import { type FoundRow, orderFound } from './foundOrder.ts';

type Person = [household_id: number, found: string, of: 'main' | 'family'];

/** People as the search for a name finds them. */
const rowsOf = (people: readonly Person[]) =>
  people.map(
    ([household_id, found, of]): FoundRow => ({
      ...{ household_id, by: 'name', found, folded: found.toLowerCase() },
      ...{ member_id: household_id * 10, is_main: of === 'main', death_case_id: null },
    }),
  );

const orderOf = (words: string[], people: readonly Person[]) =>
  orderFound([{ question: { by: 'words', words }, rows: rowsOf(people) }]).households;

it('who is the main member by that name stands before those in whose family somebody has it', () => {
  const found = orderOf(
    ['meryem'],
    [
      [1, 'Meryem Aslan', 'family'],
      [2, 'Meryem Kaya', 'main'],
      [3, 'Meryem Bulut', 'family'],
      [4, 'Meryem Acar', 'main'],
    ],
  );

  expect(found.map(({ household_id }) => household_id)).toEqual([4, 2, 1, 3]);
});

it('a whole name in the family stands before the beginning of a main member’s', () => {
  const found = orderOf(
    ['meryem'],
    [
      [1, 'Meryemana Kaya', 'main'],
      [2, 'Meryem Kaya', 'family'],
    ],
  );

  expect(found.map(({ household_id }) => household_id)).toEqual([2, 1]);
});

it('a household in which both have the name is named by its main member', () => {
  const found = orderOf(
    ['meryem'],
    [
      [1, 'Meryem Acar', 'family'],
      [1, 'Meryem Kaya', 'main'],
    ],
  );

  expect(found).toEqual([{ household_id: 1, found_by: 'name', found: 'Meryem Kaya' }]);
});
