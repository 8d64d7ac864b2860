import { inactiveReasons, isDeath } from '../../../domain/reference/inactiveReasons.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Recipient } from '../../members/recipient.reads.ts';
import type { Message } from '../../notifications/tell.actions.ts';
import { say } from '../../words.ts';

/** The application was sent back, with the office's reason (D23). */
export function sentBackMessage(reason: string, { language }: Recipient): Message {
  return {
    subject: say(language, 'application.sentBack.subject'),
    paragraphs: [say(language, 'application.sentBack.intro'), reason, say(language, 'application.sentBack.next')],
    link: { label: say(language, 'application.sentBack.link'), path: '/news' },
  };
}

/** The application was sent back by mistake, and waits as before. */
export function takenBackMessage({ language }: Recipient): Message {
  return {
    subject: say(language, 'application.takenBack.subject'),
    paragraphs: [say(language, 'application.takenBack.sorry'), say(language, 'application.takenBack.nothingToDo')],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

/** Undefined is the household itself. */
type Person = { first_name: string; last_name: string } | undefined;

export type Ended = {
  person: Person;
  /** The next main member (decision 28). */
  next: Person;
  /** The next main member needs a password of their own, for which a link was mailed. */
  needsNewPassword: boolean;
  reasonId: number;
  from: Day;
  /** Whether the household or the person was ever a member; otherwise an application has ended. */
  hasBegun: boolean;
};

/** A membership of a household or a person has ended, with day and reason (D23, D24); for a death the text differs. */
export function endedMessage(ended: Ended, to: Recipient): Message {
  const { person, reasonId, from, hasBegun } = ended;
  if (isDeath(reasonId)) return condolence(ended, to);
  const { language } = to;
  const date = toWireDay(from);
  const reason = say(language, `reference.inactiveReason.${reasonKey(reasonId)}`);
  return {
    subject: person
      ? say(language, hasBegun ? 'application.ended.subjectOf' : 'application.ended.unbegunSubjectOf', {
          name: fullName(person),
        })
      : say(language, hasBegun ? 'application.ended.subject' : 'application.ended.unbegunSubject'),
    paragraphs: [
      person
        ? say(language, hasBegun ? 'application.ended.sinceOf' : 'application.ended.unbegunSinceOf', {
            name: fullName(person),
            date,
          })
        : say(language, hasBegun ? 'application.ended.since' : 'application.ended.unbegunSince', { date }),
      say(language, 'application.ended.reason', { reason }),
      ...goesOn(ended, to),
    ],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

/** If the household ended by a death, its main member has died. */
function condolence(ended: Ended, to: Recipient): Message {
  const { person, from, hasBegun } = ended;
  const { language } = to;
  const name = fullName(person ?? to);
  return {
    subject: say(language, 'application.condolence.subject'),
    paragraphs: [
      hasBegun
        ? say(language, 'application.condolence.words', { name, date: toWireDay(from) })
        : say(language, 'application.condolence.unbegun', { name }),
      ...goesOn(ended, to),
    ],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

/** The household continues under the next main member, with the same fees and days. */
function goesOn({ next, needsNewPassword }: Ended, { language }: Recipient): string[] {
  if (!next) return [];
  return [
    say(language, 'application.goesOn.who', { name: fullName(next) }),
    say(language, needsNewPassword ? 'application.goesOn.newPassword' : 'application.goesOn.same'),
  ];
}

const ofHousehold = {
  begun: { subject: 'application.back.subject', again: 'application.back.again' },
  unbegun: { subject: 'application.back.unbegunSubject', again: 'application.back.unbegunAgain' },
} as const;
const ofPerson = {
  begun: { subject: 'application.back.subjectOf', again: 'application.back.againOf' },
  unbegun: { subject: 'application.back.unbegunSubjectOf', again: 'application.back.unbegunAgainOf' },
} as const;

/** The mail about a reactivated household or person. A household that never was a member continues its application. */
export function backMessage({ person, hasBegun }: Pick<Ended, 'person' | 'hasBegun'>, to: Recipient): Message {
  const { language } = to;
  const words = person ? ofPerson : ofHousehold;
  const { subject, again } = hasBegun ? words.begun : words.unbegun;
  const name = fullName(person ?? to);
  return {
    subject: say(language, subject, { name }),
    paragraphs: [say(language, again, { name }), say(language, 'application.back.next')],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

function reasonKey(id: number) {
  return inactiveReasons.find((reason) => reason.id === id)?.key ?? 'other';
}
