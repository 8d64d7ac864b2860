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
