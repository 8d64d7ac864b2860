const COUNTRY_CODES = { austria: '+43', turkiye: '+90' } as const;
/** Emergency numbers and extensions are dialled as they are. */
const SHORTEST = 7;

/** A phone number as it is dialled from any country; `country` is the one of numbers without a country code. */
export function dialled(number: string, country: keyof typeof COUNTRY_CODES = 'austria'): string {
  if (number.startsWith('+') || number.length < SHORTEST) return number;
  if (number.startsWith('00')) return `+${number.slice(2)}`;
  if (number.startsWith('0')) return COUNTRY_CODES[country] + number.slice(1);
  // a Turkish mobile number without its zero
  return country === 'turkiye' && /^5\d{9}$/.test(number) ? COUNTRY_CODES.turkiye + number : number;
}
