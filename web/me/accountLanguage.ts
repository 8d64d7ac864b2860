import type { Me } from '../../domain/me/me.contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import { currentLanguage, setLanguage } from '../platform/words.ts';

/** Whether the page's language is decided: by a log-in, by the switch, or by the first `me` of the page load. */
let isDecided = false;

/** Switches to a language chosen on this page; an answer that was under way before does not change it back. */
export async function setChosenLanguage(language: Language): Promise<void> {
  isDecided = true;
  await setLanguage(language);
}

/**
 * Switches to the account's language, which applies on every device (spec §7). The first `me` of a page load brings it;
 * the screens wait for its texts, so that they do not change under the reader's eyes.
 */
export async function setAccountLanguage({ default_lang }: Me): Promise<void> {
  if (isDecided) return;
  isDecided = true;
  if (default_lang === currentLanguage()) return;
  await setLanguage(default_lang).catch(() => {
    // without its texts the screens keep the language of the device until the next page load
  });
}
