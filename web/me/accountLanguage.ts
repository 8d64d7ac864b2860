import type { Me } from '../../domain/application/application.contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import { currentLanguage, speak } from '../platform/words.ts';

/** Whether it is decided what this page speaks: by a log-in, by the switch, or by the first `me` of the page load. */
let isDecided = false;

/** Chosen here and now: no answer that left before counts against it. */
export async function speakChosen(language: Language): Promise<void> {
  isDecided = true;
  await speak(language);
}

/**
 * The account's language is spoken on every device (spec §7): the first `me` of a page load brings it, and the screens
 * wait for its words rather than change under the reader's eyes.
 */
export async function speakAccountLanguage({ default_lang }: Me): Promise<void> {
  if (isDecided) return;
  isDecided = true;
  if (default_lang === currentLanguage()) return;
  await speak(default_lang).catch(() => {
    // without its words the screens stay in the language of the device until the next page load
  });
}
