import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type DeathCaseState, hasTakenEffect } from '../../../domain/deaths/deathCase.ts';
import { addDays, businessDay, day } from '../../../domain/shared/day.ts';
import { patience } from '../../../scripts/lib/patience.mjs';
import { SESSION_COOKIE } from '../../accounts/sessionCookie.actions.ts';
import type { Context } from '../../platform/context.ts';
import { inChange } from '../../platform/work.ts';
import { anOfficeAccount, logIn } from '../builders.ts';
import type { TestClient } from '../client.ts';
import { aDeathOf, aFamily, keptRows } from '../deaths/deathLifeBuilders.ts';
import { aPhoneNumber } from '../memberBuilders.ts';
import type { TestServer } from '../testServer.ts';

const PATIENCE_MS = patience(10_000);
const PAUSE_MS = 20;

/** A family in which somebody has died, the case, and the household's rows before and after it was identified. */
export type Mourning = {
  readonly origin: string;
  readonly cookie: string;
  readonly id: number;
  readonly wife: number;
  readonly household_id: number;
  readonly before: unknown;
  readonly after: unknown;
  /** The state that the product has acknowledged; undefined while a step has no answer. */
  acknowledged: DeathCaseState | undefined;
  steps: number;
};

/** Prepares the family beside a product that runs, and identifies the deceased once to see what that changes. */
export async function aMourningFamily(context: Context, origin: string): Promise<Mourning> {
  const beside = besideOf(context);
  const died = addDays(businessDay(context.clock.now()), -1);
  const { household, wife, husband } = await aFamily(beside, 'active', { active_from: day('2020-01-01') });
  // without one of her own she would get a new row each time
  await aPhoneNumber(beside, wife);
  const id = await aDeathOf(beside, { member_id: husband, died_from: died, died_until: died });
  const { cookies } = await logIn(beside, await anOfficeAccount(beside));
  const cookie = `${SESSION_COOKIE}=${cookies.get(SESSION_COOKIE)}`;
  const { household_id } = household;
  const family: Mourning = {
    origin,
    cookie,
    id,
    wife,
    household_id,
    acknowledged: 'reported',
    steps: 0,
    before: await keptRows(beside, household),
    after: undefined,
  };
  await stepUp(family, 'reported');
  const after = await keptRows(beside, household);
  await stepDown(family);
  if (family.steps < 2) throw new Error('the death cannot be identified and taken back');
  return { ...family, after, steps: 0 };
}

/** Identifies, checks and accepts, and takes all of it back, again and again until it is aborted. */
export async function keepMourning(family: Mourning, signal: AbortSignal): Promise<void> {
  let isUp = true;
  while (!signal.aborted) {
    const state = await stateOf(family);
    if (state === 'reported') isUp = true;
    if (state === 'accepted') isUp = false;
    if (state) await (isUp ? stepUp(family, state) : stepDown(family));
    else await wait(PAUSE_MS);
  }
}

/** Lists what is half done in the case, or not as it was acknowledged; an empty list is right. */
export async function halfDoneOf(context: Context, family: Mourning): Promise<string[]> {
  const { id, household_id, acknowledged } = family;
  const { rows } = await sql<{ state: DeathCaseState; last: string; standing: number; decisions: number }>`
    select state, (select to_state from death_case_history where case_id = c.id order by id desc limit 1) as last,
      (select count(*)::int from death_case_effects where case_id = c.id and undone_at is null) as standing,
      (select count(*)::int from death_case_decisions where case_id = c.id and withdrawn_at is null) as decisions
    from death_cases c where id = ${id}`.execute(context.db);
  const [found] = rows;
  if (!found) return ['there is no case'];
  const { state, last, standing, decisions } = found;
  const right = hasTakenEffect(state) ? family.after : family.before;
  const checks: [what: string, isRight: boolean][] = [
    [`the history ends with ${last}, the case is ${state}`, last === state],
    [`of a case that is ${state} ${standing} effects stand`, standing > 0 === hasTakenEffect(state)],
    [`of a case that is ${state} ${decisions} decisions hold`, decisions === (state === 'accepted' ? 1 : 0)],
    [
      `the household is not as it is while the case is ${state}`,
      isDeepStrictEqual(await rowsOf(context, household_id), right),
    ],
    [
      `the case is ${state}, and ${acknowledged} was acknowledged`,
      acknowledged === undefined || acknowledged === state,
    ],
  ];
  return checks.filter(([, isRight]) => !isRight).map(([what]) => what);
}

function rowsOf(context: Context, household_id: number) {
  return keptRows(besideOf(context), { household_id });
}

async function stepUp(family: Mourning, state: DeathCaseState): Promise<void> {
  const { wife } = family;
  if (state === 'identified') return step(family, 'check', 'checked');
  if (state === 'checked') return step(family, 'accept', 'accepted');
  const preview = await ask(family, 'GET', `effects?next_member_ids=${wife}`);
  if (preview) await step(family, 'identify', 'identified', { digest: preview.digest, next_member_ids: [wife] });
}

async function stepDown(family: Mourning): Promise<void> {
  const preview = await ask(family, 'GET', 'take-back');
  if (preview) await step(family, 'take-back', preview.to_state as DeathCaseState);
}

async function step(family: Mourning, verb: string, to: DeathCaseState, more: object = {}): Promise<void> {
  const seen = await ask(family, 'GET', '');
  if (!seen) return;
  family.acknowledged = undefined;
  const answer = await ask(family, 'POST', verb, { revision: seen.revision, ...more });
  if (!answer) return;
  family.acknowledged = to;
  family.steps += 1;
}

async function stateOf(family: Mourning): Promise<DeathCaseState | undefined> {
  return (await ask(family, 'GET', ''))?.state as DeathCaseState | undefined;
}

/** Undefined: refused, interrupted or unanswered. */
async function ask(
  { origin, cookie, id }: Mourning,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Record<string, unknown> | undefined> {
  const sent = body ? { body: JSON.stringify(body), headers: { cookie, 'content-type': 'application/json' } } : {};
  const request = { method, headers: { cookie }, ...sent, signal: AbortSignal.timeout(PATIENCE_MS) };
  const url = `${origin}/api/v1/office/deaths/${id}${path && `/${path}`}`;
  const answer = await fetch(url, request).catch(() => undefined);
  const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

/** What the builders need of a test's server, on the data of a product that runs in its own process. */
function besideOf(context: Context): TestServer {
  const now = () => context.clock.now();
  const needed = {
    context,
    clock: { now, today: () => businessDay(now()) },
    change: (work: Parameters<TestServer['change']>[0]) => inChange(context, { kind: 'system' }, work),
    // it is asked for its cookies alone
    client: () => ({ cookies: new Map<string, string>() }) as TestClient,
  };
  return needed as unknown as TestServer;
}
