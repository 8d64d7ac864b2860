import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../domain/shared/language.ts';
import { ROOT } from '../platform/root.ts';

export type LegalTextName = 'terms_of_use' | 'data_protection';

/** A text that the association edits, as Markdown; `changed_at` is the ISO instant of its last edit. */
export type LegalText = { language: Language; markdown: string; changed_at: string };

const FOLDER = join(ROOT, 'association/legal');

export async function readLegalText(name: LegalTextName, language: Language): Promise<LegalText> {
  const path = join(FOLDER, `${name}.${language}.md`);
  const { mtime } = await stat(path);
  return { language, markdown: await readFile(path, 'utf8'), changed_at: mtime.toISOString() };
}
