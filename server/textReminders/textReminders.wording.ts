import type { Language } from '../../domain/shared/language.ts';
import { signedText } from '../../domain/shared/signedText.ts';
import { textMessageSize } from '../../domain/shared/textMessageParts.ts';
import { CODE_MINUTES, type TextKind } from '../../domain/textReminders/textReminders.ts';
import type { Settings } from '../platform/context.ts';
import { portalUrl } from '../platform/portal.ts';
import { say } from '../words.ts';

/** With a very long address of the portal the message goes without it, because each part costs money. */
const MOST_PARTS = 2;

/**
 * Names neither religion nor burial, no amount and nobody, because it lights up on locked screens. Begins with the
 * association's name, like the messages to the staff on call.
 */
export function reminderText(
  language: Language,
  kind: TextKind,
  settings: Pick<Settings, 'publicUrl' | 'association'>,
): string {
  const text = signedText(settings.association, (association) =>
    say(language, `textReminders.${kind}`, { association }),
  );
  const withLink = `${text} ${portalUrl(settings, '/news')}`;
  return textMessageSize(withLink).parts <= MOST_PARTS ? withLink : text;
}

export function codeText(language: Language, code: string, { association }: Pick<Settings, 'association'>): string {
  const count = CODE_MINUTES;
  return signedText(association, (name) => say(language, 'textReminders.code', { association: name, code, count }));
}
