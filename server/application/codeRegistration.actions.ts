import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import type { accountCodeContract } from '../../domain/application/accountCodes.contract.ts';
import { mayChangeAnything } from '../../domain/members/members.access.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { checkEmailDomain, openAccount } from '../accounts/accounts.actions.ts';
import { storedEmail } from '../accounts/accounts.reads.ts';
import { type AttemptRules, asAttempt } from '../accounts/attempts.actions.ts';
import { mailLink } from '../accounts/links.actions.ts';
import { asQuestionForEmail } from '../accounts/takenEmails.actions.ts';
import { HOUR_SECONDS, networkOf } from '../accounts/throttle.actions.ts';
import { MOST_WRONG_TRIES, noteRegistered, noteWrongTry } from '../counter/accountCodes.actions.ts';
import { findCodeFacts, findTypedCode, isCodeValid, nameOfCode } from '../counter/accountCodes.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import type { Change } from '../platform/context.ts';
import type { Visit } from '../platform/http/route.ts';
import { hashPassword } from '../platform/secrets/passwordHash.ts';
import { inChange } from '../platform/work.ts';
import { discardRegistration, makeRoomFor } from './registration.actions.ts';

type Call = typeof accountCodeContract.registerWithCode;
type Typed = Omit<Input<Call>, 'password'> & { password_hash: string };

/** Wrong codes and birth days in an hour from one network address. */
const MOST_PER_ADDRESS = 10;

/**
 * Opens an account for a household that exists, with a code of the association (decision 98), and mails the link that confirms the
 * address. Whatever is wrong with the code, the answer is `account_code_not_valid`. Refuses with `log_out_first`,
 * `too_many_requests`, and as `register` about the address.
 */
export async function registerWithCode(
  { context, actor, address }: Pick<Visit, 'context' | 'actor' | 'address'>,
  sent: Input<Call>,
): Promise<Answer<Call>> {
  if (actor.kind !== 'anonymous') return refuse('log_out_first');
  const limits = [
    { key: `accountCodes/address/${networkOf(address)}`, most: MOST_PER_ADDRESS },
    { key: `accountCodes/code/${nameOfCode(context.vault, sent.code)}`, most: MOST_WRONG_TRIES },
  ];
  const rules: AttemptRules = {
    limits,
    windowSeconds: HOUR_SECONDS,
    counts: (key) => key === 'account_code_not_valid',
  };
  return asAttempt({ context, actor }, rules, async () => {
    const email = storedEmail(sent.email);
    // before the code is looked up, so that the answer takes as long for one that does not exist
    const typed = { ...sent, email, password_hash: await hashPassword(sent.password) };
    const entered = await asQuestionForEmail({ context, actor, address }, () =>
      inChange(context, actor, (change) => enter(change, typed)),
    );
    if (!('wrong' in entered)) return entered;
    await inChange(context, actor, (change) => noteWrongTry(change, entered.wrong));
    return refuse('account_code_not_valid');
  });
}

/** `wrong`: the code whose household's main member has another birth day. */
async function enter(change: Change, typed: Typed): Promise<{ email: string } | { wrong: number }> {
  const { email, password_hash, language } = typed;
  const known = await findTypedCode(change, typed.code);
  if (!known || !(await lockHousehold(change.tx, known.household_id))) return refuse('account_code_not_valid');
  const code = await findTypedCode(change, typed.code);
  const facts = await findCodeFacts(change.tx, known.household_id);
  if (!code || !isCodeValid(code, change.today) || !facts || facts.has_account || !mayChangeAnything(facts.status)) {
    return refuse('account_code_not_valid');
  }
  if (code.date_of_birth !== typed.date_of_birth) return { wrong: code.id };
  checkEmailDomain(change, email);
  // whoever mistyped the address types the code again
  if (code.account_id !== null) await discardRegistration(change, code.account_id);
  await makeRoomFor(change, email);
  const account_id = await openAccount(change, { email, password_hash, language });
  await noteRegistered(change, code.id, account_id);
  const mailed = await mailLink(change, {
    account: { id: account_id, language },
    purpose: 'confirm_email',
    to: email,
    effectKey: `registration.confirmation/${account_id}`,
  });
  if (!mailed) return refuse('too_many_requests', { retryAfterSeconds: HOUR_SECONDS });
  return { email };
}
