import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../specification');

/** The rows of a section of the specification whose id has this prefix, with their texts. */
export function rowsOf(section: string, beginning: string): [id: string, says: string][] {
  const { rows } = JSON.parse(readFileSync(join(FOLDER, `${section}.json`), 'utf8')) as {
    rows: Record<string, string>;
  };
  return Object.entries(rows).filter(([id]) => id.startsWith(beginning));
}

/** The names that a row lists: `id, data (title, data)` gives id and data. */
export function namesIn(says: string): string[] {
  return says
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.trim());
}
