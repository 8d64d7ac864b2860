import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from '../../domain/shared/language.ts';
import type { insideDe } from '../../texts/inside.de.ts';
import type { publicDe } from '../../texts/public.de.ts';
import { CallFailed } from './call.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words';
    resources: { words: typeof publicDe & typeof insideDe };
    returnNull: false;
  }
}

const KEPT_AS = 'vefa.language';
const NAMESPACE = 'words';

const publicTexts = {
  de: async () => (await import('../../texts/public.de.ts')).publicDe,
  tr: async () => (await import('../../texts/public.tr.ts')).publicTr,
  en: async () => (await import('../../texts/public.en.ts')).publicEn,
} satisfies Record<Language, unknown>;

const insideTexts = {
  de: async () => (await import('../../texts/inside.de.ts')).insideDe,
  tr: async () => (await import('../../texts/inside.tr.ts')).insideTr,
  en: async () => (await import('../../texts/inside.en.ts')).insideEn,
} satisfies Record<Language, unknown>;

let wantsInside = false;

/** The words of the screens before the log-in, in the language chosen last on this device (German otherwise). */
export async function startWords(): Promise<void> {
  const language = rememberedLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: { [language]: { [NAMESPACE]: await publicTexts[language]() } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  showLanguage(language);
}

/** Adds the words of the screens behind the log-in. */
export async function loadInsideWords(): Promise<void> {
  wantsInside = true;
  await loadWords(currentLanguage());
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'de';
}

/** Switches everything that is on screen; what has been typed stays. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  await i18next.changeLanguage(language);
  localStorage.setItem(KEPT_AS, language);
  showLanguage(language);
}

async function loadWords(language: Language): Promise<void> {
  const [open, inside] = await Promise.all([
    publicTexts[language](),
    wantsInside ? insideTexts[language]() : Promise.resolve({}),
  ]).catch(() => {
    // the words of a language are fetched like any answer
    throw new CallFailed();
  });
  i18next.addResourceBundle(language, NAMESPACE, { ...open, ...inside }, true, true);
}

function showLanguage(language: Language): void {
  document.documentElement.lang = language;
}

function rememberedLanguage(): Language {
  const kept = localStorage.getItem(KEPT_AS);
  return kept && isLanguage(kept) ? kept : 'de';
}
