import { austriaId, countries } from '../reference/countries.ts';

export type PostalAddress = { street: string; postal_code: string; state: string; city: string; country_id: number };

/**
 * An address as the post reads it: a line for the person, the street, the town, and for abroad the country's German name in capitals,
 * because letters are posted in Austria (Universal Postal Union, S42).
 */
export function postalLines(name: string, address: PostalAddress): string[] {
  const { country_id } = address;
  const alpha2 = countries.find(({ id }) => id === country_id)?.alpha2;
  const place = (alpha2 && placesAbroad[alpha2]) || usualPlace;
  const lines = [name, ...place(address)];
  if (alpha2 && country_id !== austriaId) lines.push(germanName(alpha2));
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

type Place = (address: PostalAddress) => string[];

const usualPlace: Place = ({ street, postal_code, city }) => [street, `${postal_code} ${city}`];

/** Countries that write street, town, region and post code in another order. */
const placesAbroad: Readonly<Record<string, Place>> = {
  // the district before the province: Büyükçekmece/İstanbul
  TR: ({ street, postal_code, city, state }) => [street, `${postal_code} ${withRegion(city, state, '/')}`],
  HU: ({ street, postal_code, city }) => [city, street, postal_code],
  GB: ({ street, postal_code, city }) => [street, city, postal_code],
  IE: ({ street, postal_code, city }) => [street, city, postal_code],
  US: ({ street, postal_code, city, state }) => [street, `${withRegion(city, state, ', ')} ${postal_code}`],
  CA: ({ street, postal_code, city, state }) => [street, `${withRegion(city, state, ' ')} ${postal_code}`],
  AU: ({ street, postal_code, city, state }) => [street, `${withRegion(city, state, ' ')} ${postal_code}`],
};

function withRegion(city: string, state: string, sign: string): string {
  const isSame = state.trim().toLocaleLowerCase('tr') === city.trim().toLocaleLowerCase('tr');
  return state.trim() === '' || isSame ? city : `${city}${sign}${state}`;
}

function germanName(alpha2: string): string {
  return (new Intl.DisplayNames('de', { type: 'region' }).of(alpha2) ?? alpha2).toLocaleUpperCase('de');
}
