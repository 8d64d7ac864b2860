import type { Language } from '../domain/shared/language.ts';
import type { Texts } from './sentence.ts';

/** A letter and its hyphen, before a word: “e-posta”, “E-Mail”. Nothing else of one letter is parted by a hyphen. */
const LETTER_ALONE = /\b([eE]-)(?=[a-zçğıöşüA-Z])/g;

/** Seen by nobody: no line ends here. The signs that would be seen, U+2010 and U+2011, our letters lack. */
const WORD_JOINER = '\u2060';

/**
 * The sentences of the screens, in which no line ends with “e-”. Mails and PDFs keep theirs as they are, and the English
 * ones are the specification's, sign by sign.
 */
export function unparted<T extends Texts>(texts: T, language: Language): T {
  return language === 'en' ? texts : (joined(texts) as T);
}

function joined(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? text.replace(LETTER_ALONE, `$1${WORD_JOINER}`) : joined(text),
    ]),
  );
}
