import type { ListColumn, ListName } from '../../../domain/office/lists/listShape.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { officeListsDe } from '../../../texts/office/lists/officeLists.de.ts';
import { officeListsEn } from '../../../texts/office/lists/officeLists.en.ts';
import { officeListsTr } from '../../../texts/office/lists/officeLists.tr.ts';

const words = { de: officeListsDe, tr: officeListsTr, en: officeListsEn } satisfies Record<Language, unknown>;

/** The name of a list in a language; also that of its file. */
export function listNameIn(language: Language, name: ListName): string {
  return words[language].names[name];
}

/** The head of a column, as on the screen. */
export function headIn(language: Language, { key }: ListColumn): string {
  const heads: Record<string, string> = words[language].columns;
  return heads[key] ?? key;
}

/** What a stored value is called; the value itself if it has no text. */
export function wordIn(language: Language, { words: group }: ListColumn, value: string): string {
  const known: Record<string, string> = group ? words[language].values[group] : {};
  return known[value] ?? value;
}
