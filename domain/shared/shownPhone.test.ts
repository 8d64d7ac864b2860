import { expect, it } from 'vitest';
import { shownPhone } from './shownPhone.ts';

it.each([
  ['+436648131057', '+43 664 813 1057'],
  ['+4366412345678', '+43 664 123 456 78'],
  ['+431512345', '+43 1 512 345'],
  ['+43225212345', '+43 2252 123 45'],
  ['+905321234567', '+90 532 123 45 67'],
  ['+491711234567', '+491711234567'],
  ['+43 664 8131057', '+43 664 8131057'],
  ['0664', '0664'],
  ['', ''],
])('%s is shown as %s', (number, shown) => {
  expect(shownPhone(number)).toBe(shown);
  expect(shownPhone(shown), 'what is shown stays').toBe(shown);
});
