import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { AccountActor } from '../platform/actor.ts';
import type { Visit } from '../platform/http/route.ts';
import { post } from '../platform/mail/post.ts';
import { type Change, inChange } from '../platform/work.ts';
import { checkEmailDomain } from './accounts.actions.ts';
import { emailChangeNotice } from './accounts.letters.ts';
import { accountEmailChanged } from './accounts.news.ts';
import { type Account, findAccount, findAccountByEmail, lockAccount } from './accounts.reads.ts';
import { updateEmail, updatePendingEmail } from './accounts.writes.ts';
import { mailLink } from './links.actions.ts';
import { deleteUnusedLinks } from './links.writes.ts';
import { deleteSessionsOf } from './sessions.writes.ts';
import { countAttempt, HOUR_SECONDS } from './throttle.actions.ts';

const WISHES_PER_HOUR = 10;

type WantedEmail = Pick<Account, 'id' | 'pending_email'>;

/**
 * Counts a wish for another address under the account, whether it is then granted or not: the answer tells whether
 * somebody has the address (trust promise 9). In a transaction of its own, for a refusal undoes no count. The present
 * address is no wish. Refuses with `too_many_requests` after ten in an hour.
 */
export async function countEmailWish(
  { ground, actor }: Pick<Visit, 'ground'> & { actor: AccountActor },
  wanted: string,
): Promise<void> {
  const limit = { key: `emailWishes/account/${actor.account_id}`, most: WISHES_PER_HOUR };
  await inChange(ground, actor, async (change) => {
    const account = await findAccount(change.tx, actor.account_id);
    if (normaliseEmail(wanted) !== account?.email) await countAttempt(change, [limit], HOUR_SECONDS);
  });
}

/**
 * Notes the wanted address, mails a link to it and a notice to the one so far, and logs out everywhere. The address
 * so far goes on working until the link is confirmed; wanting that one withdraws any other wish (D16). Refuses with
 * `email_domain_not_allowed`, `email_already_exists`, `too_many_requests`.
 */
export async function requestEmailChange(change: Change<AccountActor>, wanted: string): Promise<void> {
  const email = normaliseEmail(wanted);
  const account = await lockAccount(change.tx, change.actor.account_id);
  if (!account) return refuse('unauthenticated');
  if (email === account.email) return withdrawEmailChange(change, account);
  checkEmailDomain(change, email);
  const owner = await findAccountByEmail(change.tx, email);
  if (owner && owner.status !== 'unconfirmed') return refuseTaken();
  await updatePendingEmail(change.tx, account.id, email);
  await deleteUnusedLinks(change.tx, account.id, 'change_email');
  const effectKey = `accounts.emailChange/${account.id}/${change.newToken()}`;
  const mailed = await mailLink(change, { account, purpose: 'change_email', to: email, effectKey });
  if (!mailed) return refuse('too_many_requests', { retryAfterSeconds: HOUR_SECONDS });
  const notice = emailChangeNotice({ language: account.language, settings: change.settings, email });
  await post(change, `${effectKey}/notice`, account.email, notice);
  await deleteSessionsOf(change.tx, account.id);
}

/** Forgets the wanted address, and its link is dead. The account is locked. */
export async function withdrawEmailChange(change: Change, { id, pending_email }: WantedEmail): Promise<void> {
  if (pending_email) await updatePendingEmail(change.tx, id, null);
  await deleteUnusedLinks(change.tx, id, 'change_email');
}

/** Puts the confirmed address in force and logs out everywhere (D15, D16). Refuses with `email_already_exists`. */
export async function acceptEmail(change: Change, { id, pending_email: email }: WantedEmail): Promise<void> {
  if (!email) return refuse('link_not_valid');
  if (await findAccountByEmail(change.tx, email)) return refuseTaken();
  await updateEmail(change.tx, id, { email, since: change.now });
  await deleteUnusedLinks(change.tx, id, 'change_email');
  await deleteUnusedLinks(change.tx, id, 'reset_password');
  await deleteSessionsOf(change.tx, id);
  change.announce(accountEmailChanged, { account_id: id });
}

function refuseTaken(): never {
  return refuse('email_already_exists', { errors: { email: ['email_already_exists'] } });
}
