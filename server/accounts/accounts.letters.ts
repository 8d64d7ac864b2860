import type { Language } from '../../domain/shared/language.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { portalUrl } from '../platform/portal.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';

/** Data of a mail with a link. It contains no name, because anybody may type in an address that is not theirs. */
export type LinkLetter = { language: Language; settings: Settings; token: string };

/** "Please confirm your address"; the link opens a page whose button uses it up (D12). */
export function confirmationLetter({ language, settings, token }: LinkLetter): Letter {
  return {
    language,
    subject: say(language, 'accounts.confirmation.subject'),
    greeting: greeting(language),
    goesFirst: true,
    paragraphs: [say(language, 'accounts.confirmation.intro', { association: settings.association.name })],
    button: {
      label: say(language, 'accounts.confirmation.button'),
      url: mailedUrl('/confirm-email', { language, settings, token }),
    },
    notes: [say(language, 'accounts.confirmation.validity'), say(language, 'accounts.confirmation.notYou')],
    closing: say(language, 'accounts.letter.closing'),
  };
}

/** "Choose a new password" (D13). */
export function passwordResetLetter({ language, settings, token }: LinkLetter): Letter {
  return {
    language,
    subject: say(language, 'accounts.passwordReset.subject'),
    greeting: greeting(language),
    goesFirst: true,
    paragraphs: [say(language, 'accounts.passwordReset.intro', { association: settings.association.name })],
    button: {
      label: say(language, 'accounts.passwordReset.button'),
      url: mailedUrl('/reset-password', { language, settings, token }),
    },
    notes: [say(language, 'accounts.passwordReset.validity'), say(language, 'accounts.passwordReset.notYou')],
    closing: say(language, 'accounts.letter.closing'),
  };
}

/** `passwordResetLetter` to an account without a password: until a new one is set, nobody can log in (decision 20). */
export function passwordNeededLetter(made: LinkLetter): Letter {
  const { language, settings } = made;
  const { name: association, phone } = settings.association;
  return {
    ...passwordResetLetter(made),
    paragraphs: [say(language, 'accounts.passwordNeeded.intro', { association })],
    notes: [
      say(language, 'accounts.passwordNeeded.validity'),
      say(language, 'accounts.passwordNeeded.notYou', { phone }),
    ],
  };
}

/** "Your password was changed", in case somebody else did it. */
export function passwordChangedLetter({ language, settings }: Omit<LinkLetter, 'token'>): Letter {
  const { name: association, phone } = settings.association;
  return {
    language,
    subject: say(language, 'accounts.passwordChanged.subject'),
    greeting: greeting(language),
    goesFirst: true,
    paragraphs: [say(language, 'accounts.passwordChanged.intro', { association })],
    notes: [say(language, 'accounts.passwordChanged.notYou', { phone })],
    closing: say(language, 'accounts.letter.closing'),
  };
}

/** To the new address: "confirm it" (D16). */
export function emailChangeLetter({ language, settings, token }: LinkLetter): Letter {
  return {
    language,
    subject: say(language, 'accounts.emailChange.subject'),
    greeting: greeting(language),
    goesFirst: true,
    paragraphs: [say(language, 'accounts.emailChange.intro', { association: settings.association.name })],
    button: {
      label: say(language, 'accounts.emailChange.button'),
      url: mailedUrl('/confirm-email', { language, settings, token }),
    },
    notes: [say(language, 'accounts.emailChange.validity'), say(language, 'accounts.emailChange.notYou')],
    closing: say(language, 'accounts.letter.closing'),
  };
}

/** To the present address: "somebody wants to change it", with a link that undoes the change (D16). */
export function emailChangeNotice(notice: LinkLetter & { email: string }): Letter {
  const { language, settings, email } = notice;
  const { name: association, phone } = settings.association;
  return {
    language,
    subject: say(language, 'accounts.emailChangeNotice.subject'),
    greeting: greeting(language),
    goesFirst: true,
    paragraphs: [say(language, 'accounts.emailChangeNotice.intro', { association, email })],
    button: {
      label: say(language, 'accounts.emailChangeNotice.button'),
      url: mailedUrl('/undo-email', notice),
    },
    notes: [
      say(language, 'accounts.emailChangeNotice.validity'),
      say(language, 'accounts.emailChangeNotice.notYou', { phone }),
    ],
    closing: say(language, 'accounts.letter.closing'),
  };
}

/** To the new address that the office entered: "confirm it", and what to do next if the account has no password. */
export function officeEmailLetter(made: LinkLetter, isShut: boolean): Letter {
  const { language, settings } = made;
  const association = settings.association.name;
  return {
    ...emailChangeLetter(made),
    paragraphs: [
      say(language, 'accounts.officeEmail.intro', { association }),
      ...(isShut ? [say(language, 'accounts.officeEmail.password')] : []),
    ],
  };
}

/** To the present address, which may be somebody else's: it does not name the new one. */
export function officeEmailNotice(notice: { language: Language; settings: Settings; isShut: boolean }): Letter {
  const { language, settings, isShut } = notice;
  const { name: association, phone } = settings.association;
  return {
    language,
    subject: say(language, 'accounts.emailChangeNotice.subject'),
    greeting: greeting(language),
    goesFirst: true,
    paragraphs: [
      say(language, 'accounts.officeEmailNotice.intro', { association }),
      say(language, isShut ? 'accounts.officeEmailNotice.shut' : 'accounts.officeEmailNotice.until'),
    ],
    notes: [say(language, 'accounts.officeEmailNotice.notYou', { phone })],
    closing: say(language, 'accounts.letter.closing'),
  };
}

/** The URL where a new password is set with a token (D13). */
export function passwordLink(settings: Settings, token: string): string {
  return portalUrl(settings, `/reset-password?token=${token}`);
}

function greeting(language: Language): string {
  return say(language, 'accounts.letter.greetingUnnamed');
}

/** The browser may never have opened the portal, so the URL carries the mail's language. */
function mailedUrl(screen: `/${string}`, { settings, token, language }: LinkLetter): string {
  return portalUrl(settings, `${screen}?token=${token}&lang=${language}`);
}
