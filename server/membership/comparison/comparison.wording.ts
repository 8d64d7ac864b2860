import { message } from '../../messages.ts';

/** The application goes on: the same words, whether somebody of the former list looked the same or not. */
export const comparedMessage = message('application.compared', () => ({
  says: ['intro', 'next'],
  link: { label: 'link', path: '/payment' },
}));
