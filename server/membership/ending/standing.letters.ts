import {
  namedPlace,
  type SentBackAbout,
  type SentBackPlace,
  sentBackPath,
} from '../../../domain/members/sentBackPlace.ts';
import { inactiveReasons } from '../../../domain/reference/inactiveReasons.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Recipient } from '../../members/recipient.reads.ts';
import type { Message } from '../../notifications/tell.actions.ts';
import { say, sayDocumentType } from '../../words.ts';

/** The document or field that a reason is about, and whose it is. */
export type NamedAbout = SentBackAbout & { is_main: boolean; fees_locked: boolean; name: string };

/** The application was sent back, with the office's reason; the link leads to the very field (D23). */
export function sentBackMessage(
  { reason, about }: { reason: string; about: NamedAbout | undefined },
  { language }: Recipient,
): Message {
  return {
    subject: say(language, 'application.sentBack.subject'),
    paragraphs: [
      say(language, 'application.sentBack.intro'),
      reason,
      ...(about ? [sayAbout(about, language)] : []),
      say(language, 'application.sentBack.next'),
    ],
    link: { label: say(language, 'application.sentBack.link'), path: about ? sentBackPath(about) : '/news' },
  };
}

function sayAbout({ name, place }: NamedAbout, language: Recipient['language']): string {
  return say(language, 'application.sentBack.about', { name, what: sayPlace(place, language) });
}

function sayPlace(place: SentBackPlace, language: Recipient['language']): string {
  const named = namedPlace(place);
  if (named === 'address') return say(language, 'application.sentBack.address');
  return 'document' in named
    ? sayDocumentType(language, named.document)
    : say(language, `members.field.${named.field}`);
}

/** The application was sent back by mistake, and waits as before. */
export function takenBackMessage({ language }: Recipient): Message {
  return {
    subject: say(language, 'application.takenBack.subject'),
    paragraphs: [say(language, 'application.takenBack.sorry'), say(language, 'application.takenBack.nothingToDo')],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

/** The end of a membership on a day to come: until then it is valid as before (decision 78). */
export function endToComeMessage(
  { person, lastDay, reasonId }: { person: Person; lastDay: Day; reasonId: number },
  { language }: Recipient,
): Message {
  const values = { date: toWireDay(lastDay), name: person ? fullName(person) : '' };
  const reason = say(language, `reference.inactiveReason.${reasonKey(reasonId)}`);
  return {
    subject: say(language, person ? 'application.endToCome.subjectOf' : 'application.endToCome.subject', values),
    paragraphs: [
      say(language, person ? 'application.endToCome.untilOf' : 'application.endToCome.until', values),
      say(language, 'application.ended.reason', { reason }),
      say(language, 'application.endToCome.notMeant'),
    ],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

/** An end on a day to come was withdrawn: everything stays as it is (decision 78). */
export function endKeptMessage(
  { person, lastDay }: { person: Person; lastDay: Day },
  { language }: Recipient,
): Message {
  const values = { date: toWireDay(lastDay), name: person ? fullName(person) : '' };
  return {
    subject: say(language, person ? 'application.endKept.subjectOf' : 'application.endKept.subject', values),
    paragraphs: [say(language, person ? 'application.endKept.goesOnOf' : 'application.endKept.goesOn', values)],
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

/** A membership of a household or a person has ended, with day and reason (D23, D24). */
export function endedMessage(ended: Ended, to: Recipient): Message {
  const { person, reasonId, from, hasBegun } = ended;
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
