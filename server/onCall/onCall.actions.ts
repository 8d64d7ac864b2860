import { isOn } from '../../domain/onCall/onCall.ts';
import { countAttempt, HOUR_SECONDS } from '../accounts/throttle.actions.ts';
import { record } from '../audit/audit.actions.ts';
import type { OfficeActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { queueMail } from '../platform/mail/mailQueue.ts';
import { postTextMessage } from '../platform/textMessages/textMessages.ts';
import { listShifts, listStaffMembers, type StaffMember, type StoredShift } from './onCall.reads.ts';
import { type CalledFor, onCallMail, onCallTextMessage, type ToldBecause } from './onCall.wording.ts';

/** A message to the staff, once per person and `effect`. */
export type Call = {
  /** Identifies the event, for example `deaths.reported/17`. */
  effect: string;
  calledFor: Extract<CalledFor, 'deathReported' | 'manyReports' | 'buriedEarly'>;
  /** The screen of the office that it links to, for example `/deaths/17`. */
  path: `/${string}`;
};

/** A call for help that could not be sent is given up after this time. */
const CALL_USEFUL_HOURS = 6;
const TEST_USEFUL_HOURS = 1;
const TESTS_PER_HOUR = 5;

type Ways = { by_mail: boolean; mobile: string | null };
type Told = Ways & Pick<StaffMember, 'account_id' | 'email' | 'language'>;
type Message = {
  effect: string;
  calledFor: CalledFor;
  because: ToldBecause;
  waiting?: number;
  path: `/${string}`;
  usefulHours: number;
};

/**
 * Tells those on call today, in the ways of their shifts; if nobody is on call, the board by mail, and without a board all staff.
 * Nobody is told twice about one effect. Returns how many people were told now. The caller checks after `onCallMinutes`
 * (settings) whether anybody has reacted, and otherwise calls `tellEverybody`.
 */
export async function tellOnCall(change: Change, call: Call): Promise<number> {
  const onCall = (await listShifts(change.db, change.today)).filter((shift) => isOn(shift, change.today));
  const because = onCall.length > 0 ? 'onCall' : 'nobodyOnCall';
  const told = onCall.length > 0 ? onCall.map((shift) => waysOf(shift)) : await standIns(change);
  return tellAll(change, told, { ...call, because, usefulHours: CALL_USEFUL_HOURS });
}

/**
 * Tells all staff once that nobody has reacted: those on call in the ways of their shifts again, the others by mail. `waiting`:
 * how many events wait together, instead of a message for each. Returns how many people were told now.
 */
export async function tellEverybody(
  change: Change,
  { effect, path, waiting }: Pick<Call, 'effect' | 'path'> & { waiting?: number },
): Promise<number> {
  const onCall = (await listShifts(change.db, change.today)).filter((shift) => isOn(shift, change.today));
  const staff = await listStaffMembers(change.db);
  const others = staff.filter(({ account_id }) => !onCall.some((shift) => shift.account_id === account_id));
  return tellAll(change, [...onCall.map(waysOf), ...others.map(byMail)], {
    effect: `${effect}/everybody`,
    ...(waiting === undefined ? { calledFor: 'notOpened' } : { calledFor: 'manyWaiting', waiting }),
    because: 'everybody',
    path,
    usefulHours: CALL_USEFUL_HOURS,
  });
}

/**
 * A test message to the actor, in the ways of their present or next shift, otherwise by mail. Refuses with `too_many_requests`.
 */
export async function tellMe(change: Change<OfficeActor>): Promise<{ by_mail: boolean; by_text_message: boolean }> {
  const { actor, now } = change;
  await countAttempt(change, [{ key: `onCall.test/${actor.account_id}`, most: TESTS_PER_HOUR }], HOUR_SECONDS);
  const shifts = await listShifts(change.db, change.today);
  const shift = shifts.find(({ account_id }) => account_id === actor.account_id);
  const me = (await listStaffMembers(change.db)).find(({ account_id }) => account_id === actor.account_id);
  const told = shift ? waysOf(shift) : me && byMail(me);
  await record(change, { action: 'on_call.tested', household_id: null, subject_id: actor.account_id });
  if (!told) return { by_mail: false, by_text_message: false };
  return tellOne(change, told, {
    effect: `test/${now.toISOString()}`,
    calledFor: 'test',
    because: 'asked',
    path: '/on-call',
    usefulHours: TEST_USEFUL_HOURS,
  });
}

async function standIns({ db }: Change): Promise<Told[]> {
  const staff = await listStaffMembers(db);
  const board = staff.filter(({ role }) => role === 'board');
  return (board.length > 0 ? board : staff).map(byMail);
}

function waysOf({ by_text_message, mobile, ...shift }: StoredShift): Told {
  return { ...shift, mobile: by_text_message ? mobile : null };
}

function byMail(staff: StaffMember): Told {
  return { ...staff, by_mail: true, mobile: null };
}

async function tellAll(change: Change, everybody: readonly Told[], message: Message): Promise<number> {
  let count = 0;
  for (const told of everybody) {
    const sent = await tellOne(change, told, message);
    if (sent.by_mail || sent.by_text_message) count += 1;
  }
  return count;
}

/** Adds a mail if no text messages can be sent, so that everybody on call is reached. */
async function tellOne(change: Change, told: Told, { effect, usefulHours, ...message }: Message) {
  const { settings } = change;
  const { account_id, email, language, mobile } = told;
  const effectKey = `onCall/${effect}/${account_id}` as const;
  const text = onCallTextMessage(language, message, settings);
  const by_text_message =
    mobile !== null && (await postTextMessage(change, effectKey, { to: mobile, language, text, usefulHours }));
  const isByMail = told.by_mail || !settings.sendsTextMessages;
  const mailData = onCallMail({ language, settings, ...message });
  const by_mail = isByMail && (await queueMail(change, effectKey, email, mailData));
  return { by_mail, by_text_message };
}
