import { loadedOnce } from './loadedOnce.ts';

/** A number that names no country is one of where the association is. */
const HOME = 'AT';

/** Reads phone numbers by the numbering plans of all countries; loaded with the first number, as it takes its time. */
export const phoneReader = loadedOnce(async () => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (text: string) => {
    const known = parsePhoneNumberFromString(text, HOME);
    return known && { number: known.number as string, isValid: known.isValid() };
  };
});
