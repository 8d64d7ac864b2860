import type { Language } from '../../domain/shared/language.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { portalUrl } from '../platform/portal.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';

/** What a letter with a link is made of: no name, for anybody may type one in for an address that is not theirs. */
export type LinkLetter = { language: Language; settings: Settings; token: string };

/** "Please confirm your address", with the link that only a button on its page uses up (D12). */
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

/** The same to an account that has none any more: whoever does nothing does not get in (decision 20). */
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

/** "Your password was changed", for the case that somebody else did it. */
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

/** To the address so far: "somebody wants to change it", with a link that undoes it (D16). */
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

/** To the new address, where our office noted it: "confirm it", and what follows where the account has no password. */
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

/** To the address so far, which may be somebody else's: it does not name the new one. */
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

/** Where a new password is set with a token (D13), for whoever is handed the address. */
export function passwordLink(settings: Settings, token: string): string {
  return portalUrl(settings, `/reset-password?token=${token}`);
}

function greeting(language: Language): string {
  return say(language, 'accounts.letter.greetingUnnamed');
}

/** The letter may be opened in a browser that has never seen the portal: the page speaks as the letter does. */
function mailedUrl(screen: `/${string}`, { settings, token, language }: LinkLetter): string {
  return portalUrl(settings, `${screen}?token=${token}&lang=${language}`);
}
