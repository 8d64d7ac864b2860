import { coveredFrom } from '../../../domain/membership/ownWaiting.ts';
import { activeFrom } from '../../../domain/membership/waitingPeriod.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Recipient } from '../../members/recipient.reads.ts';
import type { Message } from '../../notifications/tell.actions.ts';
import { type LetterKey, say } from '../../words.ts';

/** The fees are settled: the waiting period has begun, with its last day (D21). Nothing is said of fees while money rests. */
export function waitingMessage({ from, until }: { from: Day; until: Day }, to: Recipient): Message {
  const { language } = to;
  const days = { from: toWireDay(from), until: toWireDay(until) };
  return {
    subject: say(language, 'application.waiting.subject'),
    paragraphs: [
      say(language, to.money_rests ? 'application.waiting.introAlone' : 'application.waiting.intro', {
        from: days.from,
      }),
      say(language, 'application.waiting.until', { until: days.until }),
      say(language, 'application.waiting.next', { date: toWireDay(activeFrom(until)) }),
    ],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

/**
 * Why a waiting period stopped: the bank reversed a payment, we had booked one by mistake, the person whose death had let others wait
 * was not dead, or something else is unpaid.
 */
export type Stop = 'payment_returned' | 'payment_released' | 'death_corrected' | 'something_unpaid';

const stopped = {
  payment_returned: 'application.waitingStopped.returned',
  payment_released: 'application.waitingStopped.unpaid',
  death_corrected: 'application.waitingStopped.unpaid',
  something_unpaid: 'application.waitingStopped.unpaid',
} as const satisfies Record<Stop, LetterKey>;

/** The waiting period does not run any more. */
export function waitingStoppedMessage(stop: Stop, { language }: Recipient): Message {
  return {
    subject: say(language, 'application.waitingStopped.subject'),
    paragraphs: [say(language, stopped[stop]), say(language, 'application.waitingStopped.next')],
    link: { label: say(language, 'payments.link'), path: '/payment' },
  };
}

type Waits = {
  person: { first_name: string; last_name: string };
  until: Day;
  /** The household's first day of membership; null if unknown. */
  household: Day | null;
};

/** A person added later has begun to wait (D22). */
export function familyWaitsMessage(waits: Waits, { language }: Recipient): Message {
  return {
    subject: say(language, 'application.familyWaits.subject', { name: fullName(waits.person) }),
    paragraphs: untilWhen(waits, language),
    link: { label: say(language, 'application.link'), path: '/sub-member' },
  };
}

type WaitsAfterAll = Omit<Waits, 'until'> & { until: Day | null };

/** A person who was covered as a newborn by mistake has to wait; `until` is null while their contribution is owed. */
export function missedWaitingMessage({ person, until, household }: WaitsAfterAll, to: Recipient): Message {
  const { language, money_rests } = to;
  const owed = money_rests ? [] : [say(language, 'application.waitsAfterAll.owed')];
  const name = fullName(person);
  return {
    subject: say(language, 'application.familyWaits.subject', { name }),
    paragraphs: [
      say(language, 'application.waitsAfterAll.intro', { name }),
      say(language, 'application.waitsAfterAll.meanwhile'),
      ...(until ? untilWhen({ person, until, household }, language) : owed),
    ],
    link: { label: say(language, 'application.link'), path: '/sub-member' },
  };
}

function untilWhen({ person, until, household }: Waits, language: Recipient['language']): string[] {
  return [
    say(language, 'application.familyWaits.until', { name: fullName(person), until: toWireDay(until) }),
    household
      ? say(language, 'application.familyWaits.next', { date: toWireDay(coveredFrom(activeFrom(until), household)) })
      : say(language, 'application.familyWaits.withHousehold'),
  ];
}
