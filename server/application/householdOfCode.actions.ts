import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { mayChangeAnything } from '../../domain/members/members.access.ts';
import { findLink } from '../accounts/links.reads.ts';
import { noteOpened } from '../counter/accountCodes.actions.ts';
import { type CodeRow, findCode, findCodeFacts, findCodeOfAccount } from '../counter/accountCodes.reads.ts';
import { giveAccount } from '../households/founding.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { copyEmailToMainMember } from '../members/mainMember.actions.ts';
import type { Change } from '../platform/context.ts';

/**
 * The code with which the account of a mailed link registered, its household locked; undefined for every other link. The household
 * comes before the link and the account, because whoever types the code again takes them in this order.
 */
export async function lockCodeOfLink(change: Change, token: string): Promise<CodeRow | undefined> {
  const link = await findLink(change.tx, token, change.now);
  if (link?.purpose !== 'confirm_email') return undefined;
  const code = await findCodeOfAccount(change.tx, link.account_id);
  if (!code || !(await lockHousehold(change.tx, code.household_id))) return undefined;
  return findCode(change.tx, code.id);
}

/**
 * The confirmed account is the household's. Refuses with `link_not_valid` if meanwhile the code was withdrawn, or the household got
 * another account or ended.
 */
export async function takeHousehold(change: Change, accountId: number, code: CodeRow): Promise<void> {
  const isOver = code.withdrawn_at !== null || code.used_at !== null || code.account_id !== accountId;
  const household = await findCodeFacts(change.tx, code.household_id);
  if (isOver || !household || household.has_account || !mayChangeAnything(household.status)) {
    return refuse('link_not_valid');
  }
  await noteOpened(change, code);
  await giveAccount(change, code.household_id, accountId);
  await copyEmailToMainMember(change, accountId);
}
