import { readFile } from 'node:fs/promises';
import { isIban, normaliseIban } from '../domain/invoicing/iban.ts';
import { type Association, association } from '../domain/shared/association.ts';
import { SettingError } from './config.ts';

/** Checked at start: otherwise the first invoice would show a wrong account. */
const wrong = 'check digits or length do not fit an IBAN';
const profile = association
  .refine(({ iban }) => isIban(iban), { path: ['iban'], message: wrong })
  .refine(({ former_ibans = [] }) => former_ibans.every(isIban), { path: ['former_ibans'], message: wrong })
  // it may be written with blanks; members copy it without them
  .transform(({ former_ibans, ...read }) => ({
    ...read,
    iban: normaliseIban(read.iban),
    ...(former_ibans ? { former_ibans: former_ibans.map(normaliseIban) } : {}),
  }));

/** The account of the example profile, which nobody has. */
const EXAMPLE_IBAN = 'AT611904300234573201';

/** The phone numbers of the example profile, which reach nobody. */
const EXAMPLE_PHONES = /^\+43 ?1 ?234 ?56 ?(70|99)$/;

/** Which values of a public portal's profile are still the example's; undefined if none is. */
export function exampleLeft({ iban, email, phone, emergency_phone = '' }: Association): string | undefined {
  if (iban === EXAMPLE_IBAN) return 'its iban is the example’s, and payments to it reach nobody';
  if (email.endsWith('.example')) return 'its email is the example’s, and no answer to a mail reaches you';
  if (EXAMPLE_PHONES.test(emergency_phone))
    return 'its emergency_phone is the example’s, and nobody answers at a death';
  if (EXAMPLE_PHONES.test(phone)) return 'its phone is the example’s, and nobody answers';
  return undefined;
}

/** Reads the file in which the association describes itself (D47). */
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
