import type { Language } from '../../domain/shared/language.ts';
import type { Tx } from '../platform/db.ts';

export async function updateLanguage(tx: Tx, accountId: number, language: Language): Promise<void> {
  await tx.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
}
