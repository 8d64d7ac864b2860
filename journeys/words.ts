import type { Language } from '../domain/shared/language.ts';
import { officeScreensDe } from '../texts/officeScreens.de.ts';
import { officeScreensEn } from '../texts/officeScreens.en.ts';
import { officeScreensTr } from '../texts/officeScreens.tr.ts';
import { publicDe } from '../texts/public.de.ts';
import { publicEn } from '../texts/public.en.ts';
import { publicTr } from '../texts/public.tr.ts';
import { unparted } from '../texts/unparted.ts';
import { wordingDe } from '../texts/wording.de.ts';
import { wordingEn } from '../texts/wording.en.ts';
import { wordingTr } from '../texts/wording.tr.ts';

/** The screens' texts, so that stories find elements by the words that visitors read. */
/** All refusals as one group, as people read them, wherever their texts are loaded. */
type Refusals = { refusals: (typeof publicDe)['refusals'] & (typeof officeScreensDe)['insideRefusals'] };

export type Words = typeof publicDe & typeof officeScreensDe & Refusals;

export const words: Record<Language, Words> = {
  de: unparted(together(publicDe, officeScreensDe), 'de'),
  tr: unparted(together(publicTr, officeScreensTr), 'tr'),
  en: together(publicEn, officeScreensEn),
};

/** The words of mails, so that stories wait for a mail by the subject that people read. */
export const wording: Record<Language, typeof wordingDe> = {
  de: wordingDe,
  tr: wordingTr,
  en: wordingEn,
};

/** Fills the placeholders of a sentence. */
export function filled(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name]));
}

function together(known: typeof publicDe, more: typeof officeScreensDe): Words {
  return { ...known, ...more, refusals: { ...known.refusals, ...more.insideRefusals } };
}
