import { fullName } from '../../../domain/shared/fullName.ts';
import type { Recipient } from '../../members/recipient.reads.ts';
import { mail, message } from '../../messages.ts';
import type { Settings } from '../../platform/context.ts';
import { portalUrl } from '../../platform/portal.ts';

/** `is_settled`: whether both fees were paid before, so that the waiting period begins with the submission (D21). */
type Submitted = Pick<Recipient, 'money_rests'> & { is_settled: boolean };

/** The application has arrived complete, with the next steps. */
export const submittedMail = mail('application.submitted', (to: Recipient & Submitted & { settings: Settings }) => ({
  says: says(to),
  name: fullName(to),
  greeting: 'greeting',
  url: portalUrl(to.settings, '/news'),
  notes: ['questions'],
  closing: 'closing',
}));

/** `submittedMail` as news in the portal. */
export const submittedNews = message('application.submitted', (submitted: Submitted) => ({
  says: says(submitted),
  link: { label: 'button', path: '/news' },
}));

function says({ is_settled, money_rests }: Submitted) {
  return ['intro', 'locked', money_rests ? [] : is_settled ? 'settled' : 'waiting'] as const;
}
