import { fullName } from '../../domain/shared/fullName.ts';
import { mail, message } from '../messages.ts';
import type { Settings } from '../platform/context.ts';
import { portalUrl } from '../platform/portal.ts';
import type { NewMember } from './registration.reads.ts';

const SAYS = ['intro', 'steps', 'waiting'] as const;

/** The welcome mail after the address is confirmed, with the membership number and the next steps. */
export const welcomeMail = mail('accounts.welcome', (to: NewMember & { settings: Settings }) => ({
  says: SAYS,
  values: { membershipNo: to.membership_no },
  name: fullName(to),
  url: portalUrl(to.settings, '/'),
}));

/** `welcomeMail` as news; it links to the page about the waiting period (D13). */
export const welcomeNews = message('accounts.welcome', ({ membership_no }: NewMember) => ({
  subject: 'newsTitle',
  says: SAYS,
  values: { membershipNo: membership_no },
  link: { label: 'newsLink', path: '/welcome' },
}));
