import { addMonths, businessDay, type Day, daysBetween, isAfter, isBefore, parseWireDay } from '../shared/day.ts';
import type { MemberDocument } from './documents.contract.ts';
import { type ExpiringType, expiringTypes } from './validity.ts';

/** How early a screen says that a document runs out: as early as the first notice (decision 68). */
const MONTHS_BEFORE = 3;

export type KnownDocument = Pick<MemberDocument, 'type' | 'created_at' | 'refused_at' | 'valid_until'>;

/** `days`: until the last day on which it is valid; below 0 it has run out. */
export type RunningOut = { type: ExpiringType; valid_until: Day; days: number };

/** A last day that is near or has passed, in days; undefined if there is time. */
export function daysToRunOut(validUntil: Day, today: Day): number | undefined {
  return isAfter(addMonths(validUntil, -MONTHS_BEFORE), today) ? undefined : daysBetween(today, validUntil);
}

/** The documents of a person that run out soon, or have run out. Which one counts: decision 68 (`latest_validity`). */
export function runningOut(documents: readonly KnownDocument[], today: Day): RunningOut[] {
  return expiringTypes.flatMap((type) => {
    const valid_until = lastDayOf(documents.filter((each) => each.type === type && !each.refused_at));
    const days = valid_until && daysToRunOut(valid_until, today);
    return valid_until === undefined || days === undefined ? [] : [{ type, valid_until, days }];
  });
}

function lastDayOf(documents: readonly KnownDocument[]): Day | undefined {
  const dated = documents.flatMap((each) => {
    const last = each.valid_until === null ? undefined : parseWireDay(each.valid_until);
    return last ? [{ last, sent: sentOn(each) }] : [];
  });
  const undated = documents.filter(({ valid_until }) => valid_until === null).map(sentOn);
  return dated
    .filter(({ sent }) => undated.every((other) => !isAfter(other, sent)))
    .map(({ last }) => last)
    .reduce<Day | undefined>((one, other) => (one && isBefore(other, one) ? one : other), undefined);
}

function sentOn({ created_at }: KnownDocument): Day {
  return businessDay(new Date(created_at));
}
