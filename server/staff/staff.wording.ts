import type { Language } from '../../domain/shared/language.ts';
import { mail } from '../messages.ts';
import type { Settings } from '../platform/context.ts';
import { officeUrl, portalUrl } from '../platform/portal.ts';
import { say } from '../words.ts';

type To = { language: Language; settings: Settings };

/** What may happen to an account of the office. */
export type StaffEvent = 'staff_invitation' | 'staff_role' | 'staff_reset' | 'staff_reopening' | 'closed' | 'joined';

/** `asked`: it waits for another of the board. */
export type StaffNews = { state: 'asked' | 'done'; event: StaffEvent; name: string; who: string };

/** Tells the board what was asked or done about an account of the office. */
export const staffNewsMail = mail('staff.news', ({ language, settings, state, event, name, who }: To & StaffNews) => ({
  says: [state],
  values: { name, who, what: say(language, `staff.events.${event}`) },
  url: officeUrl(settings, '/staff'),
  notes: ['notRight'],
}));

/** "You are invited": the link opens a page where the password is set, once. */
export const invitationMail = mail('staff.invitation', ({ settings, token, language, days }: To & Invited) => ({
  says: ['intro', 'next'],
  values: { days },
  url: portalUrl(settings, `/invitation?token=${token}&lang=${language}`),
  notes: ['validity', 'notYou'],
}));
type Invited = { token: string; days: number };

/** "Your account is open again": the former password does not work. */
export const reopenedMail = mail('staff.reopened', ({ settings }: To) => ({
  says: ['intro', 'next'],
  url: portalUrl(settings, '/forgot-password'),
  notes: ['notYou'],
}));
