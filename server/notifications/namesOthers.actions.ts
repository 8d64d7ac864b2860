import { refuse } from '../../domain/notifications/notifications.refusals.ts';
import { inGroupsOfFour } from '../../domain/shared/checkDigits.ts';
import type { Settings } from '../platform/context.ts';
import { foreignAddressesIn, ibansIn } from './suspicious.ts';

/** The accounts, and the addresses of others, that a plain text names as those who ask for money do (decision 71). */
export function othersNamedIn(
  text: string,
  { association, publicUrl }: Pick<Settings, 'association' | 'publicUrl'>,
): string[] {
  const own = { host: new URL(publicUrl).hostname, email: association.email };
  return [...new Set([...ibansIn(text).map(inGroupsOfFour), ...foreignAddressesIn(text, own)])];
}

/**
 * Refuses with `words_name_account` what one person of the office writes to one household if it names an account other than the
 * association's: by such words, one household after the other would pay to it (decision 117).
 */
export function assertNamesNoAccount({ settings }: { settings: Pick<Settings, 'association'> }, words: string): void {
  if (ibansIn(words).some((iban) => iban !== settings.association.iban)) refuse('words_name_account');
}
