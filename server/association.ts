import { readFile } from 'node:fs/promises';
import { type Association, association } from '../domain/shared/association.ts';
import { SettingError } from './config.ts';

/** Reads the one file in which the association says who it is (D47). */
export async function readAssociation(path: string): Promise<Association> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new SettingError(`The association’s profile is missing: ${path}`);
  });
  const parsed = association.safeParse(parseJson(text, path));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SettingError(`The association’s profile ${path} is wrong at ${issue?.path.join('.')}: ${issue?.message}`);
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingError(`The association’s profile is not JSON: ${path}`);
  }
}
