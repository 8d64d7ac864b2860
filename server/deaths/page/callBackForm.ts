import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type CallBackRequest, callBackRequest } from '../../../domain/deaths/callBack.ts';
import {
  isUnusualPhoneNumber,
  normalisePhoneNumber,
  type ReadPhone,
  readingsOf,
  storedPhoneNumber,
} from '../../../domain/members/phoneNumber.ts';
import { dialled } from '../../../domain/shared/dialled.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { withoutForbiddenCharacters } from '../../../domain/shared/text.ts';
import { fieldErrors } from '../../platform/http/refusals.ts';
import { phoneReader } from '../../platform/phoneReader.ts';
import type { KeyRing } from '../../platform/secrets/keyRing.ts';
import { newToken } from '../../platform/secrets/tokens.ts';

const typedFields = ['name', 'phone', 'place', 'language', 'died'] as const;
export type TypedField = (typeof typedFields)[number];

/** What is wrong with a field: a refusal key, or `phone_unusual` for an impossible number, which is asked about once. */
export type Problems = Partial<Record<TypedField, string>>;

/** The form as it was sent, or an empty one. */
export type CallBackForm = {
  /** Made and signed when the page was rendered: contains the time and an id of the message. */
  token: string;
  typed: Record<TypedField, string>;
  /** The impossible number that the sender was asked about already. */
  askedAbout: string;
  /** In which country a number without a country code is, once that was asked; empty before. */
  country: string;
  /** The hidden field, which people leave empty. */
  trap: string;
};

/** Longer than any phone number with separators. */
const LONGEST_PHONE = 200;
/** Too fast for a person to fill in the form. */
const FASTEST_MS = 3_000;

export function newForm(secrets: KeyRing, now: Date, language: Language): CallBackForm {
  return {
    token: newTokenOfForm(secrets, now),
    typed: { name: '', phone: '', place: '', language, died: '' },
    askedAbout: '',
    country: '',
    trap: '',
  };
}

/** Parses the form's body; characters that cannot be stored are removed, because nobody types them on purpose. */
export function readForm(body: string): CallBackForm {
  const sent = new URLSearchParams(body);
  const get = (name: string) => withoutForbiddenCharacters(sent.get(name) ?? '');
  const typed = { name: '', phone: '', place: '', language: '', died: '' };
  for (const field of typedFields) typed[field] = get(field);
  return { token: get('form'), typed, askedAbout: get('asked'), country: get('country'), trap: get('homepage') };
}

/** The form for another try: the trap is empty, and a page with an invalid token gets a new one. */
export function toSendAgain(form: CallBackForm, secrets: KeyRing, now: Date): CallBackForm {
  if (drawnAt(form.token, secrets) !== undefined) return { ...form, trap: '' };
  return { ...form, trap: '', token: newTokenOfForm(secrets, now) };
}

/** Whether a program filled it in: the trap is filled, the token is invalid, or the answer came too soon. */
export function looksLikeMachine({ token, trap }: CallBackForm, secrets: KeyRing, now: Date): boolean {
  const drawn = drawnAt(token, secrets);
  return trap !== '' || drawn === undefined || now.getTime() - drawn < FASTEST_MS;
}

/** The request in the form, or what is wrong with its fields. */
export async function requestIn({
  typed,
  askedAbout,
  country,
}: CallBackForm): Promise<{ request: CallBackRequest; problems?: never } | { problems: Problems }> {
  const phone = typed.phone.length > LONGEST_PHONE ? typed.phone : normalisePhoneNumber(typed.phone);
  const parsed = callBackRequest.safeParse({ ...typed, phone });
  if (!parsed.success) return { problems: firstOfEach(fieldErrors(parsed.error)) };
  const read = await phoneReader();
  const home = numberAtHome(parsed.data.phone, country, read);
  if (home === 'ask') return { problems: { phone: 'phone_country' } };
  if (home) return { request: { ...parsed.data, phone: home } };
  if (isUnusualPhoneNumber(parsed.data.phone, read) && askedAbout !== typed.phone) {
    return { problems: { phone: 'phone_unusual' } };
  }
  return { request: { ...parsed.data, phone: storedPhoneNumber(parsed.data.phone, read) } };
}

/** The countries that a number without a country code may be in. */
export const phoneCountries = ['austria', 'turkiye'] as const;

/**
 * A number without a country code, as it is dialled from abroad; `ask` for one that may be Turkish, until the sender has said in
 * which country it is. Undefined for a number with its code, and for one that is in neither country.
 */
function numberAtHome(phone: string, country: string, read: ReadPhone): string | 'ask' | undefined {
  if (/^(\+|00)/.test(phone)) return undefined;
  const readings = readingsOf(phone, read);
  const chosen = phoneCountries.find((each) => each === country);
  if (chosen) return readings[chosen] ?? dialled(phone, chosen);
  return readings.turkiye ? 'ask' : readings.austria;
}

/** The same key for the same message from the same page: sent twice it is one case, corrected it is another. */
export function idempotencyKeyOf({ token }: CallBackForm, request: CallBackRequest): string {
  const { name, phone, place, language, died } = request;
  const words = JSON.stringify([token, name, phone, place, language, died ?? null]);
  return createHash('sha256').update(words).digest('base64url');
}

/** Signs a case number, so that only its sender can open the page that names it. */
export function signCase(number: string, secrets: KeyRing): string {
  return sign(`callBackSent/${number}`, secrets[0]);
}

export function isSignedCase({ number, signature }: { number: string; signature: string }, secrets: KeyRing): boolean {
  return secrets.some((secret) => isSame(signature, sign(`callBackSent/${number}`, secret)));
}

function newTokenOfForm(secrets: KeyRing, now: Date): string {
  const body = `${newToken()}.${now.getTime().toString(36)}`;
  return `${body}.${sign(`callBackForm/${body}`, secrets[0])}`;
}

function drawnAt(token: string, secrets: KeyRing): number | undefined {
  const [random, time, signature] = token.split('.');
  if (!random || !time || !signature) return undefined;
  const isOurs = secrets.some((secret) => isSame(signature, sign(`callBackForm/${random}.${time}`, secret)));
  return isOurs ? Number.parseInt(time, 36) : undefined;
}

function firstOfEach(errors: Record<string, string[]>): Problems {
  const problems: Problems = {};
  for (const field of typedFields) {
    const [first] = errors[field] ?? [];
    if (first) problems[field] = first;
  }
  return problems;
}

function sign(body: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
