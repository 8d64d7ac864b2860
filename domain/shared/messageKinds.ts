/**
 * What may leave for a household that is silent (decision 103): nothing, but for a death, what somebody of the household has just asked
 * for, and what goes to the staff.
 */
export type InSilence = 'held' | 'asked_for' | 'death' | 'to_staff';

/**
 * All kinds of mails, letters, news and text messages, by the beginning of their effect key. `EffectKey` lets no other kind be sent, so
 * that nobody adds one without deciding what happens to it in silence.
 */
export const messageKinds = {
  // links, codes and notices that follow what somebody did at the log-in
  'accounts.link/': 'asked_for',
  'accounts.emailChange/': 'asked_for',
  'accounts.emailNotice/': 'asked_for',
  'accounts.passwordChanged/': 'asked_for',
  'accounts.secondFactor/': 'asked_for',
  'registration.confirmation/': 'asked_for',
  'textCode/': 'asked_for',
  // a code for an account that somebody asked the office for, and that it was used
  'counter.accountCode/': 'asked_for',
  'counter.accountOpened/': 'asked_for',
  'counter.invitation/': 'asked_for',
  // who applied is in the former list and logs in there from now on, and the notice of that to where the household was reached before
  'counter.joined/': 'asked_for',
  'counter.joinedLetter/': 'asked_for',
  // the household may object before another address, log-in or account is used for what it asked for (decision 40)
  'membership.decisionToCome/': 'asked_for',
  'deaths.condolence/': 'death',
  'deaths.closing/': 'death',
  'deaths.correction/': 'death',
  'deaths.representative/': 'death',
  'health/': 'to_staff',
  'onCall/': 'to_staff',
  'staff/': 'to_staff',
  'registration.welcome/': 'held',
  'application.submitted/': 'held',
  'application.compared/': 'held',
  'application.sent_back/': 'held',
  'application.taken_back/': 'held',
  'membership.active/': 'held',
  'membership.family_active/': 'held',
  'membership.family_waits/': 'held',
  'membership.waiting/': 'held',
  'membership.waiting_stopped/': 'held',
  'membership.waits_after_all/': 'held',
  'membership.ended/': 'held',
  'membership.endToCome/': 'held',
  'membership.endKept/': 'held',
  'membership.back/': 'held',
  'membership.merged/': 'held',
  'membership.mergedLogIn/': 'held',
  'membership.erasure/': 'held',
  'members.age_limit/': 'held',
  'members.change_requests/': 'held',
  'substitutes.ending/': 'held',
  'documents.ending/': 'held',
  'documents.refused/': 'held',
  'documents.accepted/': 'held',
  // the office corrects much of what was taken over; nobody is told of each correction
  'counter.told/': 'held',
  'invoicing.confirmed/': 'held',
  'invoicing.owed_again/': 'held',
  'invoicing.sent_again/': 'held',
  'dunning.level/': 'held',
  'payments.paid/': 'held',
  'payments.returned/': 'held',
  'payments.unassigned/': 'held',
  'payments.refunded/': 'held',
  'payments.refund_undone/': 'held',
  'textReminder/': 'held',
  'office.news/': 'held',
  'notifications.manual/': 'held',
  'post.circular/': 'held',
  'post.circular_owed/': 'held',
} as const satisfies Record<string, InSilence>;

type Kinds = typeof messageKinds;
export type MessageKind = keyof Kinds;
type Unheld = { [Kind in MessageKind]: Kinds[Kind] extends 'held' ? never : Kind }[MessageKind];

/** Names the effect of a message; the same effect is told once. */
export type EffectKey = `${MessageKind}${string}`;

/** The effect key of a mail that is addressed to no household: it cannot be held. */
export type UnheldKey = `${Unheld}${string}`;

const kinds: ReadonlyMap<string, InSilence> = new Map(Object.entries(messageKinds));

/** Whether a message may leave for a silent household. */
export function leavesInSilence(effectKey: EffectKey): boolean {
  const decided = kinds.get(effectKey.slice(0, effectKey.indexOf('/') + 1));
  return decided !== undefined && decided !== 'held';
}
