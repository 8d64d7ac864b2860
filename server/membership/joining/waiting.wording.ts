import { activeFrom, coveredFrom } from '../../../domain/membership/waitingPeriod.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { Recipient } from '../../members/recipient.reads.ts';
import { message } from '../../messages.ts';
import { say } from '../../words.ts';

const FAMILY = { label: 'membership.link', path: '/sub-member' } as const;

/** The fees are settled: the waiting period has begun, with its last day (D21). Nothing is said of fees while money rests. */
export const waitingMessage = message(
  'membership.waiting',
  ({ from, until }: { from: Day; until: Day }, { money_rests }: Recipient) => ({
    says: [money_rests ? 'introAlone' : 'intro', 'until', 'next'],
    values: { from: toWireDay(from), until: toWireDay(until), date: toWireDay(activeFrom(until)) },
    link: { label: 'membership.link', path: '/news' },
  }),
);

/**
 * Why a waiting period stopped: the bank returned a payment, we had booked one by mistake, the person whose death had let others wait
 * was not dead, or something else is unpaid.
 */
export type Stop = 'payment_returned' | 'payment_released' | 'death_corrected' | 'something_unpaid';

/** The waiting period does not run any more. */
export const waitingStoppedMessage = message('membership.waitingStopped', (stop: Stop) => ({
  says: [stop === 'payment_returned' ? 'returned' : 'unpaid', 'next'],
  link: { label: 'payments.link', path: '/payment' },
}));

type Waits = {
  person: { first_name: string; last_name: string };
  until: Day;
  /** The household's first day of membership; null if unknown. */
  household: Day | null;
};

/** A person added later has begun to wait (D22). */
export const familyWaitsMessage = message('membership.familyWaits', (waits: Waits, { language }) => ({
  says: [untilWhen(waits, language)],
  values: { name: fullName(waits.person) },
  link: FAMILY,
}));

type WaitsAfterAll = Omit<Waits, 'until'> & { until: Day | null };

/** A person who was covered as a newborn by mistake has to wait; `until` is null while their contribution is owed. */
export const missedWaitingMessage = message(
  'membership.waitsAfterAll',
  ({ person, until, household }: WaitsAfterAll, { language, money_rests }: Recipient) => ({
    subject: 'membership.familyWaits.subject',
    says: ['intro', 'meanwhile', until ? untilWhen({ person, until, household }, language) : money_rests ? [] : 'owed'],
    values: { name: fullName(person) },
    link: FAMILY,
  }),
);

function untilWhen({ person, until, household }: Waits, language: Language): string[] {
  return [
    say(language, 'membership.familyWaits.until', { name: fullName(person), until: toWireDay(until) }),
    household
      ? say(language, 'membership.familyWaits.next', { date: toWireDay(coveredFrom(activeFrom(until), household)) })
      : say(language, 'membership.familyWaits.withHousehold'),
  ];
}
