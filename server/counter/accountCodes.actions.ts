import {
  CODE_ALPHABET,
  type CodeWay,
  codeOf,
  groupedCode,
  lastDayOfCode,
  RANDOM_CHARACTERS,
} from '../../domain/accounts/accountCode.ts';
import type { accountCodesContract } from '../../domain/counter/accountCodes.contract.ts';
import { refuse } from '../../domain/counter/counter.refusals.ts';
import { mayChangeAnything } from '../../domain/members/members.access.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { eraseAccount } from '../accounts/eraseAccounts.actions.ts';
import { record } from '../audit/audit.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { writeTo } from '../notifications/writing.actions.ts';
import { accountOf, type OfficeActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { forgetMailsNamed } from '../platform/mail/forget.ts';
import { queueHouseholdMail, queueMail } from '../platform/mail/mailQueue.ts';
import { newCode } from '../platform/secrets/tokens.ts';
import { codeDigest } from './accountCodeDigest.ts';
import {
  type CodeRow,
  findCode,
  findCodeFacts,
  findCodeOfAccount,
  isToShow,
  listCodes,
  listUnconfirmed,
  wasRedirectedSince,
} from './accountCodes.reads.ts';
import {
  countWrongTry,
  deleteCodesOf,
  insertCode,
  updateAccount,
  updateMade,
  updateReleased,
  updateUsed,
  updateWithdrawn,
  withdrawCodesOf,
} from './accountCodes.writes.ts';
import { getOpenConversation, noteIn } from './conversations.actions.ts';
import { accountOpenedLetter, codeLetter, invitationMail, takenOverLetter, takenOverMail } from './counter.wording.ts';
import { withdrawCodes } from './overtakenCodes.actions.ts';

type Calls = typeof accountCodesContract;

/** So many wrong birth days withdraw a code. */
export const MOST_WRONG_TRIES = 5;

/** The effect keys of letters with a code; the number of the code follows. */
export const CODE_LETTER = 'counter.accountCode/';

/** The effect keys of letters that tell of an account opened with a code; the number of the code follows. */
export const OPENED_LETTER = 'counter.accountOpened/';

/** The effect keys of invitations; the number of the code and a slash follow. */
const INVITATION = 'counter.invitation/';

type Asked = { household_id: number; conversation: number; way: CodeWay };

/**
 * Notes that a household (locked before) wants a code, and withdraws earlier ones. Refuses with `HouseholdNotFound`,
 * `conversation_over`, `reason_needed`, `household_inactive`, `household_has_account`, `account_code_needs_birth_day`, and for a
 * letter with `account_code_needs_address`.
 */
export async function askForCode(change: Change<OfficeActor>, { household_id, conversation, way }: Asked) {
  const facts = (await findCodeFacts(change.tx, household_id)) ?? refuse('HouseholdNotFound');
  const held = await getOpenConversation(change.tx, conversation, change.now);
  if (held.household_id !== household_id) return refuse('conversation_over');
  if (held.reason === null) return refuse('reason_needed');
  if (!mayChangeAnything(facts.status)) return refuse('household_inactive');
  if (facts.has_account) return refuse('household_has_account');
  if (!facts.has_birth_day) return refuse('account_code_needs_birth_day');
  if (way === 'letter' && !facts.has_address) return refuse('account_code_needs_address');
  await withdrawCodesOf(change.tx, household_id, { at: change.now });
  const id = await insertCode(change.tx, {
    household_id,
    way,
    asked_by: accountOf(change.actor),
    asked_at: change.now,
    released_at: null,
  });
  await noteIn(change, { id: conversation, household_id, kind: 'account_code_given' });
  return id;
}

/**
 * A code may be given: its letter waits for the next print, its mail is sent, or it may be shown. One that was withdrawn meanwhile
 * stays so. Refuses with `household_has_account`.
 */
export async function releaseCode(change: Change, { id, email }: { id: number; email: string | null }): Promise<void> {
  const code = await findCode(change.tx, id);
  if (!code || code.withdrawn_at || code.released_at) return;
  if ((await findCodeFacts(change.tx, code.household_id))?.has_account) return refuse('household_has_account');
  await updateReleased(change.tx, id, change.now);
  const to = await getRecipient(change.tx, code.household_id);
  const { settings } = change;
  const effectKey = `${CODE_LETTER}${id}` as const;
  if (code.way === 'letter') {
    const mailData = codeLetter({ ...to, settings });
    await writeTo(change, { effectKey, to: byPost(to), mailData: () => mailData });
  }
  if (code.way === 'mail' && email) {
    const made = await makeCode(change, code);
    await queueMail(
      change,
      `${INVITATION}${id}/`,
      email,
      invitationMail({ language: to.language, settings, code: made }),
    );
  }
}

type Invited = { household_id: number; asked_by: number | null; email: string | null };

/**
 * Invites a household (locked before) that was taken over to open its account: by mail, or, without an address, by letter. Whoever
 * asked for it may not read the code of the letter.
 */
export async function inviteWithCode(change: Change, { household_id, asked_by, email }: Invited): Promise<void> {
  await withdrawCodesOf(change.tx, household_id, { at: change.now });
  const way = email ? 'mail' : 'letter';
  const at = { asked_at: change.now, released_at: change.now };
  const id = await insertCode(change.tx, { household_id, way, asked_by, ...at });
  const to = { ...(await getRecipient(change.tx, household_id)), settings: change.settings };
  if (!email) {
    const mailData = takenOverLetter(to);
    return writeTo(change, { effectKey: `${CODE_LETTER}${id}`, to: byPost(to), mailData: () => mailData });
  }
  const mailData = takenOverMail({ ...to, code: await makeCode(change, { id }) });
  await queueHouseholdMail(change, `${INVITATION}${id}/`, { household_id, email }, mailData);
}

/** Nobody agreed to a code, its letter came back, or it was pulled out. */
export async function withdrawCode(change: Change, id: number): Promise<void> {
  await updateWithdrawn(change.tx, id, change.now);
}

/** Shows a code once. Refuses with `account_code_not_found`, `account_code_not_ready`, `household_has_account`. */
export async function showAccountCode(
  change: Change<OfficeActor>,
  { id }: Input<Calls['showAccountCode']>,
): Promise<Answer<Calls['showAccountCode']>> {
  const found = await findCode(change.tx, id);
  if (!found || !(await lockHousehold(change.tx, found.household_id))) return refuse('account_code_not_found');
  const code = (await findCode(change.tx, id)) ?? refuse('account_code_not_found');
  if (code.way !== 'spot' || code.made_at || code.withdrawn_at || !isToShow(code, change.now)) {
    return refuse('account_code_not_ready');
  }
  if ((await findCodeFacts(change.tx, code.household_id))?.has_account) return refuse('household_has_account');
  const made = await makeCode(change, code);
  await record(change, { action: 'account_code.shown', household_id: code.household_id, subject_id: id });
  return { code: made, valid_until: toWireDay(lastDayOfCode(change.today)) };
}

/**
 * The code for a letter that is put into its envelope now; undefined if it must not be printed any more. Each print of an envelope
 * that nobody opened makes another one, unless the letter would go elsewhere by now: then the code is withdrawn.
 */
export async function makeCodeForLetter(change: Change, id: number): Promise<string | undefined> {
  const code = await findCode(change.tx, id);
  if (!code?.released_at || code.withdrawn_at || code.used_at || code.account_id !== null) return undefined;
  if ((await findCodeFacts(change.tx, code.household_id))?.has_account) return undefined;
  if (await wasRedirectedSince(change.tx, code.household_id, code.released_at)) {
    await withdrawCodes(change, code.household_id);
    return undefined;
  }
  return makeCode(change, code);
}

/** Somebody knew a code and not the birth day. */
export async function noteWrongTry(change: Change, id: number): Promise<void> {
  await countWrongTry(change.tx, id, { most: MOST_WRONG_TRIES, at: change.now });
}

/** An account was registered with a code; it is the household's once its e-mail address is confirmed. */
export async function noteRegistered(change: Change, id: number, accountId: number): Promise<void> {
  await updateAccount(change.tx, id, accountId);
}

/** The account of a code is the household's now (locked before). The letter goes to where the household was reached before. */
export async function noteOpened(change: Change, { id, household_id }: CodeRow): Promise<void> {
  await updateUsed(change.tx, id, change.now);
  const to = await getRecipient(change.tx, household_id);
  const mailData = accountOpenedLetter({ ...to, settings: change.settings });
  await writeTo(change, { effectKey: `${OPENED_LETTER}${id}`, to: byPost(to), mailData: () => mailData });
}

/** Whether an account was opened with a code: its household has been a member before. */
export async function cameWithCode({ tx }: Pick<Change, 'tx'>, accountId: number): Promise<boolean> {
  return (await findCodeOfAccount(tx, accountId)) !== undefined;
}

/**
 * Deletes the codes of a household (locked before), with the account of one that nobody confirmed, and mails that carried them: they
 * may have gone to an address of nobody.
 */
export async function eraseCodes(change: Change, householdId: number): Promise<void> {
  for (const id of await listCodes(change.tx, householdId)) await forgetMailsNamed(change, `${INVITATION}${id}/`);
  const unconfirmed = await listUnconfirmed(change.tx, householdId);
  await deleteCodesOf(change.tx, householdId);
  for (const id of unconfirmed) await eraseAccount(change, id);
}

async function makeCode(change: Change, { id }: Pick<CodeRow, 'id'>): Promise<string> {
  const code = codeOf(newCode(RANDOM_CHARACTERS, CODE_ALPHABET));
  await updateMade(change.tx, id, { digest: codeDigest(change.vault, code), made_at: change.now });
  return groupedCode(code);
}

function byPost({ household_id }: { household_id: number }) {
  return { household_id, email: undefined, channel: 'post' as const };
}
