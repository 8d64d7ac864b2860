import type { Language } from '../../domain/shared/language.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';

/** What somebody of the office is told of the second factor, so that nobody else does it unseen. */
export type SecondFactorNews = 'set' | 'removed' | 'renewed' | 'recovered' | 'guessed';

type Told = { language: Language; settings: Settings; news: SecondFactorNews };

export function secondFactorLetter({ language, settings, news }: Told): Letter {
  const { name: association } = settings.association;
  return {
    language,
    subject: say(language, `accounts.secondFactor.${news}.subject`),
    greeting: say(language, 'accounts.letter.greetingUnnamed'),
    goesFirst: true,
    paragraphs: [say(language, `accounts.secondFactor.${news}.intro`, { association })],
    notes: [say(language, `accounts.secondFactor.${news}.notYou`)],
    closing: say(language, 'accounts.letter.closing'),
  };
}
