import { type APIRequestContext, type Browser, request } from 'playwright-core';
import type { Me } from '../domain/me/me.contract.ts';
import type { Language } from '../domain/shared/language.ts';
import { DEMO_PASSWORD } from '../server/demo/makeDemo.ts';
import { type Device, openVisitor, type Visitor } from './browser.ts';
import { sharedDemo } from './demoProduct.ts';
import { linkIn } from './server.ts';
import { letters } from './words.ts';

/** A logged-in person; the log-in itself went through the API. */
export type Member = Visitor & {
  /** The `me` at the log-in. */
  me: Me & { household: NonNullable<Me['household']>; main_member: NonNullable<Me['main_member']> };
  /** API calls to prepare or undo something: `member.send('PUT', '/api/v1/me', …)`. */
  send<A = unknown>(method: string, path: string, body?: unknown): Promise<A>;
};

export type MemberOptions = {
  device?: Device;
  /** The language to set for the account. */
  language?: Language;
  /** The furthest step reached on this device; by default what the data say. */
  step?: number;
  /** Whether the welcome dialog was closed on this device; yes by default. */
  greeted?: boolean;
};

/** Opens a demo person: `await openMember(browser, 'hatice', { language: 'tr' })`. */
export async function openMember(browser: Browser, who: string, options: MemberOptions = {}): Promise<Member> {
  return logInByApi(browser, { email: `${who}@demo.example`, password: DEMO_PASSWORD }, options);
}

export const APPLICANT_PASSWORD = 'Marillen-Baum-77';

let count = 0;

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

/** An e-mail address that nobody has used yet. */
export function newEmail(): string {
  count += 1;
  return `neu.${process.pid}.${count}@familie.example`;
}

/** Registers and confirms through the API; afterwards `email` logs in with `APPLICANT_PASSWORD`. */
export async function registerByApi(email: string, language: Language = 'de'): Promise<void> {
  const { origin, mailTo } = sharedDemo();
  const api = await request.newContext({ baseURL: origin });
  await send(api, 'POST', '/api/v1/register', {
    first_name: 'Nesrin',
    last_name: 'Güler',
    citizenship_id: 792,
    email,
    password: APPLICANT_PASSWORD,
    phone_number: '+436641234567',
    phone_type: 'private_mobile',
    permanent_residence: true,
    language,
  });
  const token = new URL(linkIn(await mailTo(email, letters[language].accounts.confirmation.subject))).searchParams.get(
    'token',
  );
  await send(api, 'POST', '/api/v1/register/confirm', { token });
  await api.dispose();
}

type Credentials = { email: string; password: string };

async function logInByApi(browser: Browser, credentials: Credentials, options: MemberOptions): Promise<Member> {
  const { device, language = 'de', greeted = true } = options;
  const { origin } = sharedDemo();
  const api = await request.newContext({ baseURL: origin });
  const me = await send<Member['me']>(api, 'POST', '/login', credentials);
  if (me.default_lang !== language) await send(api, 'PUT', '/api/v1/me', { default_lang: language });
  // a draft that another file's journey left would be offered by the form (D54)
  const drafts = me.household ? await send<{ form: string }[]>(api, 'GET', '/api/v1/me/drafts') : [];
  await Promise.all(drafts.map(({ form }) => send(api, 'DELETE', `/api/v1/me/drafts/${form}`)));
  const { step = me.application && me.application.step > 1 ? me.application.step : 0 } = options;
  const kept = {
    'vefa.session': JSON.stringify({ loggedIn: true, step }),
    'vefa.language': language,
    ...(greeted ? { 'vefa.greeted': String(me.household.id) } : {}),
  };
  const { cookies } = await api.storageState();
  const visitor = await openVisitor(browser, origin, device, { cookies, kept });
  return {
    ...visitor,
    me: { ...me, default_lang: language },
    send: (method, path, body) => send(api, method, path, body),
    leave: async () => {
      await api.dispose();
      await visitor.leave();
    },
  };
}

async function send<A>(api: APIRequestContext, method: string, path: string, data?: unknown): Promise<A> {
  const answer = await api.fetch(path, { method, ...(data === undefined ? {} : { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as A;
}
