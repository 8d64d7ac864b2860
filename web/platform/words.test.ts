import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../../domain/shared/language.ts';

const KEPT_AS = 'vefa.language';

let device: Map<string, string>;
let cookie: string;

beforeEach(() => {
  device = new Map();
  cookie = '';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
  });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      [cookie = ''] = text.split(';');
    },
  });
  return () => vi.unstubAllGlobals();
});

it('whichever words arrive last, the language chosen last is spoken, and kept', async () => {
  const { words, arrive } = await aPage();

  const slow = words.speak('tr');
  const fast = words.speak('en');
  arrive('en');
  await fast;
  arrive('tr');
  await slow;

  expect([words.currentLanguage(), device.get(KEPT_AS), cookie]).toEqual(['en', 'en', `${KEPT_AS}=en`]);
});

it('words that could not be fetched take nothing from those that were chosen after them', async () => {
  const { words, arrive, fail } = await aPage();

  const broken = words.speak('tr');
  const chosen = words.speak('en');
  fail('tr');
  await expect(broken).rejects.toThrow();
  arrive('en');
  await chosen;

  expect([words.currentLanguage(), device.get(KEPT_AS)]).toEqual(['en', 'en']);
});

it('nobody is spoken to in a language that they had already turned away from', async () => {
  const { words, arrive, fail } = await aPage();

  const slow = words.speak('tr');
  const broken = words.speak('en');
  fail('en');
  await expect(broken).rejects.toThrow();
  arrive('tr');
  await slow;

  expect([words.currentLanguage(), device.get(KEPT_AS) ?? 'de']).toEqual(['de', 'de']);
});

it.each([
  [undefined, '?token=a&lang=tr', 'tr'],
  ['en', '?token=a&lang=tr', 'en'],
  [undefined, '?lang=fr', 'de'],
])('a device that keeps %s begins at an address with “%s” in %s', async (kept, search, language) => {
  vi.resetModules();
  vi.stubGlobal('location', { search });
  if (kept) device.set(KEPT_AS, kept);
  const words = await import('./words.ts');

  await words.startWords();

  expect([words.currentLanguage(), cookie]).toEqual([language, `${KEPT_AS}=${language}`]);
});

/** A page that speaks German, and words of its inner screens that arrive when they are let. */
async function aPage() {
  vi.resetModules();
  const words = await import('./words.ts');
  const doors = new Map<Language, { open: () => void; shut: () => void }>();
  const fetchWords = (language: Language) =>
    new Promise<object>((open, shut) => {
      doors.set(language, { open: () => open({}), shut: () => shut(new Error('not there')) });
    });
  await words.loadWords('de');
  await words.loadMoreWords({ de: async () => ({}), tr: () => fetchWords('tr'), en: () => fetchWords('en') });
  return {
    words,
    arrive: (language: Language) => doors.get(language)?.open(),
    fail: (language: Language) => doors.get(language)?.shut(),
  };
}
