import { type Day, isBefore } from '../shared/day.ts';

/** As what someone represents the household (spec §3). */
export const representationKinds = ['administrator', 'lawyer', 'family_member'] as const;
export type RepresentationKind = (typeof representationKinds)[number];

export const defaultRepresentation: RepresentationKind = 'lawyer';

export const substituteStatuses = ['active', 'inactive'] as const;
export type SubstituteStatus = (typeof substituteStatuses)[number];

/** `active` to the end of `valid_until`, then `inactive`; one that was ended is inactive at once (D30). */
export function substituteStatus(validUntil: Day, endedOn: Day | null, today: Day): SubstituteStatus {
  return endedOn || isBefore(validUntil, today) ? 'inactive' : 'active';
}

/** The picker's minimum is today (spec §5): a day that has passed is `date_must_not_be_past`. */
export function validUntilProblem(validUntil: Day, today: Day): 'date_must_not_be_past' | undefined {
  return isBefore(validUntil, today) ? 'date_must_not_be_past' : undefined;
}
