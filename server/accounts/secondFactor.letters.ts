import type { Language } from '../../domain/shared/language.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';

/** Events of the second factor that are mailed to the account, so that a thief cannot cause them unnoticed. */
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
