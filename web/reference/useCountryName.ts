import { currentLanguage, useTranslation } from '../platform/words.ts';
import { countryName } from './countryOptions.ts';
import { useCountries } from './referenceApi.ts';

/** Returns a function that gives a country's name by its id in the present language; empty while unknown. */
export function useCountryName(): (id: number | null) => string {
  const { data: countries } = useCountries();
  // re-renders when the language changes
  useTranslation();
  const language = currentLanguage();
  return (id) => {
    const country = countries?.find((each) => each.id === id);
    return country ? countryName(country, language) : '';
  };
}
