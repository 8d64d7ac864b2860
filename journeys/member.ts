import type { Browser } from 'playwright-core';
import type { Language } from '../domain/shared/language.ts';
import {
  APPLICANT_PASSWORD,
  type Credentials,
  demoCredentials,
  type LoggedIn,
  logInAt,
  type MemberOptions,
  newEmail,
  registerAt,
} from './accounts.ts';
import { openVisitor, type Visitor } from './browser.ts';
import { sharedDemo } from './demoProduct.ts';

/** A logged-in person; the log-in itself went through the API. */
export type Member = Visitor & Pick<LoggedIn, 'me' | 'send'>;

/** Opens a demo person: `await openMember(browser, 'hatice', { language: 'tr' })`. */
export async function openMember(browser: Browser, who: string, options: MemberOptions = {}): Promise<Member> {
  return logInByApi(browser, demoCredentials(who), options);
}

let next: Promise<string> | undefined;

/** Opens a new applicant who has just confirmed the e-mail address. */
export async function openApplicant(browser: Browser, options: MemberOptions = {}): Promise<Member> {
  const registered = next ?? registerSomebody();
  // if it failed, the next story must not wait for the same one
  next = undefined;
  const email = await registered;
  // the next registration's mail is sent meanwhile
  next = registerSomebody();
  next.catch(() => undefined);
  return logInByApi(browser, { email, password: APPLICANT_PASSWORD }, options);
}

async function registerSomebody(): Promise<string> {
  const email = newEmail();
  await registerByApi(email);
  return email;
}

/** Registers and confirms through the API; afterwards `email` logs in with `APPLICANT_PASSWORD`. */
export function registerByApi(email: string, language: Language = 'de'): Promise<void> {
  return registerAt(sharedDemo(), email, language);
}

async function logInByApi(browser: Browser, credentials: Credentials, options: MemberOptions): Promise<Member> {
  const { origin } = sharedDemo();
  const { me, send, stored, close } = await logInAt({ origin }, credentials, options);
  const visitor = await openVisitor(browser, origin, options.device, stored);
  return {
    ...visitor,
    me,
    send,
    leave: async () => {
      await close();
      await visitor.leave();
    },
  };
}
