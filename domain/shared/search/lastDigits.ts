/** The part of a phone number behind the country code, if the phone library can read the number. */
type ReadNational = (text: string) => { national: string } | undefined;

/**
 * The digits with which a number ends in every writing: without country code and leading zeros. The last digits alone, as people
 * remember them, stay as they are.
 */
export function lastDigitsOf(typed: string, read: ReadNational): string {
  const dialled = typed.replace(/[^\d+]/g, '');
  const isFromAbroad = /^(\+|00)/.test(dialled);
  // +43 (0)664: the zero is dialled at home only
  const known = isFromAbroad ? read(dialled.replace(/^(\+|00)(43|49|90)0/, '+$2')) : undefined;
  return known?.national ?? dialled.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}
