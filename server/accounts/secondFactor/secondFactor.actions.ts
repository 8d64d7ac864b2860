import { refuse } from '../../../domain/accounts/accounts.refusals.ts';
import type { SecondFactorState, secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { openSteps, readDigits, readRecoveryCode, STEP_SECONDS } from '../../../domain/accounts/secondFactor.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import type { OfficeActor } from '../../platform/actor.ts';
import type { Ask, Change } from '../../platform/context.ts';
import type { Visit } from '../../platform/http/route.ts';
import { queueMail } from '../../platform/mail/mailQueue.ts';
import { stepOf } from '../../platform/secrets/oneTimeCodes.ts';
import { inChange } from '../../platform/work.ts';
import { type Account, findAccount } from '../accounts.reads.ts';
import { type SecondFactorNews, secondFactorMail } from '../accounts.wording.ts';
import { type AttemptRules, asAttempt } from '../attempts.actions.ts';
import { countedApart, type DeviceProof, rememberDevice } from '../devices/device.actions.ts';
import { updateSecondFactorShown } from '../sessions.writes.ts';
import { type Limit, QUARTER_HOUR_SECONDS } from '../throttle.actions.ts';
import { findSecondFactorFacts, lockSecondFactor } from './secondFactor.reads.ts';
import { updateLastStep, updateRecoveryCodeUsed } from './secondFactor.writes.ts';

type SecondFactorAction = `second_factor.${'set' | 'shown' | 'recovered' | 'guessed' | 'codes_renewed'}`;

/** A staff member using a browser. */
export type OfficeVisit = Pick<Visit, 'context' | 'cookies'> & { actor: OfficeActor };

/** Of a million codes three are right at any time: at this rate guessing takes two years on average. */
const GUESSES = 5;

/** Whether the second factor still blocks this session, and what is set up. */
export async function readSecondFactor({ db, actor }: Ask<OfficeActor>): Promise<SecondFactorState> {
  const { standing } = actor;
  const facts = standing === 'open' ? await findSecondFactorFacts(db, actor.account_id) : undefined;
  return {
    standing,
    set_at: facts?.set_at.toISOString() ?? null,
    recovery_codes_left: facts?.recovery_codes_left ?? null,
  };
}

/**
 * Accepts a code of the app or a recovery code, each once; from then on this session may work (decision 16). Refuses with
 * `second_factor_wrong`, also for a used code; with `too_many_requests`, whatever the code, after too many guesses; and with
 * `second_factor_not_set`.
 */
export async function showSecondFactor(
  { context, actor, cookies }: OfficeVisit,
  { code }: Input<(typeof secondFactorContract)['showSecondFactor']>,
): Promise<SecondFactorState> {
  const state = await asGuess({ context, actor, cookies }, async (change) => {
    await acceptCode(change, code);
    if (!(await updateSecondFactorShown(change.tx, actor.session_id, change.now))) return refuse('unauthenticated');
    return readSecondFactor({ ...change, actor: { ...actor, standing: 'open' } });
  });
  rememberDevice(cookies, context.settings.sessionSecrets, secondFactorOf(actor, state.set_at));
  return state;
}

/**
 * Runs an action that begins with a code, in one transaction. A wrong code counts as a guess, and at the limit the account gets a
 * mail. In a browser that has shown the second factor before, guesses are counted separately, so that somebody who only knows the
 * password cannot lock the owner out (D17).
 */
export async function asGuess<R>(
  { context, actor, cookies }: OfficeVisit,
  work: (change: Change<OfficeActor>) => Promise<R>,
): Promise<R> {
  const facts = await findSecondFactorFacts(context.db, actor.account_id);
  const shown = secondFactorOf(actor, facts?.set_at.toISOString());
  const apart = countedApart(cookies, context.settings.sessionSecrets, shown);
  const limit: Limit = { key: `codes/${apart ?? `account/${actor.account_id}`}`, most: GUESSES };
  const rules: AttemptRules<OfficeActor> = {
    limits: [limit],
    windowSeconds: QUARTER_HOUR_SECONDS,
    counts: (key) => key === 'second_factor_wrong',
    onUsedUp: tellOfGuessing,
  };
  return asAttempt({ context, actor }, rules, () => inChange(context, actor, work));
}

/** Uses a code up. Refuses with `second_factor_wrong`, and with `second_factor_not_set` if none is set up. */
export async function acceptCode(change: Change<OfficeActor>, code: string): Promise<void> {
  const way = await takeCode(change, code);
  await writeDown(change, way);
  if (way === 'second_factor.recovered') await tellNews(change, 'recovered');
}

/** How a device becomes known by a second factor that was set up at `since`; undefined without one. */
export function secondFactorOf({ account_id }: OfficeActor, since: string | null | undefined): DeviceProof {
  return { account_id, by: 'second_factor', shown: since ?? '' };
}

/** Refuses at the field where codes are typed. */
export function refuseCode(): never {
  return refuse('second_factor_wrong', { errors: { code: ['second_factor_wrong'] } });
}

/** Mails the account a change of its second factor. */
export async function tellNews(change: Change<OfficeActor>, news: SecondFactorNews): Promise<void> {
  const account = await findAccount(change.db, change.actor.account_id);
  if (account) await tellAccount(change, account, news);
}

/** Returns whether the mail is new; `once` is the effect key of mails that are sent only once. */
export async function tellAccount(
  change: Change,
  { id, email, language }: Pick<Account, 'id' | 'email' | 'language'>,
  news: SecondFactorNews,
  once: string = change.newToken(),
): Promise<boolean> {
  const mailData = secondFactorMail({ language, settings: change.settings, news });
  return queueMail(change, `accounts.secondFactor/${news}/${id}/${once}`, email, mailData);
}

/** Records in the audit log what somebody did with their own second factor. */
export async function writeDown(change: Change<OfficeActor>, action: SecondFactorAction): Promise<void> {
  await record(change, { action, household_id: null, subject_id: change.actor.account_id });
}

// once a day: more mails about the same guessing would say nothing new
async function tellOfGuessing(change: Change<OfficeActor>): Promise<void> {
  const account = await findAccount(change.db, change.actor.account_id);
  const isFirst = account && (await tellAccount(change, account, 'guessed', change.today));
  if (isFirst) await writeDown(change, 'second_factor.guessed');
}

/** Uses the code up; returns its kind, as it is recorded. */
async function takeCode(
  change: Change<OfficeActor>,
  typed: string,
): Promise<'second_factor.shown' | 'second_factor.recovered'> {
  const { tx, now, vault, actor } = change;
  const factor = await lockSecondFactor(tx, actor.account_id);
  if (!factor) return refuse('second_factor_not_set');
  const digits = readDigits(typed);
  if (digits) {
    const steps = openSteps(now, factor.last_step);
    const step = stepOf(digits, vault.open(factor.secret), { stepSeconds: STEP_SECONDS, steps });
    if (step === undefined) return refuseCode();
    await updateLastStep(tx, actor.account_id, step);
    return 'second_factor.shown';
  }
  const code = readRecoveryCode(typed) ?? refuseCode();
  if (!(await updateRecoveryCodeUsed(tx, actor.account_id, code, now))) return refuseCode();
  return 'second_factor.recovered';
}
