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
/** Whatever any screen says besides; those of the office say what members read as well. */
type FurtherWords = typeof officeScreensDe;

/** A sentence of the screens: `accounts.logIn.title`. */
export type WordKey = TextKey<PublicWords & FurtherWords>;

export type Translate = (key: WordKey, params?: Params) => string;

/** What is spoken now. A new object whenever language or words change, so that everything on screen follows. */
type Speech = { language: Language; texts: PublicWords & Partial<FurtherWords>; t: Translate };

/** On the device, and in a cookie for the server. */
const KEPT_AS = 'vefa.language';
const ONE_YEAR_SECONDS = 31_536_000;

const publicTexts = {
  de: async () => (await import('../../texts/public.de.ts')).publicDe,
  tr: async () => (await import('../../texts/public.tr.ts')).publicTr,
  en: async () => (await import('../../texts/public.en.ts')).publicEn,
} satisfies Record<Language, () => Promise<PublicWords>>;

/** What the screens behind a log-in say besides the public words. */
export type MoreWords = Record<Language, () => Promise<Partial<FurtherWords>>>;

let speech: Speech | undefined;
let moreTexts: MoreWords | undefined;
/** The words asked for last; nothing where they could not be fetched. */
let wanted: { language: Language } | undefined;
const listeners = new Set<() => void>();

/** `t` says a sentence in the language of the screen; the component is drawn anew when the language changes. */
export function useTranslation(): Speech {
  return useSyncExternalStore(subscribe, currentSpeech, currentSpeech);
}

/**
 * The words of the screens before the log-in, in the language chosen last on this device; on a new one in that of the letter
 * whose link was followed (German otherwise).
 */
export async function startWords(): Promise<void> {
  keepLanguageOfLink();
  const language = rememberedLanguage();
  tellServer(language);
  await loadWords(language);
}

/** Adds the words of the screens behind a log-in. */
export async function loadMoreWords(more: MoreWords): Promise<void> {
  moreTexts = more;
  // somebody who has just logged in may be about to be spoken to in their own language
  await loadWords(wanted?.language ?? currentLanguage());
}

export function currentLanguage(): Language {
  return speech?.language ?? rememberedLanguage();
}

/** Switches everything that is on screen, unless another language was chosen meanwhile; what has been typed stays. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  if (wanted?.language !== language) return;
  device.set(KEPT_AS, language);
  tellServer(language);
}

/** The sentence under a key that may not exist: what the server answered, say. */
export function findWords(key: string, params?: Params): string | undefined {
  const { texts, language } = currentSpeech();
  return sentence(texts, language, key, params);
}

/** From now on everything is said in this language. */
export async function loadWords(language: Language): Promise<void> {
  const wish = { language };
  wanted = wish;
  const [open, more] = await Promise.all([publicTexts[language](), moreTexts?.[language]()]).catch(() => {
    if (wanted === wish) wanted = undefined;
    // the words of a language are fetched like any answer
    throw new CallFailed();
  });
  // another language, or more words, were asked for meanwhile: whatever arrives last, those count
  if (wanted !== wish) return;
  const texts = unparted({ ...open, ...more }, language);
  // a sentence that is not loaded shows its key rather than nothing
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

/** The server sends the page with the words of this language, and draws its first sight in it. */
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
