import { type Day, isBefore } from '../shared/day.ts';

/** In which role somebody represents the household (spec §3). */
export const representationKinds = ['administrator', 'lawyer', 'family_member'] as const;
export type RepresentationKind = (typeof representationKinds)[number];

export const defaultRepresentation: RepresentationKind = 'lawyer';

export const substituteStatuses = ['active', 'inactive'] as const;
export type SubstituteStatus = (typeof substituteStatuses)[number];

/** `active` until the end of `valid_until`, then `inactive`; inactive at once if the household ended it (D30). */
export function substituteStatus(validUntil: Day, endedOn: Day | null, today: Day): SubstituteStatus {
  return endedOn || isBefore(validUntil, today) ? 'inactive' : 'active';
}

/** Refuses a day in the past with `date_must_not_be_past`; today is the picker's minimum (spec §5). */
export function validUntilProblem(validUntil: Day, today: Day): 'date_must_not_be_past' | undefined {
  return isBefore(validUntil, today) ? 'date_must_not_be_past' : undefined;
}

/** Substitutes who speak for the household at a death; the others do so for documents, payments or the law. */
export function speaksAtDeath(kind: RepresentationKind): boolean {
  return kind === 'family_member';
}
