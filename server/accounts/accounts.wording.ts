import type { Language } from '../../domain/shared/language.ts';
import { mail } from '../messages.ts';
import type { Settings } from '../platform/context.ts';
import { portalUrl } from '../platform/portal.ts';

type To = { language: Language; settings: Settings };

/** Data of a mail with a link. It contains no name, because anybody may type in an address that is not theirs. */
export type MadeLink = To & { token: string };

/** "Please confirm your address"; the link opens a page whose button uses it up (D12). */
export const confirmationMail = mail('accounts.confirmation', (to: MadeLink) => ({
  says: ['intro'],
  url: mailedUrl('/confirm-email', to),
  notes: ['validity', 'notYou'],
}));

/** "Choose a new password" (D13). */
export const passwordResetMail = mail('accounts.passwordReset', (to: MadeLink) => ({
  says: ['intro'],
  url: mailedUrl('/reset-password', to),
  notes: ['validity', 'notYou'],
}));

/** `passwordResetMail` to an account without a password: until a new one is set, nobody can log in (decision 20). */
export const passwordNeededMail = mail('accounts.passwordNeeded', (to: MadeLink) => ({
  subject: 'accounts.passwordReset.subject',
  says: ['intro'],
  button: 'accounts.passwordReset.button',
  url: mailedUrl('/reset-password', to),
  notes: ['validity', 'notYou'],
}));

/** "Your password was changed", in case somebody else did it. */
export const passwordChangedMail = mail('accounts.passwordChanged', (_to: To) => ({
  says: ['intro'],
  notes: ['notYou'],
}));

/** To the new address: "confirm it" (D16). */
export const emailChangeMail = mail('accounts.emailChange', (to: MadeLink) => ({
  says: ['intro'],
  url: mailedUrl('/confirm-email', to),
  notes: ['validity', 'notYou'],
}));

/** To the present address: "somebody wants to change it", with a link that undoes the change (D16). */
export const emailChangeNotice = mail('accounts.emailChangeNotice', (to: MadeLink & { email: string }) => ({
  says: ['intro'],
  values: { email: to.email },
  url: mailedUrl('/undo-email', to),
  notes: ['validity', 'notYou'],
}));

/** To the new address that the office entered: "confirm it", and what to do next if the account has no password. */
export const officeEmailMail = mail('accounts.emailChange', (to: MadeLink & { isShut: boolean }) => ({
  says: ['accounts.officeEmail.intro', to.isShut ? 'accounts.officeEmail.password' : []],
  url: mailedUrl('/confirm-email', to),
  notes: ['validity', 'notYou'],
}));

/** To the present address, which may be somebody else's: it does not name the new one. */
export const officeEmailNotice = mail('accounts.officeEmailNotice', ({ isShut }: To & { isShut: boolean }) => ({
  subject: 'accounts.emailChangeNotice.subject',
  says: ['intro', isShut ? 'shut' : 'until'],
  notes: ['notYou'],
}));

/** Events of the second factor that are mailed to the account, so that a thief cannot cause them unnoticed. */
export type SecondFactorNews = 'set' | 'removed' | 'renewed' | 'recovered' | 'guessed';

export const secondFactorMail = mail('accounts.secondFactor', ({ news }: To & { news: SecondFactorNews }) => ({
  subject: `accounts.secondFactor.${news}.subject`,
  says: [`accounts.secondFactor.${news}.intro`],
  notes: [`accounts.secondFactor.${news}.notYou`],
}));

/** The URL where a new password is set with a token (D13). */
export function passwordLink(settings: Settings, token: string): string {
  return portalUrl(settings, `/reset-password?token=${token}`);
}

/** The browser may never have opened the portal, so the URL carries the mail's language. */
function mailedUrl(screen: `/${string}`, { settings, token, language }: MadeLink): string {
  return portalUrl(settings, `${screen}?token=${token}&lang=${language}`);
}
