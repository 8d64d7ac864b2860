import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Day, day } from '../../domain/shared/day.ts';
import { type Language, languages } from '../../domain/shared/language.ts';
import { SettingError } from '../config.ts';
import { ROOT } from '../platform/root.ts';

const NAMES = ['terms_of_use', 'data_protection'] as const;

export type LegalTextName = (typeof NAMES)[number];

/** A text that the association edits, as Markdown, with its version and day. */
export type LegalText = { language: Language; markdown: string; version: string; day: Day };

const FOLDER = join(ROOT, 'association/legal');
const FENCE = '---';
const EXAMPLE = 'it has to begin with the lines “---”, “day: 2026-11-25”, “version: 1” and “---”';
const VERSION = /^[0-9]{1,4}(\.[0-9]{1,4}){0,3}$/;

/** Throws a SettingError that names the file if it is missing, or does not begin with its day and version. */
export async function readLegalText(
  name: LegalTextName,
  language: Language,
  folder: string = FOLDER,
): Promise<LegalText> {
  const path = join(folder, `${name}.${language}.md`);
  const text = await readFile(path, 'utf8').catch((error) => {
    throw new SettingError(`A legal text cannot be read: ${error.message}`);
  });
  const { facts, markdown } = parted(text, path);
  const { version = '' } = facts;
  if (!VERSION.test(version)) throw new SettingError(`The legal text ${path} has no version: ${EXAMPLE}`);
  return { language, markdown, version, day: dayOf(facts.day, path) };
}

/** Which versions of the texts are in force, and since when. */
export async function readLegalVersions(): Promise<{ document: LegalTextName; version: string; day: Day }[]> {
  const texts = NAMES.map(async (document) => {
    const { version, day: since } = await readLegalText(document, 'de');
    return { document, version, day: since };
  });
  return Promise.all(texts);
}

/** Checked at start, because otherwise a member would find the fault. A translation must have the same version. */
export async function assertLegalTexts(folder?: string): Promise<void> {
  for (const name of NAMES) {
    const texts = await Promise.all(languages.map((language) => readLegalText(name, language, folder)));
    const editions = new Set(texts.map(({ version, day: of }) => `version ${version} of ${of}`));
    if (editions.size === 1) continue;
    throw new SettingError(
      `The legal text ${name} is not the same version in each language: ${[...editions].join(', ')}`,
    );
  }
}

/** The front matter between the first two fences, and the text after them. */
function parted(text: string, path: string): { facts: Partial<Record<string, string>>; markdown: string } {
  const lines = text.replace('\uFEFF', '').split(/\r?\n/);
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    throw new SettingError(`The legal text ${path} has neither day nor version: ${EXAMPLE}`);
  }
  const facts = lines.slice(1, end).map((line) => {
    const [name = '', value = ''] = line.split(':', 2);
    return [name.trim(), value.trim()];
  });
  return { facts: Object.fromEntries(facts), markdown: lines.slice(end + 1).join('\n') };
}

function dayOf(text: string | undefined, path: string): Day {
  try {
    return day(text ?? '');
  } catch {
    throw new SettingError(`The legal text ${path} has no day: ${EXAMPLE}`);
  }
}
