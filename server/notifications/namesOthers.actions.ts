import type { Settings } from '../platform/context.ts';
import { containsIban, namesForeignAddress } from './suspicious.ts';

/** Whether a plain text names an account, or an address of somebody else, as those who ask for money do (decision 71). */
export function namesOthers(
  text: string,
  { association, publicUrl }: Pick<Settings, 'association' | 'publicUrl'>,
): boolean {
  const own = { host: new URL(publicUrl).hostname, email: association.email };
  return containsIban(text) || namesForeignAddress(text, own);
}
