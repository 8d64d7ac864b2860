import { chosenWords } from '../../../domain/office/lists/chosenWords.ts';
import type { ListColumn, ListName, WordGroup } from '../../../domain/office/lists/listShape.ts';
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

/** What was chosen in a list, from the record of its file. */
export function chosenIn(language: Language, list: string, stored: string): string {
  const choices: Record<string, string> = words[language].choose;
  return chosenWords(list, stored, {
    filter: ({ key }) => choices[key] ?? key,
    value: (group, value) => knownIn(language, group)[value] ?? value,
  });
}

function knownIn(language: Language, group: WordGroup): Record<string, string> {
  return words[language].values[group];
}

/** What a stored value is called; the value itself if it has no text. */
export function wordIn(language: Language, { words: group }: ListColumn, value: string): string {
  return (group && knownIn(language, group)[value]) ?? value;
}
