import type { StaffRole } from '../../domain/accounts/staffRoles.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Change } from '../platform/context.ts';
import { dummyHash } from '../platform/secrets/passwordHash.ts';
import { passwordLink } from './accounts.wording.ts';
import { insertAccount, updatePassword, updateReopened, updateRole, updateStaffName } from './accounts.writes.ts';
import { createPasswordLink } from './links.actions.ts';
import { deleteSecondFactor } from './secondFactor/secondFactor.writes.ts';
import { deleteSessionsOf } from './sessions.writes.ts';

type OfficeAccount = { role: StaffRole; language: Language };

/** Adds an account, by default without a password. Its address counts as confirmed, because the office vouches for it. */
export async function addOfficeAccount(
  { tx, now }: Change,
  account: OfficeAccount & { email: string; password_hash?: string },
): Promise<number> {
  return insertAccount(tx, { password_hash: dummyHash, ...account, confirmed_at: now }, now);
}

/** Opens a closed account again, without its former password: somebody else may know it. */
export async function reopenOfficeAccount({ tx }: Change, accountId: number, account: OfficeAccount): Promise<void> {
  await updatePassword(tx, accountId, dummyHash);
  await updateReopened(tx, accountId, account);
}

/** The URL where a password is set, once and within the hour (D13). */
export async function makePasswordUrl(change: Change, accountId: number): Promise<string> {
  return passwordLink(change.settings, await createPasswordLink(change, accountId));
}

/** Takes effect with the next request of every session. */
export async function setRole({ tx }: Change, accountId: number, role: StaffRole): Promise<void> {
  await updateRole(tx, accountId, role);
}

/** The name that colleagues read. */
export async function setOfficeName({ tx }: Change, accountId: number, name: string): Promise<void> {
  await updateStaffName(tx, accountId, name);
}

/** Removes the second factor with its recovery codes; returns whether there was one. */
export async function removeSecondFactor({ tx }: Change, accountId: number): Promise<boolean> {
  return deleteSecondFactor(tx, accountId);
}

/** Logs an account out everywhere. */
export async function endSessions({ tx }: Change, accountId: number): Promise<void> {
  await deleteSessionsOf(tx, accountId);
}
