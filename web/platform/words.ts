import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from '../../domain/shared/language.ts';
import type { officeScreensDe } from '../../texts/officeScreens.de.ts';
import type { publicDe } from '../../texts/public.de.ts';
import { type Params, sentence } from '../../texts/sentence.ts';
import type { TextKey } from '../../texts/textKey.ts';
import { unparted } from '../../texts/unparted.ts';
import { CallFailed } from './calls/call.ts';
import { deviceStorage } from './drafts/storage.ts';

type PublicTexts = typeof publicDe;
/** The texts behind a log-in. Those of the office also contain what members read. */
type FurtherTexts = typeof officeScreensDe;

/** The key of a sentence: `accounts.logIn.title`. */
export type ScreenTextKey = TextKey<PublicTexts & FurtherTexts>;

export type Translate = (key: ScreenTextKey, params?: Params) => string;

/** The present language and its texts. A new object after every change, so that everything on screen follows. */
type Translation = { language: Language; texts: PublicTexts & Partial<FurtherTexts>; t: Translate };

/** The key in the device's storage, and of a cookie for the server. */
const STORAGE_KEY = 'vefa.language';
const ONE_YEAR_SECONDS = 31_536_000;

const publicTexts = {
  de: async () => (await import('../../texts/public.de.ts')).publicDe,
  tr: async () => (await import('../../texts/public.tr.ts')).publicTr,
  en: async () => (await import('../../texts/public.en.ts')).publicEn,
} satisfies Record<Language, () => Promise<PublicTexts>>;

/** Loads the texts behind a log-in, besides the public ones. */
export type MoreTexts = Record<Language, () => Promise<Partial<FurtherTexts>>>;

let translation: Translation | undefined;
let loadersOfMore: MoreTexts | undefined;
/** The language requested last; undefined if its texts could not be fetched. */
let requested: { language: Language } | undefined;
const listeners = new Set<() => void>();

/** `t` translates a key into the screen's language; components re-render when the language changes. */
export function useTranslation(): Translation {
  return useSyncExternalStore(subscribe, currentTranslation, currentTranslation);
}

/**
 * Loads the public texts in the language stored on this device; on a new device in the language of the mail whose link
 * was opened, otherwise German.
 */
export async function loadFirstTexts(): Promise<void> {
  storeLanguageOfLink();
  const language = storedLanguage();
  storeInCookie(language);
  await loadTexts(language);
}

/** Adds the texts of the screens behind a log-in. */
export async function loadMoreTexts(more: MoreTexts): Promise<void> {
  loadersOfMore = more;
  // after a log-in, the person's own language may have been requested meanwhile
  await loadTexts(requested?.language ?? currentLanguage());
}

export function currentLanguage(): Language {
  return translation?.language ?? storedLanguage();
}

/** Switches everything on screen to a language, unless another was chosen meanwhile. Typed values stay. */
export async function setLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  if (requested?.language !== language) return;
  deviceStorage.set(STORAGE_KEY, language);
  storeInCookie(language);
}

/** The sentence for a key that may not exist, for example one from the server. */
export function findText(key: string, params?: Params): string | undefined {
  const { texts, language } = currentTranslation();
  return sentence(texts, language, key, params);
}

/** Loads the texts of a language and uses them from then on. */
export async function loadTexts(language: Language): Promise<void> {
  const wish = { language };
  requested = wish;
  const [open, more] = await Promise.all([publicTexts[language](), loadersOfMore?.[language]()]).catch(() => {
    if (requested === wish) requested = undefined;
    // texts are fetched, so a failure is like that of a call
    throw new CallFailed();
  });
  // another language or more texts were requested meanwhile: those count, whatever arrives last
  if (requested !== wish) return;
  const texts = unparted({ ...open, ...more }, language);
  // a missing sentence shows its key rather than nothing
  translation = { language, texts, t: (key, params) => sentence(texts, language, key, params) ?? key };
  for (const listener of listeners) listener();
}

function currentTranslation(): Translation {
  if (!translation) throw new Error('no words are loaded yet');
  return translation;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the language in a cookie: the server then sends the page, and its prerendered screen, in this language. */
function storeInCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not known to every browser that we promise
  document.cookie = `${STORAGE_KEY}=${language}; Path=${import.meta.env.BASE_URL}; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

function storeLanguageOfLink(): void {
  if (deviceStorage.get(STORAGE_KEY) !== null) return;
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) deviceStorage.set(STORAGE_KEY, asked);
}

function storedLanguage(): Language {
  const kept = deviceStorage.get(STORAGE_KEY);
  return isLanguage(kept) ? kept : 'de';
}
