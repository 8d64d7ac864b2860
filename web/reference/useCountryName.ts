import { useQuery } from '@tanstack/react-query';
import { currentLanguage, useTranslation } from '../platform/words.ts';
import { countriesQuery } from './countries.ts';
import { countryName } from './countryOptions.ts';

/** Returns a function that gives a country's name by its id in the present language; empty while unknown. */
export function useCountryName(): (id: number | null) => string {
  const { data: countries } = useQuery(countriesQuery);
  // re-renders when the language changes
  useTranslation();
  const language = currentLanguage();
  return (id) => {
    const country = countries?.find((each) => each.id === id);
    return country ? countryName(country, language) : '';
  };
}
