import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { staysLoggedIn } from '../../domain/accounts/sessionLife.ts';
import type { Me, meContract } from '../../domain/me/me.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { type Account, lockAccount } from '../accounts/accounts.reads.ts';
import { type AttemptRules, asAttempt } from '../accounts/attempts.actions.ts';
import { countedApart, rememberDevice } from '../accounts/devices/device.actions.ts';
import { recordLogIn } from '../accounts/logIns.actions.ts';
import { passwordOf, renewHash } from '../accounts/passwords.actions.ts';
import { keepSession, SESSION_COOKIE } from '../accounts/sessionCookie.actions.ts';
import { endSession, startSession } from '../accounts/sessions.actions.ts';
import { type Limit, networkOf, QUARTER_HOUR_SECONDS } from '../accounts/throttle.actions.ts';
import type { Change } from '../platform/context.ts';
import type { Visit } from '../platform/http/route.ts';
import { dummyHash, hashPassword, isOutdatedHash, isPassword } from '../platform/secrets/passwordHash.ts';
import { hashToken } from '../platform/secrets/tokens.ts';
import { ask, inChange } from '../platform/work.ts';
import { findSession } from './identify.reads.ts';
import { actorOf } from './identify.ts';
import { findNamedAccount, spelledAlike } from './logIn.reads.ts';
import { findMe } from './me.reads.ts';

type Credentials = Input<typeof meContract.logIn>;
type Visitor = Pick<Visit, 'context' | 'actor' | 'cookies' | 'address' | 'userAgent' | 'noteAccount'>;

/**
 * Starts a session and returns who is logged in now (D14, D15). Refuses with `wrong_credentials`, in the same way and time for
 * unknown accounts; with `email_not_confirmed` only if the password is right; and with `too_many_requests`, whatever the
 * password, after too many guesses (D17).
 */
export async function logIn(visitor: Visitor, sent: Credentials): Promise<Me> {
  const { context, actor, cookies } = visitor;
  const account = await prove(visitor, sent);
  const renewedHash = isOutdatedHash(account.password_hash) ? await hashPassword(sent.password) : undefined;
  const remember = staysLoggedIn({ isStaff: account.role !== 'member', remember: sent.remember });
  const token = await inChange(context, actor, async (change) => {
    await checkUnchanged(change, account);
    if (renewedHash) await renewHash(change, account.id, renewedHash);
    const before = cookies.get(SESSION_COOKIE);
    if (before) await endSession(change, before);
    const { address, userAgent } = visitor;
    await recordLogIn(change, { account_id: account.id, user_agent: userAgent, address });
    return startSession(change, { account_id: account.id, remember, user_agent: userAgent });
  });
  const me = await readNewcomer(visitor, token);
  visitor.noteAccount(account.id);
  keepSession(cookies, token, remember);
  const shown = { ...account, password_hash: renewedHash ?? account.password_hash };
  rememberDevice(cookies, context.settings.sessionSecrets, passwordOf(shown));
  return me;
}

/** The account whose password was sent; a wrong one counts as a guess. */
async function prove(visitor: Visitor, sent: Credentials): Promise<Account> {
  const named = await findNamedAccount(visitor.context.db, sent.email);
  const rules: AttemptRules = {
    limits: limitsFor(visitor, sent.email, named),
    windowSeconds: QUARTER_HOUR_SECONDS,
    counts: (key) => key === 'wrong_credentials',
  };
  return asAttempt(visitor, rules, async () => {
    const isRight = await isPassword(sent.password, named?.password_hash ?? dummyHash);
    if (!named || !isRight || named.status === 'closed') return refuse('wrong_credentials');
    return named.status === 'unconfirmed' ? refuse('email_not_confirmed') : named;
  });
}

// On a known device guesses are counted separately, so that strangers cannot lock the owner out (D17).
function limitsFor({ context, cookies, address }: Visitor, name: string, account: Account | undefined): Limit[] {
  const { logInsPerAccount, logInsPerAddress } = context.settings.limits;
  const apart = account && countedApart(cookies, context.settings.sessionSecrets, passwordOf(account));
  if (apart) return [{ key: `logIns/${apart}`, most: logInsPerAccount }];
  return [
    { key: `logIns/account/${account?.id ?? unknownName(name)}`, most: logInsPerAccount },
    { key: `logIns/address/${networkOf(address)}`, most: logInsPerAddress },
  ];
}

// Only a digest of an unknown name is stored, because people type passwords into the wrong field. It is normalised like a known
// name, so that the limits do not reveal which names exist.
function unknownName(name: string): string {
  return hashToken(spelledAlike(name)).toString('base64url');
}

// A password change since the check has ended every session; this one must not survive it.
async function checkUnchanged(change: Change, known: Account): Promise<void> {
  const account = await lockAccount(change.tx, known.id);
  const unchanged = account?.status === 'active' && account.password_hash === known.password_hash;
  if (!unchanged) return refuse('wrong_credentials');
}

// If the password was changed, or the account locked or erased, meanwhile, this session has ended as well.
async function readNewcomer({ context }: Visitor, token: string): Promise<Me> {
  const session = (await findSession(context.db, token)) ?? refuse('wrong_credentials');
  const actor = actorOf(session, context.settings);
  if (actor.kind === 'anonymous') throw new Error('an account without a household cannot log in');
  return (await findMe(ask(context, actor))) ?? refuse('wrong_credentials');
}
