import { normalisePhoneNumber, type ReadPhone, storedPhoneNumber } from '../../domain/members/phoneNumber.ts';

/** A number that names no country is one of where the association is. */
const HOME = 'AT';

let reader: ReadPhone | undefined;

/** The library that knows the numbering plans of all countries: heavy, so it comes once somebody is in such a field. */
export async function fetchPhoneReader(): Promise<ReadPhone> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  reader = (text) => {
    const known = parsePhoneNumberFromString(text, HOME);
    return known && { number: known.number, isValid: known.isValid() };
  };
  return reader;
}

/** What is sent of what was typed: tidied, and as it will be stored where the library is there already (decision 43). */
export function tidyPhoneNumber(typed: string): string {
  const number = normalisePhoneNumber(typed);
  return reader ? storedPhoneNumber(number, reader) : number;
}
