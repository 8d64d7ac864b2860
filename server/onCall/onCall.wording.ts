import type { Language } from '../../domain/shared/language.ts';
import { signedText } from '../../domain/shared/signedText.ts';
import { mail } from '../messages.ts';
import type { Settings } from '../platform/context.ts';
import { officeUrl } from '../platform/portal.ts';
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

export const onCallMail = mail('onCall', ({ language, settings, calledFor, because, waiting, path }: Told) => ({
  subject: `onCall.${calledFor}.subject`,
  says: [`onCall.${calledFor}.intro`],
  values: { count: waiting ?? 1 },
  button: `onCall.${calledFor}.button`,
  url: officeUrl(settings, path),
  notes: [[say(language, `onCall.because.${because}`, { count: settings.onCallMinutes })]],
}));

/** Fits into one part of a text message in every language (`onCall.wording.test.ts`). */
export function onCallTextMessage(
  language: Language,
  { calledFor, waiting = 1 }: Pick<Told, 'calledFor' | 'waiting'>,
  { association }: Pick<Settings, 'association'>,
): string {
  return signedText(association, (name) =>
    say(language, `onCall.${calledFor}.textMessage`, { association: name, count: waiting }),
  );
}
