import { businessDay, type Day, isBefore } from '../shared/day.ts';
import type { DeathPlace } from './deathFacts.ts';

/** Who may have the body. */
export const bodyHolders = ['home', 'hospital', 'authority', 'undertaker', 'airport', 'consignee', 'grave'] as const;
/** Who may have a thing that belonged to the deceased. */
export const belongingHolders = [
  'hospital',
  'authority',
  'undertaker',
  'office',
  'airport',
  'consignee',
  'family',
] as const;
export const handoverHolders = [...bodyHolders, 'office', 'family'] as const;
export type HandoverHolder = (typeof handoverHolders)[number];

/** `place`: where somebody died outside of home and hospital; nobody hands a body over to it. */
export const custodyHolders = ['place', ...handoverHolders] as const;
export type CustodyHolder = (typeof custodyHolders)[number];

/** From where an entry is known: a hand-over that staff have entered, or what the case says already. */
export const custodySources = ['handover', 'call', 'step', 'burial'] as const;

/** Who has had the body or a thing from a moment on, until the next entry; `at` is null where only the day is known. */
export type CustodyEntry = {
  /** Of the hand-over; null if the case says it. */
  id: number | null;
  holder: CustodyHolder;
  holder_name: string | null;
  day: Day | null;
  at: Date | null;
  /** Who took over. */
  person: string | null;
  receipt: string | null;
  written_by: string | null;
  source: (typeof custodySources)[number];
};

/** What a case says about the body without any hand-over: nothing of it is asked again. */
export type CustodyFacts = {
  place: DeathPlace | null;
  place_words: string | null;
  died_from: Day | null;
  held_since: Day | null;
  /** When the undertaker ticked, or staff for them, that the deceased was collected. */
  collected: { at: Date; by: string | null } | null;
  /** Once the burial has taken place. */
  buried: { at: Date | null; place: string | null } | null;
};

const blank = { id: null, holder_name: null, day: null, at: null, person: null, receipt: null, written_by: null };
const firstHolders = { home: 'home', hospital: 'hospital', outside: 'place', abroad: 'place' } as const;

/**
 * Who has had the body, the first first and without a gap: each entry ends with the next one. The place of death, the prosecutor,
 * the undertaker and the grave follow from the case, unless a hand-over to them is entered.
 */
export function custodyOfBody(facts: CustodyFacts, handovers: readonly CustodyEntry[]): CustodyEntry[] {
  const isEntered = (holder: CustodyHolder) => handovers.some((entry) => entry.holder === holder);
  const { place, place_words, died_from, held_since, collected, buried } = facts;
  const first: CustodyEntry[] = place
    ? [{ ...blank, holder: firstHolders[place], holder_name: place_words, day: died_from, source: 'call' }]
    : [];
  const followed: CustodyEntry[] = [
    ...(held_since && !isEntered('authority')
      ? [{ ...blank, holder: 'authority', day: held_since, source: 'call' } as const]
      : []),
    ...(collected && !isEntered('undertaker')
      ? [{ ...blank, holder: 'undertaker', ...momentOf(collected.at), person: collected.by, source: 'step' } as const]
      : []),
    ...handovers,
  ];
  const last: CustodyEntry[] =
    buried && !isEntered('grave')
      ? [{ ...blank, holder: 'grave', holder_name: buried.place, ...momentOf(buried.at), source: 'burial' }]
      : [];
  return [...first, ...followed.sort(byTime), ...last];
}

/**
 * Why something cannot be handed over then: in the future, or before the present holder got it. A body is not handed over after
 * the burial, and nothing is once it is with the family again.
 */
export function handoverProblem(
  at: Date,
  { now, last }: { now: Date; last: CustodyEntry | undefined },
): { field: 'at' | 'holder'; key: string } | undefined {
  if (last?.holder === 'grave' || last?.holder === 'family') return { field: 'holder', key: 'death_custody_ended' };
  if (at > now) return { field: 'at', key: 'day_in_the_future' };
  if (last?.at ? at < last.at : last?.day && isBefore(businessDay(at), last.day)) {
    return { field: 'at', key: 'death_handover_before_last' };
  }
  return undefined;
}

function momentOf(at: Date | null): { day: Day | null; at: Date | null } {
  return { day: at && businessDay(at), at };
}

function byTime(one: CustodyEntry, other: CustodyEntry): number {
  if (one.at && other.at) return one.at.getTime() - other.at.getTime();
  if (one.day && other.day && one.day !== other.day) return isBefore(one.day, other.day) ? -1 : 1;
  // of the same day the one without a time was there first
  return Number(one.at !== null) - Number(other.at !== null);
}
