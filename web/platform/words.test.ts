import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../../domain/shared/language.ts';

const STORAGE_KEY = 'vefa.language';

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

it('the language chosen last is shown and stored, whichever texts arrive last', async () => {
  const { words, arrive } = await aPage();

  const slow = words.setLanguage('tr');
  const fast = words.setLanguage('en');
  arrive('en');
  await fast;
  arrive('tr');
  await slow;

  expect([words.currentLanguage(), device.get(STORAGE_KEY), cookie]).toEqual(['en', 'en', `${STORAGE_KEY}=en`]);
});

it('a failed fetch of texts does not affect a language chosen later', async () => {
  const { words, arrive, fail } = await aPage();

  const broken = words.setLanguage('tr');
  const chosen = words.setLanguage('en');
  fail('tr');
  await expect(broken).rejects.toThrow();
  arrive('en');
  await chosen;

  expect([words.currentLanguage(), device.get(STORAGE_KEY)]).toEqual(['en', 'en']);
});

it('a language that the reader has already left again is not shown', async () => {
  const { words, arrive, fail } = await aPage();

  const slow = words.setLanguage('tr');
  const broken = words.setLanguage('en');
  fail('en');
  await expect(broken).rejects.toThrow();
  arrive('tr');
  await slow;

  expect([words.currentLanguage(), device.get(STORAGE_KEY) ?? 'de']).toEqual(['de', 'de']);
});

it.each([
  [undefined, '?token=a&lang=tr', 'tr'],
  ['en', '?token=a&lang=tr', 'en'],
  [undefined, '?lang=fr', 'de'],
])('a device that stores %s starts at a URL with “%s” in %s', async (kept, search, language) => {
  vi.resetModules();
  vi.stubGlobal('location', { search });
  if (kept) device.set(STORAGE_KEY, kept);
  const words = await import('./words.ts');

  await words.loadFirstTexts();

  expect([words.currentLanguage(), cookie]).toEqual([language, `${STORAGE_KEY}=${language}`]);
});

/** A page in German; the texts of its inner screens arrive when the test lets them. */
async function aPage() {
  vi.resetModules();
  const words = await import('./words.ts');
  const routeTables = new Map<Language, { open: () => void; shut: () => void }>();
  const fetchWords = (language: Language) =>
    new Promise<object>((open, shut) => {
      routeTables.set(language, { open: () => open({}), shut: () => shut(new Error('not there')) });
    });
  await words.loadTexts('de');
  await words.loadMoreTexts({ de: async () => ({}), tr: () => fetchWords('tr'), en: () => fetchWords('en') });
  return {
    words,
    arrive: (language: Language) => routeTables.get(language)?.open(),
    fail: (language: Language) => routeTables.get(language)?.shut(),
  };
}
