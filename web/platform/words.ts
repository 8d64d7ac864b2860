import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from '../../domain/shared/language.ts';
import type { officeScreensDe } from '../../texts/officeScreens.de.ts';
import type { publicDe } from '../../texts/public.de.ts';
import { type Params, sentence } from '../../texts/sentence.ts';
import type { TextKey } from '../../texts/textKey.ts';
import { unparted } from '../../texts/unparted.ts';
import { CallFailed } from './calls/call.ts';
import { device } from './drafts/storage.ts';

type PublicWords = typeof publicDe;
/** The texts behind a log-in. Those of the office also contain what members read. */
type FurtherWords = typeof officeScreensDe;

/** The key of a sentence: `accounts.logIn.title`. */
export type WordKey = TextKey<PublicWords & FurtherWords>;

export type Translate = (key: WordKey, params?: Params) => string;

/** The present language and its texts. A new object after every change, so that everything on screen follows. */
type Speech = { language: Language; texts: PublicWords & Partial<FurtherWords>; t: Translate };

/** The key in the device's storage, and of a cookie for the server. */
const KEPT_AS = 'vefa.language';
const ONE_YEAR_SECONDS = 31_536_000;

const publicTexts = {
  de: async () => (await import('../../texts/public.de.ts')).publicDe,
  tr: async () => (await import('../../texts/public.tr.ts')).publicTr,
  en: async () => (await import('../../texts/public.en.ts')).publicEn,
} satisfies Record<Language, () => Promise<PublicWords>>;

/** Loads the texts behind a log-in, besides the public ones. */
export type MoreWords = Record<Language, () => Promise<Partial<FurtherWords>>>;

let speech: Speech | undefined;
let moreTexts: MoreWords | undefined;
/** The language requested last; undefined if its texts could not be fetched. */
let wanted: { language: Language } | undefined;
const listeners = new Set<() => void>();

/** `t` translates a key into the screen's language; components re-render when the language changes. */
export function useTranslation(): Speech {
  return useSyncExternalStore(subscribe, currentSpeech, currentSpeech);
}

/**
 * Loads the public texts in the language stored on this device; on a new device in the language of the mail whose link
 * was opened, otherwise German.
 */
export async function startWords(): Promise<void> {
  keepLanguageOfLink();
  const language = rememberedLanguage();
  tellServer(language);
  await loadWords(language);
}

/** Adds the texts of the screens behind a log-in. */
export async function loadMoreWords(more: MoreWords): Promise<void> {
  moreTexts = more;
  // after a log-in, the person's own language may have been requested meanwhile
  await loadWords(wanted?.language ?? currentLanguage());
}

export function currentLanguage(): Language {
  return speech?.language ?? rememberedLanguage();
}

/** Switches everything on screen to a language, unless another was chosen meanwhile. Typed values stay. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  if (wanted?.language !== language) return;
  device.set(KEPT_AS, language);
  tellServer(language);
}

/** The sentence for a key that may not exist, for example one from the server. */
export function findWords(key: string, params?: Params): string | undefined {
  const { texts, language } = currentSpeech();
  return sentence(texts, language, key, params);
}

/** Loads the texts of a language and uses them from then on. */
export async function loadWords(language: Language): Promise<void> {
  const wish = { language };
  wanted = wish;
  const [open, more] = await Promise.all([publicTexts[language](), moreTexts?.[language]()]).catch(() => {
    if (wanted === wish) wanted = undefined;
    // texts are fetched, so a failure is like that of a call
    throw new CallFailed();
  });
  // another language or more texts were requested meanwhile: those count, whatever arrives last
  if (wanted !== wish) return;
  const texts = unparted({ ...open, ...more }, language);
  // a missing sentence shows its key rather than nothing
  speech = { language, texts, t: (key, params) => sentence(texts, language, key, params) ?? key };
  for (const listener of listeners) listener();
}

function currentSpeech(): Speech {
  if (!speech) throw new Error('no words are loaded yet');
  return speech;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the language in a cookie: the server then sends the page, and its prerendered screen, in this language. */
function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not known to every browser that we promise
  document.cookie = `${KEPT_AS}=${language}; Path=${import.meta.env.BASE_URL}; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

function keepLanguageOfLink(): void {
  if (device.get(KEPT_AS) !== null) return;
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) device.set(KEPT_AS, asked);
}

function rememberedLanguage(): Language {
  const kept = device.get(KEPT_AS);
  return isLanguage(kept) ? kept : 'de';
}
