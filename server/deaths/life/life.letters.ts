import type { Gender } from '../../../domain/reference/eligibility.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { Message } from '../../notifications/tell.actions.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Settings } from '../../platform/work.ts';
import { say, sayHonoured } from '../../words.ts';

type Named = { name: string };
export type About = Named & { gender: Gender | null; family: string };
type To = { language: Language };
type Asking = { settings: Settings };
type Words = Pick<Message, 'subject' | 'paragraphs' | 'closing'>;

/** The first message after a death: nothing about money, log-in or days (texts of the association). */
export function condolenceMessage(about: About, { language }: To, { settings }: Asking): Message {
  return toFamily(about, language, {
    subject: say(language, 'deaths.condolence.subject'),
    closing: say(language, 'application.condolence.closing'),
    paragraphs: [
      about.name
        ? say(language, 'deaths.condolence.words', { name: sayHonoured(language, about) })
        : say(language, 'deaths.condolence.wordsOfChild'),
      help(language, settings),
      say(language, 'deaths.condolence.nothingToDo'),
    ],
  });
}

/** The death was reported of somebody who lives. */
export function correctionMessage(about: About, { language }: To): Message {
  return toFamily(about, language, {
    subject: say(language, 'deaths.correction.subject'),
    paragraphs: [
      say(language, 'deaths.correction.words', { name: about.name }),
      say(language, 'deaths.correction.asBefore'),
    ],
  });
}

type Person = { first_name: string; last_name: string };

/** Somebody speaks for the household at a death; they have no access to the portal. */
export function representativeLetter({ name }: Named, to: Person & To, settings: Settings): Letter {
  const { language } = to;
  return toPerson(to, {
    subject: say(language, 'deaths.representative.subject', { name }),
    closing: say(language, 'application.condolence.closing'),
    paragraphs: [
      say(language, 'deaths.representative.words', { name }),
      say(language, 'deaths.representative.why'),
      help(language, settings),
    ],
  });
}

export function representativeCorrection({ name }: Named, to: Person & To): Letter {
  const { language } = to;
  return toPerson(to, {
    subject: say(language, 'deaths.representativeCorrection.subject'),
    paragraphs: [say(language, 'deaths.representativeCorrection.words', { name })],
  });
}

function toPerson(to: Person & To, words: Words): Letter {
  const { language } = to;
  return {
    ...{ language, closing: say(language, 'accounts.letter.closing'), ...words },
    greeting: say(language, 'accounts.letter.greeting', { name: fullName(to) }),
  };
}

export type Closing = {
  /** The last covered day; null where the membership had ended before, or there was none. */
  last_day: Day | null;
  had_begun: boolean;
  /** Who goes on as main member because of this death. */
  next: string | undefined;
  has_ended: boolean;
  /** Until when open invoices are to be paid. */
  charged_until: Day | undefined;
};

/** The later message: until when the membership was valid, who goes on, and what is open (decision 60). */
export function closingMessage(closing: Closing, about: About, { language }: To, { settings }: Asking): Message {
  const { last_day, had_begun, next, has_ended, charged_until } = closing;
  const { name } = about;
  const until = last_day && say(language, 'deaths.closing.until', { name, date: toWireDay(last_day) });
  return toFamily(about, language, {
    subject: last_day
      ? say(language, 'deaths.closing.subject', { name })
      : say(language, 'deaths.closing.subjectOfMoney'),
    closing: say(language, 'application.condolence.closing'),
    paragraphs: [
      ...(until ? [had_begun ? until : say(language, 'deaths.closing.unbegun', { name })] : []),
      ...(next
        ? [say(language, 'application.goesOn.who', { name: next }), say(language, 'application.goesOn.same')]
        : []),
      ...(has_ended ? [say(language, 'deaths.closing.household')] : []),
      ...(charged_until ? [say(language, 'deaths.closing.charged', { date: toWireDay(charged_until) })] : []),
      say(language, 'deaths.closing.stayReachable', { phone: phoneOf(settings) }),
    ],
  });
}

function toFamily({ family }: Pick<About, 'family'>, language: Language, words: Words): Message {
  const link = { label: say(language, 'deaths.link'), path: '/news' } as const;
  return { ...words, link, greeting: say(language, 'deaths.greeting', { family }) };
}

function help(language: Language, settings: Settings): string {
  const { emergency_phone: phone } = settings.association;
  return phone
    ? say(language, 'deaths.help', { phone })
    : say(language, 'deaths.helpInHours', { phone: phoneOf(settings) });
}

function phoneOf({ association }: Settings): string {
  return association.emergency_phone ?? association.phone;
}
