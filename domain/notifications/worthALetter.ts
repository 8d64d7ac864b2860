import type { MessageKind } from '../shared/messageKinds.ts';

/** What a letter is about. Letters about money wait, or are withdrawn, when somebody of the household has died (decision 60). */
export type LetterSubject = 'money' | 'membership' | 'documents' | 'death';

/**
 * Which messages are worth a letter, by the beginning of their effect key. What is not listed is only news in the portal and a mail:
 * thanks, confirmations of what the person did themselves, and everything about log-in, whose links work for hours.
 */
export const worthALetter = {
  'invoicing.confirmed/': 'money',
  'invoicing.owed_again/': 'money',
  'dunning.level/': 'money',
  'payments.returned/': 'money',
  'payments.unassigned/': 'money',
  'payments.refunded/': 'money',
  'payments.refund_undone/': 'money',
  'application.submitted/': 'membership',
  'application.sent_back/': 'membership',
  'application.taken_back/': 'membership',
  'membership.active/': 'membership',
  'membership.family_active/': 'membership',
  'membership.family_waits/': 'membership',
  'membership.waiting/': 'membership',
  'membership.waiting_stopped/': 'membership',
  'membership.waits_after_all/': 'membership',
  'membership.ended/': 'membership',
  'membership.endToCome/': 'membership',
  'membership.endKept/': 'membership',
  'membership.back/': 'membership',
  'membership.erasure/': 'membership',
  'membership.decisionToCome/': 'membership',
  'counter.accountCode/': 'membership',
  'counter.accountOpened/': 'membership',
  'counter.joinedLetter/': 'membership',
  'substitutes.ending/': 'membership',
  'members.age_limit/': 'membership',
  'members.change_requests/': 'membership',
  'documents.refused/': 'documents',
  'post.circular/': 'membership',
  // one that tells what is owed, or went to those who owe
  'post.circular_owed/': 'money',
  'deaths.condolence/': 'death',
  'deaths.closing/': 'death',
  'deaths.correction/': 'death',
} as const satisfies { [Kind in MessageKind]?: LetterSubject };

const subjects: ReadonlyMap<string, LetterSubject> = new Map(Object.entries(worthALetter));

/** What a letter with this effect key is about; undefined if the message is not worth one. */
export function letterSubject(effectKey: string): LetterSubject | undefined {
  return subjects.get(effectKey.slice(0, effectKey.indexOf('/') + 1));
}

/** How the effect keys of letters about money begin. */
export const keysAboutMoney = Object.keys(worthALetter).filter((key) => letterSubject(key) === 'money');

/** How a household is written to about something. `none`: it reads the news in the portal, or hears nothing. */
export type Way = 'mail' | 'letter' | 'none';

type Reached = { email: string | undefined; channel: 'email' | 'post' };

/** Post goes to whoever asked for it, or has no e-mail address; what is not worth a letter is mailed if that is possible. */
export function wayOf({ email, channel }: Reached, effectKey: string): Way {
  const goesByPost = channel === 'post' || !email;
  if (goesByPost && letterSubject(effectKey)) return 'letter';
  return email ? 'mail' : 'none';
}
