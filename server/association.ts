import { readFile } from 'node:fs/promises';
import { isIban, normaliseIban } from '../domain/invoicing/iban.ts';
import { type Association, association } from '../domain/shared/association.ts';
import { SettingError } from './config.ts';

/** A wrong account would be found out by the first invoice that is drawn. */
const wrong = 'check digits or length do not fit an IBAN';
const profile = association
  .refine(({ iban }) => isIban(iban), { path: ['iban'], message: wrong })
  .refine(({ former_ibans = [] }) => former_ibans.every(isIban), { path: ['former_ibans'], message: wrong })
  // it may be written with blanks; what is copied from a screen has none
  .transform(({ former_ibans, ...read }) => ({
    ...read,
    iban: normaliseIban(read.iban),
    ...(former_ibans ? { former_ibans: former_ibans.map(normaliseIban) } : {}),
  }));

/** The account of the profile that comes with the product: nobody has it. */
const EXAMPLE_IBAN = 'AT611904300234573201';

/** Its telephones: whoever calls them reaches nobody. */
const EXAMPLE_PHONES = /^\+43 ?1 ?234 ?56 ?(70|99)$/;

/** What of a profile still is the example’s where others reach the portal; undefined where all of it is their own. */
export function exampleLeft({ iban, email, phone, emergency_phone = '' }: Association): string | undefined {
  if (iban === EXAMPLE_IBAN) return 'its iban is the example’s, and whoever pays by it pays nobody';
  if (email.endsWith('.example')) return 'its email is the example’s, and no answer to a mail reaches you';
  if (EXAMPLE_PHONES.test(emergency_phone))
    return 'its emergency_phone is the example’s, and nobody answers at a death';
  if (EXAMPLE_PHONES.test(phone)) return 'its phone is the example’s, and nobody answers';
  return undefined;
}

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
