import { timingSafeEqual } from 'node:crypto';
import { readDigits } from '../../domain/accounts/secondFactor.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import type { TextReminders, textRemindersContract } from '../../domain/textReminders/textReminders.contract.ts';
import { refuse } from '../../domain/textReminders/textReminders.refusals.ts';
import {
  CODE_LENGTH,
  CODE_MINUTES,
  CONSENT_VERSION,
  mayHaveTextReminders,
} from '../../domain/textReminders/textReminders.ts';
import { type AttemptRules, asAttempt } from '../accounts/attempts.actions.ts';
import { countAttempt, HOUR_SECONDS } from '../accounts/throttle.actions.ts';
import { lockOwnHousehold } from '../members/household.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import type { Visit } from '../platform/http/route.ts';
import { hashToken, newCode } from '../platform/secrets/tokens.ts';
import { countTextMessages } from '../platform/textMessages/countTextMessages.ts';
import { postTextMessage } from '../platform/textMessages/textMessages.ts';
import { inChange } from '../platform/work.ts';
import { digestOf } from './codeDigest.ts';
import { type Choice, findConsent, findWish, listChoices, type Wish } from './textReminders.reads.ts';
import { codeText } from './textReminders.wording.ts';
import { deleteConsentsOf, deleteWish, markAgreed, markEnded, replaceWish } from './textReminders.writes.ts';

type Calls = typeof textRemindersContract;

/**
 * Codes in an hour and in a day: to one number from all households together, so that nobody is bombarded; of one household; and in all, so that a
 * mistake of ours cannot cost much.
 */
const MOST_CODES = {
  hour: { to_number: 3, of_household: 3, all: 100 },
  day: { to_number: 5, of_household: 6, all: 300 },
} as const;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Of a million codes one is right: a code may be mistyped so often. */
const GUESSES = 5;
const MINUTE_MS = 60_000;
const DIGITS = '0123456789';

export async function readTextReminders({ db, actor, now, settings }: Ask<MemberActor>): Promise<TextReminders> {
  const { household_id } = actor;
  const isOffered = settings.sendsTextMessages && mayHaveTextReminders({ status: actor.household_status });
  if (!isOffered) return { is_offered: false, number: null, agreed_on: null, code: null, choices: [] };
  const consent = await findConsent(db, household_id);
  const wish = await findWish(db, household_id);
  const choices = await listChoices(db, household_id);
  return {
    is_offered: true,
    number: consent?.number ?? null,
    agreed_on: consent ? toWireDay(businessDay(consent.agreed_at)) : null,
    code: wish && isOpen(wish, now) ? { number: wish.number, until: wish.code_until.toISOString() } : null,
    choices: choices.map(({ phone_number_id, number }) => ({ phone_number_id, number })),
  };
}

/**
 * Sends a code to one of the main member's mobile numbers, so that no stranger's number is ever written to again. A newer code
 * replaces it. Refuses with `text_messages_not_offered`, `household_must_be_active`, `number_gets_no_texts`, and
 * with `too_many_requests`.
 */
export async function sendTextCode(
  change: Change<MemberActor>,
  { id, phone_number_id }: Input<Calls['sendTextCode']>,
): Promise<TextReminders> {
  await lockMembers(change, id);
  if (!change.settings.sendsTextMessages) return refuse('text_messages_not_offered');
  const chosen = (await listChoices(change.db, id)).find((choice) => choice.phone_number_id === phone_number_id);
  if (!chosen) return refuse('number_gets_no_texts', { errors: { phone_number_id: ['number_gets_no_texts'] } });
  await countCode(change, chosen);
  const code = newCode(CODE_LENGTH, DIGITS);
  const { number, member_id } = chosen;
  const wish_id = await replaceWish(change.tx, {
    household_id: id,
    member_id,
    phone_number_id,
    number,
    words_version: CONSENT_VERSION,
    asked_at: change.now,
    code_hash: digestOf(change.vault, { household_id: id, number, code }),
    code_until: new Date(change.now.getTime() + CODE_MINUTES * MINUTE_MS),
  });
  const { language } = await getRecipient(change.db, id);
  await postTextMessage(change, `textCode/${id}/${wish_id}`, {
    to: number,
    language,
    text: codeText(language, code, change.settings),
    household_id: id,
    isCode: true,
    usefulHours: CODE_MINUTES / 60,
  });
  return readTextReminders(change);
}

/**
 * Switches reminders on. Refuses with `text_code_wrong`, at most five times for a code and then with `too_many_requests`; with
 * `text_code_over` if no code waits. Sent again after a lost answer it is answered as the first time.
 */
export async function confirmTextCode(
  { context, actor }: Visit<Calls['confirmTextCode']>,
  { id, code }: Input<Calls['confirmTextCode']>,
): Promise<TextReminders> {
  const wish = await findWish(context.db, actor.household_id);
  const rules: AttemptRules<MemberActor> = {
    limits: [{ key: `textCode/guess/${actor.household_id}/${wish?.id ?? 0}`, most: GUESSES }],
    windowSeconds: HOUR_SECONDS,
    counts: (key) => key === 'text_code_wrong',
  };
  return asAttempt({ context, actor }, rules, () =>
    inChange(context, actor, (change) => agree(change, { id, code, wish_id: wish?.id })),
  );
}

/** Ends reminders, and removes the number and a code that waits. */
export async function endTextReminders(
  change: Change<MemberActor>,
  { id }: Input<Calls['endTextReminders']>,
): Promise<void> {
  if (id !== change.actor.household_id) return refuse('HouseholdNotFound');
  await lockOwnHousehold(change);
  await deleteWish(change.tx, id);
  await markEnded(change.tx, [id], { at: change.now, because: 'member' });
}

/** Deletes the consents of a household that is erased. */
export async function eraseTextConsents(change: Change, householdId: number): Promise<void> {
  await deleteConsentsOf(change.tx, householdId);
}

type Typed = { id: number; code: string; wish_id: number | undefined };

async function agree(change: Change<MemberActor>, { id, code, wish_id }: Typed): Promise<TextReminders> {
  await lockMembers(change, id);
  const wish = await findWish(change.tx, id);
  if (!wish && (await findConsent(change.tx, id))) return readTextReminders(change);
  // a code that replaced this one meanwhile has guesses of its own
  if (!wish || wish.id !== wish_id || !isOpen(wish, change.now)) return refuse('text_code_over');
  const digest = digestOf(change.vault, { household_id: id, number: wish.number, code: readDigits(code) ?? '' });
  if (!timingSafeEqual(digest, wish.code_hash)) {
    return refuse('text_code_wrong', { errors: { code: ['text_code_wrong'] } });
  }
  await markEnded(change.tx, [id], { at: change.now, because: 'member' });
  await markAgreed(change.tx, wish.id, change.now);
  return readTextReminders(change);
}

async function lockMembers(change: Change<MemberActor>, id: number): Promise<void> {
  if (id !== change.actor.household_id) return refuse('HouseholdNotFound');
  const household = await lockOwnHousehold(change);
  if (!mayHaveTextReminders(household)) return refuse('household_must_be_active');
}

/** The hour's limits are locked, so that parallel requests count each other; the day's are read after that. */
async function countCode(change: Change<MemberActor>, { number }: Choice): Promise<void> {
  const { household_id } = change.actor;
  const { hour, day } = MOST_CODES;
  const limits = [
    { key: `textCode/number/${hashToken(number).toString('base64url')}`, most: hour.to_number },
    { key: `textCode/household/${household_id}`, most: hour.of_household },
    { key: 'textCode/all', most: hour.all },
  ];
  await countAttempt(change, limits, HOUR_SECONDS);
  const since = new Date(change.now.getTime() - DAY_SECONDS * 1_000);
  const sent = await countTextMessages(change.tx, { begins: 'textCode/', since, to: number, household_id });
  const isTooMany = (Object.keys(day) as (keyof typeof day)[]).some((which) => sent[which] >= day[which]);
  if (isTooMany) refuse('too_many_requests', { retryAfterSeconds: DAY_SECONDS });
}

function isOpen({ code_until }: Pick<Wish, 'code_until'>, now: Date): boolean {
  return now < code_until;
}
