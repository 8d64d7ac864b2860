import type { Language } from '../domain/shared/language.ts';
import { officeScreensDe } from '../texts/officeScreens.de.ts';
import { officeScreensEn } from '../texts/officeScreens.en.ts';
import { officeScreensTr } from '../texts/officeScreens.tr.ts';
import { publicDe } from '../texts/public.de.ts';
import { publicEn } from '../texts/public.en.ts';
import { publicTr } from '../texts/public.tr.ts';
import { unparted } from '../texts/unparted.ts';

/** What stands on the screens, so that a story reads them as its visitor does. */
export type Words = typeof publicDe & typeof officeScreensDe;

export const words: Record<Language, Words> = {
  de: unparted({ ...publicDe, ...officeScreensDe }, 'de'),
  tr: unparted({ ...publicTr, ...officeScreensTr }, 'tr'),
  en: { ...publicEn, ...officeScreensEn },
};

/** A sentence with its placeholders filled in. */
export function filled(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name]));
}
