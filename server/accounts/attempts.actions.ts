import { refuse } from '../../domain/accounts/accounts.refusals.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import type { Actor } from '../platform/actor.ts';
import type { Change, Context } from '../platform/context.ts';
import { newToken } from '../platform/secrets/tokens.ts';
import { inChange } from '../platform/work.ts';
import { inTurn, type Limit, tryAttempt } from './throttle.actions.ts';
import { deletePending, deleteUndecided, updateCounted } from './throttle.writes.ts';

/** Longer than any waiting password takes to be hashed. */
const JUDGED_WITHIN_MS = 30_000;
const RETRY_SECONDS = 5;

type Visitor<A extends Actor> = { context: Context; actor: A };

export type AttemptRules<A extends Actor = Actor> = {
  limits: readonly Limit[];
  windowSeconds: number;
  /** Which outcomes count as an attempt; for the others the attempt is given back. */
  counts: 'every_outcome' | ((refusedWith: string) => boolean);
  /** Runs in the same transaction when the limit is reached. */
  onUsedUp?: (change: Change<A>) => Promise<void>;
};

/** Attempts that could not be given back during an outage; the next attempt on the same database gives them back. */
const owed = new WeakMap<Context['db'], string[]>();

/**
 * Runs `judge` as an attempt that counts from the start, so that parallel ones see each other, and afterwards only if its outcome
 * says so (D17). An attempt without an outcome (outage, bug, killed process) does not count: nobody learnt anything from it.
 * Refuses with `too_many_requests` when a limit is reached.
 */
export async function asAttempt<A extends Actor, R>(
  { context, actor }: Visitor<A>,
  rules: AttemptRules<A>,
  judge: () => Promise<R>,
): Promise<R> {
  const begun = context.clock.now().getTime();
  const attempt = newToken();
  await orOwed(context, attempt, reserve({ context, actor }, rules, attempt));
  const outcome = await judge().then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  if (!isJudged(outcome)) owe(context, [attempt]);
  else if (isCounted(outcome, rules)) await keep(context, attempt, begun);
  else
    await orOwed(
      context,
      attempt,
      inChange(context, actor, ({ tx }) => deletePending(tx, [attempt])),
    );
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

/** Deletes the undecided attempts of a killed process; called before the only process on a database serves requests. */
export async function deleteUndecidedAttempts({ tx }: Pick<Change, 'tx'>): Promise<void> {
  await deleteUndecided(tx);
}

async function reserve<A extends Actor>(
  { context, actor }: Visitor<A>,
  { limits, windowSeconds, counts, onUsedUp }: AttemptRules<A>,
  attempt: string,
): Promise<void> {
  const debts = owed.get(context.db) ?? [];
  owed.delete(context.db);
  const trying = async (change: Change<A>) => {
    await deletePending(change.tx, debts);
    const until = new Date(change.now.getTime() + JUDGED_WITHIN_MS);
    const mayBeGivenBack = counts !== 'every_outcome';
    const tried = await tryAttempt(change, limits, windowSeconds, { attempt, until, mayBeGivenBack });
    if (tried.waitSeconds) await onUsedUp?.(change);
    return tried;
  };
  const begun = inTurn(limits, () => inChange(context, actor, trying));
  const { waitSeconds } = await begun.catch((error: unknown) => {
    owe(context, debts);
    throw error;
  });
  if (waitSeconds) refuse('too_many_requests', { retryAfterSeconds: waitSeconds });
}

type Outcome = { result: unknown } | { error: unknown };

function isJudged(outcome: Outcome): boolean {
  if (!('error' in outcome)) return true;
  return outcome.error instanceof Refusal && outcome.error.kind !== 'unavailable';
}

function isCounted(outcome: Outcome, { counts }: Pick<AttemptRules, 'counts'>): boolean {
  if (counts === 'every_outcome') return true;
  return 'error' in outcome && outcome.error instanceof Refusal && counts(outcome.error.key);
}

/**
 * Stores that an attempt counts before its outcome is answered. If that fails, or comes so late that others were admitted
 * meanwhile, the outcome is not answered.
 */
async function keep(context: Context, attempt: string, begun: number): Promise<void> {
  await orOwed(
    context,
    attempt,
    inChange(context, { kind: 'system' }, ({ tx }) => updateCounted(tx, attempt)),
  );
  if (context.clock.now().getTime() - begun <= JUDGED_WITHIN_MS) return;
  refuse('service_unavailable', { retryAfterSeconds: RETRY_SECONDS });
}

async function orOwed(context: Context, attempt: string, written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    if (!(error instanceof Refusal)) owe(context, [attempt]);
    throw error;
  });
}

function owe({ db }: Context, attempts: readonly string[]): void {
  owed.set(db, [...(owed.get(db) ?? []), ...attempts]);
}
