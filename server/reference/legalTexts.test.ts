import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { languages } from '../../domain/shared/language.ts';
import { removeTemporaryFolder, temporaryFolder } from '../testing/processes/temporaryFolder.ts';
import { assertLegalTexts, readLegalText } from './downloads.reads.ts';

const folder = temporaryFolder('vefa-legal');
beforeEach(() => cpSync('association/legal', folder, { recursive: true }));
afterAll(() => removeTemporaryFolder(folder));

/** A copy of the files, with one text changed. */
function change(name: string, how: (text: string) => string): void {
  const path = join(folder, name);
  writeFileSync(path, how(readFileSync(path, 'utf8')));
}

test('the texts that come with the product have a day and a version', async () => {
  await expect(assertLegalTexts()).resolves.toBeUndefined();
});

test.each([
  ['nothing before the text', (text: string) => text.slice(text.indexOf('#')), 'has neither day nor version'],
  ['no end of it', (text: string) => text.replace('\n---\n', '\n'), 'has neither day nor version'],
  ['no day', (text: string) => text.replace(/^day: .*\n/m, ''), 'has no day'],
  ['a day that there is not', (text: string) => text.replace(/^day: .*$/m, 'day: 2026-02-30'), 'has no day'],
  ['no version', (text: string) => text.replace(/^version: .*\n/m, ''), 'has no version'],
  ['words for a version', (text: string) => text.replace(/^version: .*$/m, 'version: newest'), 'has no version'],
])('%s stops the start, and the sentence says which file and what has to stand there', async (_what, how, says) => {
  change('terms_of_use.tr.md', how);

  const stopped = expect(assertLegalTexts(folder)).rejects;
  await stopped.toThrow(`The legal text ${join(folder, 'terms_of_use.tr.md')} ${says}`);
  await expect(assertLegalTexts(folder)).rejects.toThrow('“day: 2026-11-25”');
});

test('a translation of another version stops the start', async () => {
  change('data_protection.en.md', (text) => text.replace(/^version: .*$/m, 'version: 9'));

  await expect(assertLegalTexts(folder)).rejects.toThrow('data_protection is not the same version in each language');
});

test('line endings and a byte order mark do not matter, and the front matter is no part of the text', async () => {
  change('terms_of_use.de.md', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);

  const text = await readLegalText('terms_of_use', 'de', folder);

  expect(text).toMatchObject({ version: '2', day: '2026-11-26' });
  expect(text.markdown.trimStart()).toMatch(/^# Nutzungsbedingungen/);
  expect(languages).toContain(text.language);
});
