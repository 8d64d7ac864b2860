import type { CallBackRequest } from '../../../domain/deaths/callBack.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { HOUR_SECONDS, inTurn, type Limit, networkOf, tryAttempt } from '../../accounts/throttle.actions.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Change, Context } from '../../platform/context.ts';
import { violatedIndex } from '../../platform/db.ts';
import { inChange } from '../../platform/work.ts';
import { callForHelp, tellOfMany } from '../callForHelp.actions.ts';
import { countCallBacks, findCaseByKey, findCaseNo } from '../deathCase.reads.ts';
import { reportDeath } from '../report.actions.ts';

export type CallBack = {
  request: CallBackRequest;
  /** Equal for a message that is sent twice. */
  idempotencyKey: string;
  /** The network address it came from. */
  address: string;
};

/** More messages in an hour, from all addresses together, than families alone would send. */
const MANY_IN_AN_HOUR = 30;

/**
 * Takes a message of the public page: opens a case without any effects, and returns its number; a repeated message returns the
 * former number. Those on call are told. Refuses with `too_many_requests` over the limit of a network address; the total of all
 * addresses only warns, so that nobody can block others.
 */
export async function receiveCallBack(
  { context, actor }: { context: Context; actor: Actor },
  callBack: CallBack,
): Promise<string> {
  const limit = { key: `callBacks/${networkOf(callBack.address)}`, most: context.settings.limits.callBacksPerAddress };
  const receive = () => inTurn([limit], () => inChange(context, actor, (change) => enter(change, callBack, limit)));
  const { case_no, sinceAnHour } = await receive().catch((error: unknown) => {
    // the same message arrived through another network at the same moment
    if (violatedIndex(error) === 'death_cases_idempotency_key_key') return receive();
    throw error;
  });
  if (sinceAnHour === MANY_IN_AN_HOUR) {
    context.log.warn({ count: sinceAnHour }, 'many messages about a death within an hour: is a program sending them?');
  }
  return case_no;
}

type Entered = { case_no: string; sinceAnHour?: number };

async function enter(change: Change, { request, idempotencyKey }: CallBack, limit: Limit): Promise<Entered> {
  const before = await findCaseByKey(change.tx, idempotencyKey);
  if (before) return before;
  const { waitSeconds } = await tryAttempt(change, [limit], HOUR_SECONDS);
  // the same message may have been stored while this one waited for the lock
  const meanwhile = await findCaseByKey(change.tx, idempotencyKey);
  if (meanwhile) return meanwhile;
  if (waitSeconds) return refuse('too_many_requests', { retryAfterSeconds: waitSeconds });
  const { name, phone, place, language, died } = request;
  const id = await reportDeath(change, {
    source: 'call_back',
    language,
    idempotency_key: idempotencyKey,
    answers: { reporter_name: name, reporter_phone: phone, place_words: place, deceased_name: died ?? null },
  });
  const hourAgo = new Date(change.now.getTime() - HOUR_SECONDS * 1_000);
  const sinceAnHour = await countCallBacks(change.tx, hourAgo);
  await (sinceAnHour < MANY_IN_AN_HOUR ? callForHelp(change, id) : tellOfMany(change, id));
  return { case_no: await findCaseNo(change.tx, id), sinceAnHour };
}
