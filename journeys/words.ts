import type { Language } from '../domain/shared/language.ts';
import { insideDe } from '../texts/inside.de.ts';
import { insideEn } from '../texts/inside.en.ts';
import { insideTr } from '../texts/inside.tr.ts';
import { publicDe } from '../texts/public.de.ts';
import { publicEn } from '../texts/public.en.ts';
import { publicTr } from '../texts/public.tr.ts';

/** What stands on the screens, so that a story reads them as its visitor does. */
export type Words = typeof publicDe & typeof insideDe;

export const words: Record<Language, Words> = {
  de: { ...publicDe, ...insideDe },
  tr: { ...publicTr, ...insideTr },
  en: { ...publicEn, ...insideEn },
};

/** A sentence with its placeholders filled in. */
export function filled(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name]));
}
