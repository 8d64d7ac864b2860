import { expect, it } from 'vitest';
import { aDirtyWorkbook } from '../../testing/movingIn/dirtyWorkbook.ts';
import { readFile } from '../../testing/movingIn/sheetBuilders.ts';
import { sandboxInside } from '../../testing/processes/sandboxInside.ts';

it.each([1, 2, 3])(
  'of a dirty list, all that is readable is read and everything else is told by its place: seed %i',
  async (seed) => {
    const { bytes, households, problems } = await aDirtyWorkbook(seed, 120);

    const read = await readFile(sandboxInside, bytes);

    const heads = read.sheets[0]?.columns.map(({ header }) => header) ?? [];
    const place = ({ row, head, why }: (typeof problems)[number]) =>
      `1/${row}/${head === null ? '-' : heads.indexOf(head) + 1} ${why}`;
    expect(read.problems).toEqual(problems.toSorted((one, other) => one.row - other.row).map(place));
    expect(problems.length).toBeGreaterThan(5);
    const people = read.households.map(({ key, people: all }) => ({
      key,
      people: all.map(({ relation, first_name, last_name, date_of_birth }) => ({
        ...{ relation, first_name, last_name, date_of_birth },
      })),
    }));
    const told = households.map(({ key, people: all }) => ({
      key,
      people: all.map(({ village: _village, ...person }) => person),
    }));
    expect(people).toEqual(told);
  },
);

it('the same seed makes the same list, another one another', async () => {
  const [one, again, other] = await Promise.all([aDirtyWorkbook(1, 30), aDirtyWorkbook(1, 30), aDirtyWorkbook(2, 30)]);

  expect(again.households).toEqual(one.households);
  expect(other.households).not.toEqual(one.households);
});
