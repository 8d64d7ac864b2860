import type { Language } from '../domain/shared/language.ts';

/** A tree of sentences; the leaves may hold placeholders, `{{name}}`, and plural forms, `days_one`, `days_other`. */
export type Texts = { readonly [name: string | number]: string | Texts };

/** What the placeholders stand for; `count` also chooses the plural form. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/** The sentence under a dotted key with its placeholders filled in, or undefined where the tree has none. */
export function sentence(texts: Texts, language: Language, key: string, params: Params = {}): string | undefined {
  const found = textAt(texts, pluralKey(language, key, params.count)) ?? textAt(texts, key);
  return found?.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}

/** The names of the placeholders that a sentence has. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
}

const rules = new Map<Language, Intl.PluralRules>();

function pluralKey(language: Language, key: string, count: Params[string]): string {
  if (typeof count !== 'number') return key;
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return `${key}_${rule.select(count)}`;
}

function textAt(texts: Texts, key: string): string | undefined {
  let place: string | Texts | undefined = texts;
  for (const name of key.split('.')) {
    if (typeof place !== 'object' || !Object.hasOwn(place, name)) return undefined;
    place = place[name];
  }
  return typeof place === 'string' ? place : undefined;
}
