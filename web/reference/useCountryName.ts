import { currentLanguage, useTranslation } from '../platform/words.ts';
import { countryName } from './countryOptions.ts';
import { useCountries } from './referenceApi.ts';

/** The name of a country by its id, in the language of the screen; empty while unknown. */
export function useCountryName(): (id: number | null) => string {
  const { data: countries } = useCountries();
  // drawn again when the language changes
  useTranslation();
  const language = currentLanguage();
  return (id) => {
    const country = countries?.find((each) => each.id === id);
    return country ? countryName(country, language) : '';
  };
}
