import { expect, test } from 'vitest';
import { isFirstPress } from './firstPress.ts';

test('the second click on a button is ignored, the second tap on its neighbour is not', () => {
  const [upper, lower] = [{}, {}];
  const press = (currentTarget: object, detail: number) => isFirstPress({ currentTarget, detail });

  expect([press(upper, 1), press(upper, 2), press(upper, 3)]).toEqual([true, false, false]);
  expect([press(upper, 1), press(lower, 2), press(lower, 3)]).toEqual([true, true, false]);
});
