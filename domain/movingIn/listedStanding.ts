import type { MemberStatus } from '../members/memberStatus.ts';
import { activeFrom, isWaitingOver, WAITING_DAYS, waitingUntil } from '../membership/waitingPeriod.ts';
import { addDays, type Day, isAfter, isBefore } from '../shared/day.ts';
import type { ImportedPerson } from './importedHousehold.ts';

/** What the former list tells about somebody's membership. */
export type ListedDays = Pick<
  ImportedPerson,
  'joined_on' | 'waiting_until' | 'active_since' | 'left_on' | 'left_because' | 'listed_as_covered'
>;

/** A row of the status history. */
export type ListedStep = { from: MemberStatus; to: MemberStatus; on: Day };

/** A person's membership as it is stored: by these days `coverOn` answers for the past (decision 102). */
export type ListedStanding = {
  status: Exclude<MemberStatus, 'new'>;
  /** The first day about which anything is known. */
  entered_on: Day;
  /** From the day of entry up to this day nobody can tell as what the person belonged to the household; null if there is no such gap. */
  known_since: Day | null;
  waiting_from: Day | null;
  waiting_until: Day | null;
  active_from: Day | null;
  inactive_from: Day | null;
  steps: ListedStep[];
};

/** A day of the list that contradicts the others, or an assumption in place of a day that it does not tell. */
export type DayWarning =
  | 'left_before_joined'
  | 'active_before_joined'
  | 'waiting_before_joined'
  | 'left_day_missing'
  | 'waiting_assumed'
  | 'active_day_missing';

type Known = { joined: Day | null; active: Day | null; left: Day | null; today: Day };

const nothing = {
  known_since: null,
  waiting_from: null,
  waiting_until: null,
  active_from: null,
  inactive_from: null,
} as const;

/** Which of the days contradict each other, or are missing. */
export function dayWarnings(listed: ListedDays, today: Day): DayWarning[] {
  const { joined_on: joined, active_since: active, waiting_until: until, left_on: left, left_because } = listed;
  const warnings: DayWarning[] = [];
  if (left && joined && isBefore(left, joined)) warnings.push('left_before_joined');
  if (active && joined && isBefore(active, joined)) warnings.push('active_before_joined');
  if (until && joined && isBefore(until, joined)) warnings.push('waiting_before_joined');
  if (!left && left_because) warnings.push('left_day_missing');
  const known = knownDays(listed, today);
  if (!known.left && !known.active)
    warnings.push(isWaitAssumed(listed, known) ? 'waiting_assumed' : 'active_day_missing');
  return warnings;
}

/**
 * Who left before they joined has an unknown day of joining. Who became a member before they joined joined on that day. Whose waiting
 * period is told became a member on the day after it.
 */
function knownDays(listed: ListedDays, today: Day): Known {
  const { active_since, left_on: left } = listed;
  const fits = (one: Day, other: Day | null) => other === null || !isBefore(other, one);
  const told = listed.joined_on && fits(listed.joined_on, left) ? listed.joined_on : null;
  const until = listed.waiting_until && (!told || !isBefore(listed.waiting_until, told)) ? listed.waiting_until : null;
  const active = active_since ?? (until && activeFrom(until));
  const joined = told && active_since && isBefore(active_since, told) ? active_since : told;
  return { joined, active, left, today };
}

/** The list tells neither the waiting period nor since when: who joined lately and is not listed as covered still waits. */
function isWaitAssumed({ listed_as_covered }: ListedDays, { joined, today }: Known): boolean {
  return joined !== null && listed_as_covered !== true && !isWaitingOver(waitingUntil(joined), today);
}

/** How somebody of the list stands today, and how they stood before as far as the list tells. */
export function listedStanding(listed: ListedDays, today: Day): ListedStanding {
  const known = knownDays(listed, today);
  if (known.left) return ended(known, known.left);
  if (listed.left_because) return endedSometime(known);
  if (known.active && isAfter(known.active, today)) return waiting(known, addDays(known.active, -1));
  if (known.active) return active(known, known.active);
  if (known.joined && isWaitAssumed(listed, known)) return waiting(known, waitingUntil(known.joined));
  return activeSometime(known);
}

function ended(known: Known, left: Day): ListedStanding {
  const { joined, active: began } = known;
  const end = { ...nothing, status: 'inactive', inactive_from: left } as const;
  if (began && isBefore(began, left)) {
    const before = active(known, began);
    const steps: ListedStep[] = [...before.steps, { from: 'active', to: 'inactive', on: left }];
    return { ...before, status: 'inactive', inactive_from: left, steps };
  }
  if (began && joined) {
    const period = { waiting_from: joined, waiting_until: latest(joined, addDays(began, -1)) };
    const steps: ListedStep[] = [
      { from: 'new', to: 'waiting', on: joined },
      { from: 'waiting', to: 'inactive', on: left },
    ];
    return { ...end, ...period, entered_on: joined, steps };
  }
  const from = began ? 'waiting' : 'active';
  const gap = joined && isBefore(joined, left) ? left : null;
  return { ...end, entered_on: joined ?? left, known_since: gap, steps: [{ from, to: 'inactive', on: left }] };
}

/** Somebody who is no longer a member, since nobody knows when. */
function endedSometime({ joined, today }: Known): ListedStanding {
  const gap = joined && isBefore(joined, today) ? today : null;
  const steps: ListedStep[] = [{ from: 'active', to: 'inactive', on: today }];
  return {
    ...nothing,
    status: 'inactive',
    inactive_from: today,
    entered_on: joined ?? today,
    known_since: gap,
    steps,
  };
}

function active({ joined }: Known, since: Day): ListedStanding {
  const whole = { ...nothing, status: 'active', active_from: since } as const;
  if (!joined) return { ...whole, entered_on: since, steps: [] };
  if (joined === since) return { ...whole, entered_on: joined, steps: [{ from: 'new', to: 'active', on: since }] };
  const steps: ListedStep[] = [
    { from: 'new', to: 'waiting', on: joined },
    { from: 'waiting', to: 'active', on: since },
  ];
  return { ...whole, entered_on: joined, waiting_from: joined, waiting_until: addDays(since, -1), steps };
}

/** A member today, since nobody knows when. */
function activeSometime({ joined, today }: Known): ListedStanding {
  if (!joined) return { ...nothing, status: 'active', entered_on: today, active_from: today, steps: [] };
  const gap = isBefore(joined, today) ? today : null;
  const steps: ListedStep[] = [{ from: 'new', to: 'active', on: today }];
  return { ...nothing, status: 'active', entered_on: joined, known_since: gap, active_from: joined, steps };
}

function waiting({ joined, today }: Known, until: Day): ListedStanding {
  const began = joined ?? earliest(today, addDays(until, -WAITING_DAYS));
  const steps: ListedStep[] = joined ? [{ from: 'new', to: 'waiting', on: joined }] : [];
  const entered_on = joined ?? today;
  return { ...nothing, status: 'waiting', entered_on, waiting_from: began, waiting_until: until, steps };
}

function latest(one: Day, other: Day): Day {
  return isAfter(one, other) ? one : other;
}

function earliest(one: Day, other: Day): Day {
  return isBefore(one, other) ? one : other;
}
