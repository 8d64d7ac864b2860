import { CODE_PLACE } from '../../domain/accounts/accountCode.ts';
import type { WayAsked } from '../../domain/counter/conversation.ts';
import type { ActedKind } from '../../domain/shared/actedKinds.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Language } from '../../domain/shared/language.ts';
import { mail, message } from '../messages.ts';
import type { Settings } from '../platform/context.ts';
import { portalUrl } from '../platform/portal.ts';
import { say } from '../words.ts';

/** What the office did for the household, and how it had asked for that. */
export const actedForYouMessage = message(
  'counter.acted',
  ({ asked, kinds }: { asked: WayAsked; kinds: readonly ActedKind[] }, { language }) => ({
    says: [
      [say(language, `counter.acted.${asked}`)],
      kinds.map((kind) => say(language, `counter.acted.did.${kind}`)),
      'wrong',
    ],
    link: { label: 'counter.acted.link', path: '/main-member' },
  }),
);

type Named = { first_name: string; last_name: string; language: Language; settings: Settings };

/** A code with which a household opens its account. */
export const codeLetter = mail('counter.accountCode', (to: Named) => ({
  says: ['intro', 'code', 'where', 'how', 'valid', 'wrong'],
  values: { code: CODE_PLACE, url: portalUrl(to.settings, '/account-code') },
  name: fullName(to),
}));

/** A link that brings the code along. The part after `#` never reaches a server. It names nobody: the address may be mistyped. */
export const invitationMail = mail(
  'counter.invitation',
  (to: { language: Language; settings: Settings; code: string }) => ({
    says: ['intro', 'how'],
    url: portalUrl(to.settings, `/account-code?lang=${to.language}#${to.code}`),
    notes: ['validity', 'notYou'],
  }),
);

/** To where the household was reached before: somebody has opened its account. */
export const accountOpenedLetter = mail('counter.accountOpened', (to: Named) => ({
  says: ['intro', 'wrong'],
  name: fullName(to),
}));

/** Whoever gets it agrees to nothing by it. */
const notice = {
  title: 'counter.notice.title',
  says: [
    'counter.notice.who',
    'counter.notice.source',
    'counter.notice.kinds',
    'counter.notice.purpose',
    'counter.notice.howLong',
    'counter.notice.receivers',
    'counter.notice.rights',
    'counter.notice.complaint',
    'counter.notice.decisions',
    'counter.notice.agreed',
    'counter.notice.whole',
  ],
} as const;

function noticeValues({ language, settings }: { language: Language; settings: Settings }) {
  const { street, postal_code, city } = settings.association.address;
  return {
    address: `${street}, ${postal_code} ${city}`,
    email: settings.association.email,
    whole: `${settings.publicUrl}/api/v1/download-file/data_protection?lang=${language}`,
  };
}

/** To a household of the association's former list: the same code, and where its data come from. */
export const takenOverLetter = mail('counter.takenOver', (to: Named) => ({
  says: ['intro', 'data', 'code', 'where', 'how', 'valid', 'wrong'],
  values: { code: CODE_PLACE, url: portalUrl(to.settings, '/account-code'), ...noticeValues(to) },
  name: fullName(to),
  notice,
}));

/** The same as a mail, whose link brings the code along. It names nobody: the address in the list may be outdated. */
export const takenOverMail = mail(
  'counter.takenOver',
  (to: { language: Language; settings: Settings; code: string }) => ({
    says: ['intro', 'data', 'link'],
    values: noticeValues(to),
    notice,
    url: portalUrl(to.settings, `/account-code?lang=${to.language}#${to.code}`),
    notes: ['valid', 'wrong'],
  }),
);

/** To who applied and is in the former list: nothing begins anew, and the log-in stays. */
export const joinedMessage = message('counter.joined', (number: string) => ({
  says: ['intro', 'nothingAnew', 'logIn', 'look'],
  values: { number },
  link: { label: 'button', path: '/main-member' },
}));

/** The same as a mail, with where the data of the list come from. */
export const joinedMail = mail('counter.joined', (to: Named & { membership_no: string }) => ({
  says: ['intro', 'nothingAnew', 'logIn', 'data', 'look'],
  values: { number: to.membership_no, ...noticeValues(to) },
  name: fullName(to),
  notice,
  url: portalUrl(to.settings, '/main-member'),
  notes: ['wrong'],
}));

/** To where the household was reached before: somebody logs in for it. */
export const joinedLetter = mail('counter.joinedLetter', (to: Named) => ({
  says: ['intro', 'wrong'],
  name: fullName(to),
}));
