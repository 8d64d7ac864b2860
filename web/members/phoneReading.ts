import { normalisePhoneNumber, type ReadPhone, storedPhoneNumber } from '../../domain/members/phoneNumber.ts';

/** Numbers without a country code belong to the association's country. */
const HOME = 'AT';

let reader: ReadPhone | undefined;

/**
 * The library with the numbering plans of all countries. It is large, so it is fetched when a phone field is focused.
 */
export async function fetchPhoneReader(): Promise<ReadPhone> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  reader = (text) => {
    const known = parsePhoneNumberFromString(text, HOME);
    return known && { number: known.number, isValid: known.isValid() };
  };
  return reader;
}

/** The number as it is sent: cleaned and, once the library is loaded, in its stored form (decision 43). */
export function tidyPhoneNumber(typed: string): string {
  const number = normalisePhoneNumber(typed);
  return reader ? storedPhoneNumber(number, reader) : number;
}
