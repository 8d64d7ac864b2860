import { refuse } from '../../domain/notifications/notifications.refusals.ts';
import { inGroupsOfFour } from '../../domain/shared/checkDigits.ts';
import type { Settings } from '../platform/context.ts';
import { foreignAddressesIn, foreignPhonesIn, ibansIn, scatteredIbansIn } from './suspicious.ts';

/** The accounts, and the addresses and phone numbers of others, that a plain text names as those who ask for money do (decision 71). */
export function othersNamedIn(
  text: string,
  { association, publicUrl }: Pick<Settings, 'association' | 'publicUrl'>,
): string[] {
  const { email, phone, emergency_phone } = association;
  const phones = emergency_phone ? [phone, emergency_phone] : [phone];
  const own = { host: new URL(publicUrl).hostname, email, phones };
  const ibans = [...ibansIn(text), ...scatteredIbansIn(text)];
  const digits = ibans.join();
  const called = foreignPhonesIn(text, own).filter((one) => !digits.includes(one.replaceAll(/\D/g, '')));
  return [...new Set([...ibans.map(inGroupsOfFour), ...foreignAddressesIn(text, own), ...called])];
}

/**
 * Refuses with `words_name_account` what one person of the office writes to one household if it names an account other than the
 * association's: by such words, one household after the other would pay to it (decision 117).
 */
export function assertNamesNoAccount({ settings }: { settings: Pick<Settings, 'association'> }, words: string): void {
  if (ibansIn(words).some((iban) => iban !== settings.association.iban)) refuse('words_name_account');
}
