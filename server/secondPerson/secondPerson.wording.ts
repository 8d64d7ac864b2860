import { isAboutLogIn, type WantedDecision } from '../../domain/approvals/approvals.ts';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import { formatEuro } from '../../domain/shared/money.ts';
import { mail, message } from '../messages.ts';
import type { Settings } from '../platform/context.ts';

/** What is announced to the household: the other kinds harm nobody in it. */
export type Announced = Extract<
  WantedDecision,
  { kind: 'refund' | 'email' | 'log_in' | 'account_code' | 'joining' | 'merging' }
>;

export function isAnnounced(decision: WantedDecision): decision is Announced {
  return ['refund', 'account_code', 'joining', 'merging'].includes(decision.kind) || isAboutLogIn(decision.kind);
}

type ToCome = { decision: Announced; takesEffectAt: Date };

/** Tells the member what will be done in three days, because nobody else works in the office: they may object. */
export const decisionToComeMessage = message('membership.decisionToCome', (toCome: ToCome) => ({
  ...wordsOf(toCome),
  link: { label: 'membership.link', path: '/news' },
}));

/** `decisionToComeMessage` to the present mailbox. It names nobody, because a successor or a thief may read it. */
export const decisionToComeMail = mail(
  'membership.decisionToCome',
  (to: ToCome & { language: Language; settings: Settings }) => ({
    ...wordsOf(to),
    notes: ['notifications.questions'],
  }),
);

function wordsOf({ decision, takesEffectAt }: ToCome) {
  const date = toWireDay(businessDay(takesEffectAt));
  if (decision.kind === 'account_code')
    return { subject: 'codeSubject', says: ['code', 'object'], values: { date } } as const;
  if (decision.kind === 'joining')
    return { subject: 'joiningSubject', says: ['joining', 'object'], values: { date } } as const;
  if (decision.kind === 'merging')
    return { subject: 'mergingSubject', says: ['merging', 'object'], values: { date } } as const;
  if (decision.kind !== 'refund')
    return { subject: 'emailSubject', says: ['email', 'object'], values: { date } } as const;
  const amount = formatEuro(decision.wanted.amount_cents);
  return { subject: 'refundSubject', says: ['refund', 'object'], values: { date, amount } } as const;
}
