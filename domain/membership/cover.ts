import { type BoardSettings, defaultSettings } from '../boardSettings/settings.ts';
import { childCoverLastsUntil } from '../members/childAge.ts';
import { isExclusion } from '../reference/inactiveReasons.ts';
import { compareDays, type Day, daysBetween, isAfter } from '../shared/day.ts';
import { type Arrear, arrearsOn, type Owed, owedOn } from './coverArrears.ts';
import type { CoverFacts, MembershipFacts, MissingFact, WaitingFacts } from './coverFacts.ts';
import { type StatusOnDay, statusOn } from './coverStatus.ts';

/** The version of the rule with which a check was made; increased whenever the same facts give another verdict. */
export const coverRuleVersion = 2;

/** Settings that the board may change from a day on; a case is judged by the settings of the day of death. */
export type CoverSettings = Pick<BoardSettings, 'accident_exempt_after_days' | 'holds_until_reminder'>;

/** By priority: the first verdict among the grounds decides; `unknown` comes after those that no missing fact would change. */
export const coverVerdicts = [
  'excluded',
  'ended',
  'not_a_member',
  'unknown',
  'two_households',
  'over_age',
  'in_arrears',
  'accident_exempt',
  'waiting',
  'covered',
] as const;
export type CoverVerdict = (typeof coverVerdicts)[number];

/** A reason for a verdict, with its facts. `since` is a first day. */
export type CoverContext =
  | { verdict: 'excluded'; household_id: number; since: Day }
  | { verdict: 'ended'; household_id: number; since: Day; reason_id: number | null; had_begun: boolean }
  | { verdict: 'not_a_member'; household_id: number | null; entered_on: Day | null }
  /** `known_since`: the first day with any known facts, if earlier ones are missing. */
  | { verdict: 'unknown'; missing: MissingFact[]; known_since: Day | null }
  | { verdict: 'two_households'; household_ids: number[] }
  | { verdict: 'over_age'; birth: Day; last_day: Day }
  | { verdict: 'in_arrears'; household_id: number; invoices: Arrear[] }
  | { verdict: 'accident_exempt'; household_id: number; from: Day; days_waited: number; exempt_after_days: number }
  /** `unpaid`: what was owed on the day, if that is why the period had not begun. */
  | ({ verdict: 'waiting'; household_id: number; unpaid?: Owed[] } & WaitingFacts)
  | { verdict: 'covered'; household_id: number; since: Day };

export type Cover = { rule_version: typeof coverRuleVersion; verdict: CoverVerdict; grounds: CoverContext[] };

type Standing = { membership: MembershipFacts; status: StatusOnDay };

/**
 * Whether the association covers a person on a day, with all grounds; the first one is the verdict. The last covered day is the
 * day of death, so the question about a death uses its own day. Days, levels and settings: decision 57. Before a household was merged
 * into another one, the better of both counts, each judged alone: neither is worse for it, and nothing is proven that neither proves
 * (decision 109).
 */
export function coverOn(facts: CoverFacts, settings: CoverSettings = defaultSettings): Cover {
  const own = coverAlone(
    { ...facts, memberships: facts.memberships.filter(({ merged_on }) => merged_on === undefined) },
    settings,
  );
  const former = facts.memberships
    .filter(({ merged_on }) => merged_on !== undefined && isAfter(merged_on, facts.day))
    .map((membership) => coverAlone({ ...facts, memberships: [membership] }, settings));
  return former.reduce(betterOf, own);
}

/** The best first. Somebody may be covered of whom a fact is missing; who waits or owes is at least a member. */
const fromBest: readonly CoverVerdict[] = [
  'covered',
  'accident_exempt',
  'unknown',
  'waiting',
  'in_arrears',
  'over_age',
  'two_households',
  'ended',
  'not_a_member',
];

/** The first where both are equal, and where the board excluded somebody. */
function betterOf(own: Cover, former: Cover): Cover {
  if (own.verdict === 'excluded') return own;
  if (former.verdict === 'excluded') return former;
  return placeOf(former) < placeOf(own) ? former : own;
}

function placeOf({ verdict }: Cover): number {
  const place = fromBest.indexOf(verdict);
  return place < 0 ? fromBest.length : place;
}

function coverAlone(facts: CoverFacts, settings: CoverSettings): Cover {
  const all = facts.memberships.map((membership) => ({ membership, status: statusOn(membership, facts.day) }));
  const standing = all.filter(isStanding);
  // an end or an application in another household does not matter for a person who is a member here
  const decisive = standing.length > 0 ? standing : all;
  const isUndecided = standing.length === 0 && all.some(({ status }) => status.is === 'unknown');
  const grounds: CoverContext[] = [
    ...all.flatMap(exclusionOf),
    ...(isUndecided ? [] : decisive.flatMap(statusContext)),
    ...decisive.flatMap((one) => waitingContext(one, facts, settings)),
    ...arrearContext(decisive, facts.day, settings),
    ...twoHouseholds(standing),
    ...ageContext(facts, decisive),
    ...unknownContext(facts, decisive, settings),
  ];
  if (grounds.length === 0) grounds.push({ verdict: 'not_a_member', household_id: null, entered_on: null });
  grounds.sort((one, other) => rank(one) - rank(other) || householdOf(one) - householdOf(other));
  return { rule_version: coverRuleVersion, verdict: grounds[0]?.verdict ?? 'not_a_member', grounds };
}

function isStanding({ status }: Standing): boolean {
  return status.is === 'covered' || status.is === 'waiting';
}

function exclusionOf({ membership: { household_id }, status }: Standing): CoverContext[] {
  const isExcluded = status.is === 'ended' && status.reason_id !== null && isExclusion(status.reason_id);
  return isExcluded ? [{ verdict: 'excluded', household_id, since: status.since }] : [];
}

function statusContext({ membership, status }: Standing): CoverContext[] {
  const { household_id, entered } = membership;
  switch (status.is) {
    case 'covered':
      return [{ verdict: 'covered', household_id, since: status.since }];
    case 'ended': {
      const { is: _, ...end } = status;
      return status.reason_id !== null && isExclusion(status.reason_id)
        ? []
        : [{ verdict: 'ended', household_id, ...end }];
    }
    case 'absent':
    case 'applicant':
      return [{ verdict: 'not_a_member', household_id, entered_on: entered.on }];
    case 'waiting':
    case 'unknown':
      return [];
  }
}

function waitingContext(
  { membership, status }: Standing,
  { day, is_accident }: CoverFacts,
  { accident_exempt_after_days: exempt_after_days }: CoverSettings,
): CoverContext[] {
  const { household_id, period } = membership;
  if (status.is !== 'waiting' || period === 'unknown') return [];
  // a payment after the day had not started a period on it
  const begun = period.from && !isAfter(period.from, day) ? period.from : null;
  const until = begun ? period.until : null;
  const unpaid = begun ? [] : owedOn(membership, day);
  const named = unpaid.length > 0 ? { unpaid } : {};
  const waiting: CoverContext = { verdict: 'waiting', household_id, ...period, from: begun, until, ...named };
  if (!is_accident || !begun || exempt_after_days === null) return [waiting];
  const days_waited = daysBetween(begun, day);
  if (days_waited < exempt_after_days) return [waiting];
  return [{ verdict: 'accident_exempt', household_id, from: begun, days_waited, exempt_after_days }, waiting];
}

function arrearContext(decisive: readonly Standing[], day: Day, settings: CoverSettings): CoverContext[] {
  return decisive.filter(isJoined).flatMap(({ membership }) => {
    const { arrears } = arrearsOn(membership, day, settings.holds_until_reminder);
    if (arrears.length === 0) return [];
    return [{ verdict: 'in_arrears', household_id: membership.household_id, invoices: arrears }];
  });
}

function twoHouseholds(standing: readonly Standing[]): CoverContext[] {
  const ids = [...new Set(standing.map(({ membership }) => membership.household_id))].sort((a, b) => a - b);
  return ids.length > 1 ? [{ verdict: 'two_households', household_ids: ids }] : [];
}

function ageContext({ birth, day }: CoverFacts, decisive: readonly Standing[]): CoverContext[] {
  const isLimited = decisive.some((one) => one.membership.is_age_limited === true && isJoined(one));
  if (!birth || !isLimited) return [];
  const last_day = childCoverLastsUntil(birth);
  return isAfter(day, last_day) ? [{ verdict: 'over_age', birth, last_day }] : [];
}

function unknownContext(facts: CoverFacts, decisive: readonly Standing[], settings: CoverSettings): CoverContext[] {
  const missing = new Set<MissingFact>();
  const knownSince: Day[] = [];
  for (const { membership, status } of decisive) {
    if (status.is === 'unknown') {
      missing.add('status_history');
      knownSince.push(membership.entered.known_since ?? membership.entered.on);
    }
    if (status.is === 'waiting' && membership.period === 'unknown') missing.add('waiting_period');
    const isOwing = isStanding({ membership, status });
    if (isOwing && arrearsOn(membership, facts.day, settings.holds_until_reminder).isUnknown) {
      missing.add('invoice_history');
    }
  }
  for (const { membership } of decisive.filter(isStanding)) {
    for (const fact of missingAboutAge(facts, membership)) missing.add(fact);
  }
  if (missing.size === 0) return [];
  return [{ verdict: 'unknown', missing: [...missing].sort(), known_since: knownSince.sort(compareDays)[0] ?? null }];
}

/** Only facts that may change the verdict count as missing. */
function missingAboutAge({ birth, day }: CoverFacts, { is_age_limited }: MembershipFacts): MissingFact[] {
  if (is_age_limited === false) return [];
  if (!birth) return ['date_of_birth'];
  return is_age_limited === 'unknown' && isAfter(day, childCoverLastsUntil(birth)) ? ['basis'] : [];
}

function isJoined({ status }: Standing): boolean {
  return status.is === 'covered' || status.is === 'waiting' || status.is === 'ended';
}

function rank(context: CoverContext): number {
  const { verdict } = context;
  return verdict === 'unknown' ? rankOfUnknown(context) : coverVerdicts.indexOf(verdict);
}

/** For each fact that is missing: the strongest ground against cover that it might add. */
const couldAdd = {
  status_history: 'unknown',
  date_of_birth: 'over_age',
  basis: 'over_age',
  invoice_history: 'in_arrears',
  waiting_period: 'accident_exempt',
} as const satisfies Record<MissingFact, CoverVerdict>;

/** Behind the strongest ground that is possible: a known one before it, or the same, decides whatever is missing. */
function rankOfUnknown({ missing }: { missing: readonly MissingFact[] }): number {
  return Math.min(...missing.map((fact) => coverVerdicts.indexOf(couldAdd[fact]))) + 0.5;
}

function householdOf(context: CoverContext): number {
  return 'household_id' in context ? (context.household_id ?? 0) : 0;
}
