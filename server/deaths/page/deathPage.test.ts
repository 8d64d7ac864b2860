import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { deathPages } from '../../../domain/shared/deathPages.ts';
import { languages } from '../../../domain/shared/language.ts';
import { plainPageStyle, plainPageStyleHash } from '../../platform/pages/plainPageStyle.ts';
import { aMessage, openPage, type Sent, sendMessage } from '../../testing/deathPageBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

/** The page has to load over a bad connection in the middle of the night. */
const MOST_BYTES = 40_000;

const server = testServer();

describe.each(languages)('the page about a death in %s', (language) => {
  const path = deathPages[language];

  it('declares its language, links to the others, and has the phone link before anything else', async () => {
    const { status, text } = await openPage(server, path);

    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}">`));
    expect([...text.matchAll(/href="(\/\w+)" lang="(\w+)"/g)].map(([, href, lang]) => [lang, href])).toEqual(
      languages.filter((each) => each !== language).map((each) => [each, deathPages[each]]),
    );
    const main = text.slice(text.indexOf('<main>'));
    expect(main.indexOf('href="tel:+4312345699"')).toBeLessThan(main.indexOf('<h1>'));
    expect(headings(main)).toEqual([1, 2, 3, 3, 3, 3, 2, 2, 2, 3, 3, 2]);
  });

  it('is complete in less than 40 kB, with inline style and without scripts or external files', async () => {
    const { text, headers } = await openPage(server, path);

    expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
    expect(gzipSync(text).length).toBeLessThan(MOST_BYTES / 4);
    expect(text).not.toMatch(/<script|<iframe|<object|<img|@import|url\(|\son\w+=|\sstyle="/i);
    expect(text.match(/\s(src|srcset|action)="(?!\/)[^"]*"/g)).toBeNull();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src '${plainPageStyleHash}'`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
  });

  it('may be found by search engines', async () => {
    const { text, headers } = await openPage(server, path);

    expect(headers).not.toHaveProperty('x-robots-tag');
    expect(text).not.toContain('noindex');
    expect(text).toContain(`<link rel="canonical" href="http://localhost:8080${path}">`);
  });

  it('does not mention insurance, has no exclamation mark, and no unfilled placeholder', async () => {
    const { text } = await openPage(server, path);
    const words = text.replace(/<style>.*<\/style>/, '').replace(/<[^>]*>/g, ' ');

    expect(words).not.toMatch(/versicher|insur|sigorta|policy|policies|claim|!|\{\{|undefined/i);
  });

  it('closes every element that it opens', async () => {
    const { text } = await openPage(server, path);
    expect(leftOpen(text)).toEqual([]);
  });
});

it('its style is one that browsers since Safari 12 understand', () => {
  const younger = [
    ...[/[&{][^{}@]*\{[^{}]*\{/, /:is\(|:where\(|:has\(|:focus-visible|:focus-within/, /\b(clamp|min|max)\(/],
    ...[
      /[;{](gap|inset|aspect-ratio|[\w-]+-(block|inline))\b/,
      /\b\d*(dvh|svh|lvh|cqw)\b/,
      /@(layer|container|supports)/,
    ],
    /\((width|height)\s*[<>]/,
  ];
  const rules = plainPageStyle.replace(/@media[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1');

  expect(rules.length).toBeGreaterThan(4_000);
  expect(younger.filter((pattern) => pattern.test(rules))).toEqual([]);
});

describe('addresses', () => {
  it.each(['/todesfall/', '/death/'])('%s with a slash at its end is the same page', async (url) => {
    expect((await openPage(server, url)).status).toBe(200);
  });

  it.each([
    ['/Todesfall', '/todesfall'],
    ['/Vefat', '/vefat'],
    ['/Death', '/death'],
  ])('%s, as people write it, leads there', async (url, path) => {
    const { status, headers } = await openPage(server, url);
    expect([status, headers.location]).toEqual([301, path]);
  });

  it('HEAD answers without a body; other methods do not exist', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/vefat' });
    const others = await Promise.all(
      (['PUT', 'PATCH', 'DELETE'] as const).map((method) => server.app.inject({ method, url: '/vefat' })),
    );

    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});

describe('a message', () => {
  let message: Sent;
  beforeEach(async () => {
    message = await aMessage(server, 'tr', { name: 'Ayşe Yılmaz', phone: '0664 / 123 45 67', place: 'Wien, evde' });
  });

  it('opens an unverified case, and its number is shown to the sender', async () => {
    const { status, headers } = await sendMessage(server, message);
    const { text, headers: shown } = await openPage(server, String(headers.location));

    expect(status).toBe(303);
    const [row] = await newestCases();
    expect(row).toMatchObject({
      state: 'reported',
      source: 'call_back',
      language: 'tr',
      household_id: null,
      member_id: null,
      reporter_name: 'Ayşe Yılmaz',
      reporter_phone: '+436641234567',
      place_words: 'Wien, evde',
      deceased_name: null,
    });
    expect(text).toContain(`Dosya numarası: ${row?.case_no}`);
    expect(text).toContain('href="tel:+4312345699"');
    expect(text).not.toContain('Ayşe');
    expect(shown).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(leftOpen(text)).toEqual([]);
  });

  it('that is sent twice, at once or later, is one case', async () => {
    const before = await countCases();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendMessage(server, message)));
    const again = await sendMessage(server, message);

    expect(new Set([...answers, again].map(({ headers }) => headers.location)).size).toBe(1);
    expect(await countCases()).toBe(before + 1);
  });

  it('that arrives through two networks at the same moment is one case', async () => {
    const before = await countCases();
    const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
    const answers = await Promise.all(addresses.map((address) => sendMessage(server, { ...message, address })));

    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await countCases()).toBe(before + 1);
  });

  it('whose phone number was corrected after sending is not lost', async () => {
    const before = await countCases();
    await sendMessage(server, message);
    await sendMessage(server, { ...message, fields: { ...message.fields, phone: '+43 664 7654321' } });

    expect(await countCases()).toBe(before + 2);
    expect((await newestCases())[0]).toMatchObject({ reporter_phone: '+436647654321' });
  });

  it('a number with an invalid signature shows nothing', async () => {
    for (const search of ['?case=2027-001', '?case=2027-001&key=abc', '?case=a&case=b&key=c', '?key=x']) {
      const { status, text } = await openPage(server, `/vefat${search}`);
      expect(text).not.toContain('2027-001');
      expect(status).toBeLessThan(400);
    }
  });
});

function headings(text: string): number[] {
  return [...text.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
}

const VOID = ['meta', 'link', 'input', 'br'];

/** Elements that are left open, or closed in another order than opened. */
function leftOpen(text: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', end] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g)) {
    if (VOID.includes(name) || end === '/') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return [...open, `</${name}>`];
  }
  return open;
}

async function countCases(): Promise<number> {
  return (await newestCases()).length;
}

function newestCases() {
  return server.context.db.selectFrom('death_cases').selectAll().orderBy('id', 'desc').execute();
}
