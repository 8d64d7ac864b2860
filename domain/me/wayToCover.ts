import { activeFrom, isWaitingOver } from '../membership/waitingPeriod.ts';
import type { Day } from '../shared/day.ts';
import type { HomeFacts } from './home.ts';

/** The stations from the application to the membership, in the order in which they are told. */
export const waySteps = ['applied', 'documents', 'paid', 'waiting', 'covered'] as const;
export type WayStep = (typeof waySteps)[number];

/** `missing`: the household has to send something; `now`: it is under way. */
export type WayState = 'done' | 'missing' | 'now' | 'later';

/**
 * `on`: the day on which it was done, or until which it is due or takes; for the last station the first possible day.
 * Null if nobody knows it. One station at most is where the household stands today.
 */
export type WayPoint = { step: WayStep; state: WayState; on: Day | null; is_today: boolean };

export type WayFacts = HomeFacts & {
  submitted_on: Day | null;
  documents_checked_on: Day | null;
  is_paid: boolean;
  paid_on: Day | null;
};

/** The way of a household to its membership; empty for one that has ended, and while money rests after a death. */
export function wayToCover(facts: WayFacts, today: Day): WayPoint[] {
  if (facts.status === 'inactive' || (facts.money_rests && facts.status !== 'active')) return [];
  const points = [applied(facts), documents(facts), paid(facts), waiting(facts, today), covered(facts, today)];
  const here = stationOfToday(points);
  return points.map((point) => ({ ...point, is_today: point.step === here }));
}

type Station = Omit<WayPoint, 'is_today'>;

function applied({ status, submitted_on }: WayFacts): Station {
  return { step: 'applied', state: status === 'new' ? 'now' : 'done', on: submitted_on };
}

function documents({ status, documents: are, documents_checked_on: on }: WayFacts): Station {
  const step = 'documents';
  if (status === 'active' || are === 'checked') return { step, state: 'done', on };
  if (status === 'new') return { step, state: 'later', on: null };
  return { step, state: are === 'missing' ? 'missing' : 'now', on: null };
}

function paid({ status, is_paid, paid_on, owed }: WayFacts): Station {
  const step = 'paid';
  if (is_paid || status === 'active') return { step, state: 'done', on: paid_on };
  if (status === 'new' && !owed) return { step, state: 'later', on: null };
  return { step, state: 'now', on: owed?.due_on ?? null };
}

function waiting({ status, waiting_until: on }: WayFacts, today: Day): Station {
  const step = 'waiting';
  if (status === 'active') return { step, state: 'done', on };
  if (status === 'new' || !on) return { step, state: 'later', on: null };
  return { step, state: isWaitingOver(on, today) ? 'done' : 'now', on };
}

function covered({ status, waiting_until, active_from }: WayFacts, today: Day): Station {
  if (status === 'active') return { step: 'covered', state: 'done', on: active_from };
  // a first day that has passed is no promise any more
  const isAhead = status === 'waiting' && waiting_until && !isWaitingOver(waiting_until, today);
  const on = isAhead ? activeFrom(waiting_until) : null;
  return { step: 'covered', state: 'later', on };
}

/** The furthest station that is under way; the first one while the application is not submitted; at the end the last. */
function stationOfToday(points: readonly Station[]): WayStep {
  if (points[0]?.state !== 'done') return 'applied';
  return points.findLast(({ state }) => state === 'now' || state === 'missing')?.step ?? 'covered';
}
