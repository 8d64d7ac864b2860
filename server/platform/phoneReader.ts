import { loadedOnce } from './process/loadedOnce.ts';

/** The country of numbers without a country code. */
const HOME = 'AT';

/** Parses phone numbers by the numbering plans of all countries; loaded with the first number, because loading takes time. */
export const phoneReader = loadedOnce(async () => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (text: string) => {
    const known = parsePhoneNumberFromString(text, HOME);
    return (
      known && {
        number: known.number as string,
        /** Without the country code. */
        national: known.nationalNumber as string,
        isValid: known.isValid(),
      }
    );
  };
});

/** Parses mobile numbers only: landlines, special and premium numbers are not valid. Loaded with the first number. */
export const mobileReader = loadedOnce(async () => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile');
  return (text: string) => {
    const known = parsePhoneNumberFromString(text, HOME);
    return known?.isValid()
      ? { number: known.number as string, country: known.country as string | undefined }
      : undefined;
  };
});
