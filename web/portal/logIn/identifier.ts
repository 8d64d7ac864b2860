import { normaliseEmail } from '../../../domain/accounts/email.ts';
import { withoutBlanks } from '../../../domain/shared/text.ts';

/**
 * What somebody logs in with, as it is sent: an e-mail lower-cased without any locale (spec §2, D7), a membership
 * number without the blanks it was typed with (D14).
 */
export function tidyIdentifier(typed: string): string {
  return typed.includes('@') ? normaliseEmail(typed) : withoutBlanks(typed);
}
