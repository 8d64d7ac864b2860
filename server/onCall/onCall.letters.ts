import type { Language } from '../../domain/shared/language.ts';
import { signedText } from '../../domain/shared/signedText.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { officeUrl } from '../platform/portal.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';

/** Why the staff is called. Neither mail nor text message names anybody, because both are read on locked screens. */
export type CalledFor = 'deathReported' | 'manyReports' | 'buriedEarly' | 'notOpened' | 'manyWaiting' | 'test';

/** Why this person is told. */
export type ToldBecause = 'onCall' | 'nobodyOnCall' | 'everybody' | 'asked';

type Told = {
  language: Language;
  settings: Settings;
  calledFor: CalledFor;
  because: ToldBecause;
  /** How many reports wait, where they are told together. */
  waiting?: number;
  /** The screen of the office that it links to. */
  path: `/${string}`;
};

export function onCallLetter({ language, settings, calledFor, because, waiting, path }: Told): Letter {
  return {
    language,
    subject: say(language, `onCall.${calledFor}.subject`),
    greeting: say(language, 'accounts.letter.greetingUnnamed'),
    goesFirst: true,
    paragraphs: [say(language, `onCall.${calledFor}.intro`, { count: waiting ?? 1 })],
    button: { label: say(language, `onCall.${calledFor}.button`), url: officeUrl(settings, path) },
    notes: [say(language, `onCall.because.${because}`, { count: settings.onCallMinutes })],
    closing: say(language, 'accounts.letter.closing'),
  };
}

/** Fits into one part of a text message in every language (`onCall.letters.test.ts`). */
export function onCallTextMessage(
  language: Language,
  { calledFor, waiting = 1 }: Pick<Told, 'calledFor' | 'waiting'>,
  { association }: Pick<Settings, 'association'>,
): string {
  return signedText(association, (name) =>
    say(language, `onCall.${calledFor}.textMessage`, { association: name, count: waiting }),
  );
}
