import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { SettingError } from './config.ts';
import type { Association } from './platform/work.ts';

const line = z.string().trim().min(1);

const profile = z.object({
  name: line,
  phone: line,
  email: z.email(),
  address: z.object({ street: line, postal_code: line, city: line, country: line }),
  iban: line,
  bic: line,
  bank_name: line,
  account_holder: line,
  creditor_id: line,
});

/** Reads the one file in which the association says who it is (D47). */
export async function readAssociation(path: string): Promise<Association> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new SettingError(`The association’s profile is missing: ${path}`);
  });
  const parsed = profile.safeParse(parseJson(text, path));
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
