import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { message } from '../../messages.ts';

/** An abandoned application may be erased from a day on. */
export const erasureMessage = message('membership.erasure', (from: Day) => ({
  says: ['intro', 'next'],
  values: { date: toWireDay(from) },
  link: { label: 'link', path: '/news' },
}));
