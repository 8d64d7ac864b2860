import type { Tx } from '../../platform/db.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';

export type NewSecondFactor = { account_id: number; secret: Buffer; last_step: number; set_at: Date };

/** Replaces the second factor; the old one's recovery codes are deleted with it. */
export async function replaceSecondFactor(tx: Tx, factor: NewSecondFactor): Promise<void> {
  await deleteSecondFactor(tx, factor.account_id);
  await tx.insertInto('second_factors').values(factor).execute();
}

/** Returns whether there was one. */
export async function deleteSecondFactor(tx: Tx, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function updateLastStep(tx: Tx, accountId: number, step: number): Promise<void> {
  await tx.updateTable('second_factors').set({ last_step: step }).where('account_id', '=', accountId).execute();
}

/** A session has at most one offer; the new one replaces it. */
export async function replaceOffer(
  tx: Tx,
  offer: { session_id: number; secret: Buffer; offered_at: Date },
): Promise<void> {
  await deleteOffer(tx, offer.session_id);
  await tx.insertInto('second_factor_offers').values(offer).execute();
}

export async function deleteOffer(tx: Tx, sessionId: number): Promise<void> {
  await tx.deleteFrom('second_factor_offers').where('session_id', '=', sessionId).execute();
}

/** Replaces the recovery codes; only hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, accountId: number, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashToken(code), used_at: null }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** Returns whether the code existed and was unused. */
export async function updateRecoveryCodeUsed(tx: Tx, accountId: number, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
