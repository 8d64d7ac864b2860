import { refuse } from '../../../domain/accounts/accounts.refusals.ts';
import type { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import {
  inGroups,
  isOfferOpen,
  openSteps,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  readDigits,
  STEP_SECONDS,
} from '../../../domain/accounts/secondFactor.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import type { OfficeActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import { codeAddress, newCodeSecret, stepOf } from '../../platform/secrets/oneTimeCodes.ts';
import { newCode } from '../../platform/secrets/tokens.ts';
import { inChange } from '../../platform/work.ts';
import { type Account, lockAccount } from '../accounts.reads.ts';
import { rememberDevice } from '../devices/device.actions.ts';
import { deleteOtherSessions } from '../devices/devices.writes.ts';
import { checkPassword } from '../passwords.actions.ts';
import { updateSecondFactorShown } from '../sessions.writes.ts';
import {
  acceptCode,
  asGuess,
  type OfficeVisit,
  refuseCode,
  secondFactorOf,
  tellNews,
  writeDown,
} from './secondFactor.actions.ts';
import { findOffer, holdSession, lockSecondFactor } from './secondFactor.reads.ts';
import { deleteOffer, replaceOffer, replaceRecoveryCodes, replaceSecondFactor } from './secondFactor.writes.ts';

type Calls = typeof secondFactorContract;

/** The step before any code was accepted. */
const NO_STEP = 0;

/**
 * Returns a new secret in exchange for the account's password and, if there is a second factor, a fresh code of it: the session
 * may have shown one thirty days ago. The secret is not in force until a code of it is sent (`setSecondFactor`). Refuses with
 * `wrong_old_password`, with `second_factor_wrong`, and with `second_factor_needed` if this session has shown no code yet.
 */
export async function offerSecondFactor(
  visit: OfficeVisit,
  proof: Input<Calls['offerSecondFactor']>,
): Promise<Answer<Calls['offerSecondFactor']>> {
  checkMaySet(visit.actor);
  return behindProof(visit, proof, async (change, { email }) => {
    const secret = newCodeSecret();
    const { session_id } = change.actor;
    await replaceOffer(change.tx, { session_id, secret: change.vault.seal(secret), offered_at: change.now });
    const name = { issuer: change.settings.association.name, label: email };
    return { secret, uri: codeAddress(secret, name, { stepSeconds: STEP_SECONDS }) };
  });
}

/**
 * Puts the offered secret in force with a code of it, returns recovery codes, and ends the account's other sessions. Refuses with
 * `second_factor_wrong`, `second_factor_not_offered` after half an hour, and as `offerSecondFactor`.
 */
export async function setSecondFactor(
  visit: OfficeVisit,
  { code }: Input<Calls['setSecondFactor']>,
): Promise<Answer<Calls['setSecondFactor']>> {
  const { context, actor, cookies } = visit;
  checkMaySet(actor);
  const { recovery_codes, set_at } = await asGuess(visit, async (change) => {
    const { tx, now, vault } = change;
    await lockOwnAccount(change);
    const offer = await findOffer(tx, actor.session_id);
    if (!offer || !isOfferOpen(offer.offered_at, now)) return refuse('second_factor_not_offered');
    const steps = openSteps(now, NO_STEP);
    const last_step = stepOf(readDigits(code) ?? '', vault.open(offer.secret), { stepSeconds: STEP_SECONDS, steps });
    if (last_step === undefined) return refuseCode();
    await replaceSecondFactor(tx, { account_id: actor.account_id, secret: offer.secret, last_step, set_at: now });
    await deleteOffer(tx, actor.session_id);
    await updateSecondFactorShown(tx, actor.session_id, now);
    await deleteOtherSessions(tx, actor.account_id, actor.session_id);
    await writeDown(change, 'second_factor.set');
    await tellNews(change, 'set');
    return { recovery_codes: await makeRecoveryCodes(change), set_at: now };
  });
  rememberDevice(cookies, context.settings.sessionSecrets, secondFactorOf(actor, set_at.toISOString()));
  return { recovery_codes };
}

/**
 * Replaces the recovery codes, after a password and a code. Refuses with `wrong_old_password`, `second_factor_wrong`,
 * `second_factor_not_set`.
 */
export async function renewRecoveryCodes(
  visit: OfficeVisit,
  proof: Input<Calls['renewRecoveryCodes']>,
): Promise<Answer<Calls['renewRecoveryCodes']>> {
  return behindProof(visit, proof, async (change) => {
    if (!(await lockSecondFactor(change.tx, change.actor.account_id))) return refuse('second_factor_not_set');
    await writeDown(change, 'second_factor.codes_renewed');
    await tellNews(change, 'renewed');
    return { recovery_codes: await makeRecoveryCodes(change) };
  });
}

function checkMaySet({ standing }: OfficeActor): void {
  if (standing === 'code_needed') refuse('second_factor_needed');
}

type Action<R> = (change: Change<OfficeActor>) => Promise<R>;
type Proof = { password: string; code?: string | undefined };

/** Checks the password first, so that nobody without it can guess codes. */
async function behindProof<R>(
  visit: OfficeVisit,
  { password, code }: Proof,
  work: (change: Change<OfficeActor>, account: Account) => Promise<R>,
): Promise<R> {
  const { context, actor } = visit;
  const known = await checkPassword({ context, actor }, password, 'password');
  const run =
    code === undefined
      ? (action: Action<R>) => inChange(context, actor, action)
      : (action: Action<R>) => asGuess(visit, action);
  return run(async (change) => {
    const account = await lockOwnAccount(change);
    // a password changed since it was checked has ended every session
    if (account.password_hash !== known.password_hash) return refuse('unauthenticated');
    const isSet = await lockSecondFactor(change.tx, actor.account_id);
    if (isSet && code === undefined) return refuse('validation_failed', { errors: { code: ['required'] } });
    if (isSet && code !== undefined) await acceptCode(change, code);
    return work(change, account);
  });
}

// a second factor that was set up elsewhere meanwhile has ended this session: it may not replace that one
async function lockOwnAccount({ tx, actor }: Change<OfficeActor>): Promise<Account> {
  const account = await lockAccount(tx, actor.account_id);
  if (!account || !(await holdSession(tx, actor.session_id))) return refuse('unauthenticated');
  return account;
}

async function makeRecoveryCodes({ tx, actor }: Change<OfficeActor>): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(RECOVERY_CODE_LENGTH, RECOVERY_ALPHABET));
  await replaceRecoveryCodes(tx, actor.account_id, codes);
  return codes.map(inGroups);
}
