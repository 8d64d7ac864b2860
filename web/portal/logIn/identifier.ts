import { normaliseEmail } from '../../../domain/accounts/email.ts';
import { withoutBlanks } from '../../../domain/shared/text.ts';

/**
 * The log-in name as it is sent: an e-mail in lower case, independent of the locale (spec §2, D7), or a membership
 * number without blanks (D14).
 */
export function tidyIdentifier(typed: string): string {
  return typed.includes('@') ? normaliseEmail(typed) : withoutBlanks(typed);
}
