import { expect, it } from 'vitest';
import { memberStatuses } from '../members/memberStatus.ts';
import { whyNoCard } from './membershipCard.ts';

it('only an active household has a card', () => {
  const reasons = memberStatuses.map((status) => [status, whyNoCard({ status, money_rests: false })]);

  expect(Object.fromEntries(reasons)).toEqual({
    new: 'membership_card_not_yet',
    waiting: 'membership_card_not_yet',
    active: undefined,
    inactive: 'membership_card_ended',
  });
});

it.each(memberStatuses)('while a case of death is open there is none: %s', (status) => {
  expect(whyNoCard({ status, money_rests: true })).toBe('membership_card_rests');
});
