import { type APIRequestContext, request } from 'playwright-core';
import type { Me } from '../domain/me/me.contract.ts';
import type { Language } from '../domain/shared/language.ts';
import { DEMO_PASSWORD } from '../server/demo/makeDemo.ts';
import type { Device, StoredState } from './browser.ts';
import { linkIn, type Product } from './server.ts';
import { wording } from './words.ts';

export const APPLICANT_PASSWORD = 'Marillen-Baum-77';

export type Credentials = { email: string; password: string };

/** The product in which an account is, and its mails. */
export type Place = Pick<Product, 'origin' | 'mailTo'>;

export type MemberOptions = {
  device?: Device;
  /** The language to set for the account. */
  language?: Language;
  /** The furthest step reached on this device; by default what the data say. */
  step?: number;
  /** Whether the welcome dialog was closed on this device; yes by default. */
  greeted?: boolean;
};

/** A person who logged in through the API. */
export type LoggedIn = {
  /** The `me` at the log-in. The office has neither household nor main member. */
  me: Me & { household: NonNullable<Me['household']>; main_member: NonNullable<Me['main_member']> };
  /** API calls to prepare or undo something: `send('PUT', '/api/v1/me', …)`. */
  send<A = unknown>(method: string, path: string, body?: unknown): Promise<A>;
  /** What a browser of this person contains. */
  stored: StoredState;
  close(): Promise<void>;
};

/** The credentials of one of the demo's people: `hatice`, `office`. */
export function demoCredentials(who: string): Credentials {
  return { email: `${who}@demo.example`, password: DEMO_PASSWORD };
}

let count = 0;

/** An e-mail address that nobody has used yet. */
export function newEmail(): string {
  count += 1;
  return `neu.${process.pid}.${count}@familie.example`;
}

/** Registers and confirms through the API; afterwards `email` logs in with `APPLICANT_PASSWORD`. */
export async function registerAt({ origin, mailTo }: Place, email: string, language: Language = 'de'): Promise<void> {
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
  const token = new URL(linkIn(await mailTo(email, wording[language].accounts.confirmation.subject))).searchParams.get(
    'token',
  );
  await send(api, 'POST', '/api/v1/register/confirm', { token });
  await api.dispose();
}

/** Logs in, in a language and without what earlier journeys left of a draft. */
export async function logInAt(
  { origin }: Pick<Place, 'origin'>,
  credentials: Credentials,
  options: MemberOptions = {},
): Promise<LoggedIn> {
  const { language = 'de', greeted = true } = options;
  const api = await request.newContext({ baseURL: origin });
  const me = await send<LoggedIn['me'] & Me>(api, 'POST', '/login', credentials);
  if (me.default_lang !== language) await send(api, 'PUT', '/api/v1/me', { default_lang: language });
  // a draft that another file's journey left would be offered by the form (D54)
  const drafts = me.household ? await send<{ form: string }[]>(api, 'GET', '/api/v1/me/drafts') : [];
  await Promise.all(drafts.map(({ form }) => send(api, 'DELETE', `/api/v1/me/drafts/${form}`)));
  const { step = me.application && me.application.step > 1 ? me.application.step : 0 } = options;
  const kept = {
    'vefa.session': JSON.stringify({ loggedIn: true, step }),
    'vefa.language': language,
    ...(greeted && me.household ? { 'vefa.greeted': String(me.household.id) } : {}),
  };
  const { cookies } = await api.storageState();
  return {
    me: { ...me, default_lang: language },
    send: (method, path, body) => send(api, method, path, body),
    stored: { cookies, kept },
    close: () => api.dispose(),
  };
}

async function send<A>(api: APIRequestContext, method: string, path: string, data?: unknown): Promise<A> {
  const answer = await api.fetch(path, { method, ...(data === undefined ? {} : { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as A;
}
