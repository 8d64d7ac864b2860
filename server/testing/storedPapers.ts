import { readdir } from 'node:fs/promises';
import { STORE_MARK } from '../platform/files/storeMark.ts';

/** What lies in a folder of papers, half ones too; the mark beside them is none. */
export async function papersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name !== STORE_MARK).sort();
}
