import { message } from '../../messages.ts';

type Merged = { number: string; former: string };

/** To the household that stays: two memberships were one, and what moved. */
export const mergedMessage = message('membership.merged', (merged: Merged) => ({
  says: ['intro', 'moved', 'same', 'wrong'],
  values: merged,
  link: { label: 'membership.link', path: '/payments' },
}));

/** To the log-in that is closed: which one goes on. */
export const mergedLogInMessage = message('membership.mergedLogIn', (merged: Merged) => ({
  says: ['intro', 'closed', 'wrong'],
  values: merged,
  link: { label: 'membership.link', path: '/' },
}));
