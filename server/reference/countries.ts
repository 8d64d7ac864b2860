import { countries } from '../../domain/reference/countries.ts';
import type { referenceContract } from '../../domain/reference/reference.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { languages } from '../../domain/shared/language.ts';

type Countries = Answer<(typeof referenceContract)['listCountries']>;

const names = languages.map((locale) => ({
  locale,
  names: new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }),
}));

// made once: the names come with the runtime and do not change while it runs
const list: Countries = countries
  .map(({ id, alpha2 }) => ({
    id,
    translations: names.map((language) => ({ locale: language.locale, name: language.names.of(alpha2) ?? alpha2 })),
  }))
  .sort((one, other) => one.id - other.id);

/** Every country with its names, by id; each screen sorts by its own language. */
export async function listCountries(): Promise<Countries> {
  return list;
}
