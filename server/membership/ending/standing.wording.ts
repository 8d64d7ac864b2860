import {
  namedPlace,
  type SentBackAbout,
  type SentBackPlace,
  sentBackPath,
} from '../../../domain/members/sentBackPlace.ts';
import { inactiveReasons } from '../../../domain/reference/inactiveReasons.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { Recipient } from '../../members/recipient.reads.ts';
import { message } from '../../messages.ts';
import { say, sayDocumentType } from '../../words.ts';

const NEWS = { label: 'membership.link', path: '/news' } as const;

/** The document or field that a reason is about, and whose it is. */
export type NamedAbout = SentBackAbout & { is_main: boolean; fees_locked: boolean; name: string };

type SentBack = { reason: string; about: NamedAbout | undefined };

/** The application was sent back, with the office's reason; the link leads to the very field (D23). */
export const sentBackMessage = message('application.sentBack', ({ reason, about }: SentBack, { language }) => ({
  says: ['intro', [reason], about ? 'about' : [], 'next'],
  values: { name: about?.name, what: about && sayPlace(about.place, language) },
  link: { label: 'link', path: about ? sentBackPath(about) : '/news' },
}));

function sayPlace(place: SentBackPlace, language: Language): string {
  const named = namedPlace(place);
  if (named === 'address') return say(language, 'application.sentBack.address');
  return 'document' in named
    ? sayDocumentType(language, named.document)
    : say(language, `members.field.${named.field}`);
}

/** The application was sent back by mistake, and waits as before. */
export const takenBackMessage = message('application.takenBack', () => ({
  says: ['sorry', 'nothingToDo'],
  link: NEWS,
}));

/** Undefined is the household itself. */
type Person = { first_name: string; last_name: string } | undefined;

type ToCome = { person: Person; lastDay: Day; reasonId: number };

/** The end of a membership on a day to come: until then it is valid as before (decision 78). */
export const endToComeMessage = message(
  'membership.endToCome',
  ({ person, lastDay, reasonId }: ToCome, { language }) => ({
    subject: person ? 'subjectOf' : 'subject',
    says: [person ? 'untilOf' : 'until', 'membership.ended.reason', 'notMeant'],
    values: { ...ended(person, lastDay), reason: sayReason(reasonId, language) },
    link: NEWS,
  }),
);

/** An end on a day to come was withdrawn: everything stays as it is (decision 78). */
export const endKeptMessage = message('membership.endKept', ({ person, lastDay }: Omit<ToCome, 'reasonId'>) => ({
  subject: person ? 'subjectOf' : 'subject',
  says: [person ? 'goesOnOf' : 'goesOn'],
  values: ended(person, lastDay),
  link: NEWS,
}));

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
export const endedMessage = message('membership.ended', (facts: Ended, { language }) => {
  const { person, next, needsNewPassword, reasonId, from, hasBegun } = facts;
  const goesOn = needsNewPassword ? 'membership.goesOn.newPassword' : 'membership.goesOn.same';
  return {
    subject: person ? (hasBegun ? 'subjectOf' : 'unbegunSubjectOf') : hasBegun ? 'subject' : 'unbegunSubject',
    says: [
      person ? (hasBegun ? 'sinceOf' : 'unbegunSinceOf') : hasBegun ? 'since' : 'unbegunSince',
      'reason',
      // the household continues under the next main member, with the same fees and days
      next ? [say(language, 'membership.goesOn.who', { name: fullName(next) }), say(language, goesOn)] : [],
    ],
    values: { ...ended(person, from), reason: sayReason(reasonId, language) },
    link: NEWS,
  };
});

/** The mail about a reactivated household or person. A household that never was a member continues its application. */
export const backMessage = message(
  'membership.back',
  ({ person, hasBegun }: Pick<Ended, 'person' | 'hasBegun'>, to: Recipient) => ({
    subject: person ? (hasBegun ? 'subjectOf' : 'unbegunSubjectOf') : hasBegun ? 'subject' : 'unbegunSubject',
    says: [person ? (hasBegun ? 'againOf' : 'unbegunAgainOf') : hasBegun ? 'again' : 'unbegunAgain', 'next'],
    values: { name: fullName(person ?? to) },
    link: NEWS,
  }),
);

function ended(person: Person, date: Day) {
  return { date: toWireDay(date), name: person && fullName(person) };
}

function sayReason(id: number, language: Language): string {
  const key = inactiveReasons.find((reason) => reason.id === id)?.key ?? 'other';
  return say(language, `reference.inactiveReason.${key}`);
}
