import type { Language } from '../../domain/shared/language.ts';
import type { Change } from '../platform/context.ts';
import { updateLanguage } from './language.writes.ts';

/** Stores the account's language. */
export async function setLanguage(change: Change, accountId: number, language: Language): Promise<void> {
  await updateLanguage(change.tx, accountId, language);
}
