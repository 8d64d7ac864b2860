import type { BurialDestination } from '../../../domain/deaths/deathFacts.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { type LinkWords, linkWords } from './linkWords.ts';

const locales = { de: 'de-AT', tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Language, string>;
const TURKISH_CLOCK = 'Europe/Istanbul';

/** Day and time of the clock in Vienna, in words; what happens in Türkiye has its local time too. */
export function momentInWords(
  instant: Date,
  language: Language,
  destination: BurialDestination | null,
  words: LinkWords = linkWords(language),
): string {
  const time = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Europe/Vienna',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
  if (destination !== 'turkey') return time;
  const local = new Intl.DateTimeFormat(locales[language], {
    timeZone: TURKISH_CLOCK,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
  return words('when.local', { time, local });
}
