import { tidyName } from '../../domain/members/name.ts';
import { type Day, readDay, toWireDay } from '../../domain/shared/day.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { defaultRepresentation, representationKinds, validUntilProblem } from '../../domain/substitutes/substitute.ts';
import type { Substitute } from '../../domain/substitutes/substitutes.contract.ts';
import { tidyPhoneNumber } from '../members/phoneReading.ts';

/** The typed values of the form. */
export type SubstituteValues = {
  first_name: string;
  last_name: string;
  phone_private_mobile: string;
  phone_private_landline: string;
  email: string;
  represent_me_as: string;
  valid_until: string;
};

export function substituteValues(stored?: Substitute): SubstituteValues {
  return {
    first_name: stored?.first_name ?? '',
    last_name: stored?.last_name ?? '',
    phone_private_mobile: stored?.phone_private_mobile ?? '',
    phone_private_landline: stored?.phone_private_landline ?? '',
    email: stored?.email ?? '',
    represent_me_as: stored?.represent_me_as ?? defaultRepresentation,
    valid_until: stored?.valid_until ?? '',
  };
}

/** Makes the request: numbers without the signs that people write between digits, the day in wire format. */
export function substituteToSend(values: SubstituteValues) {
  const day = readDay(values.valid_until);
  return {
    ...values,
    first_name: tidyName(values.first_name),
    last_name: tidyName(values.last_name),
    phone_private_mobile: tidyPhoneNumber(values.phone_private_mobile),
    phone_private_landline: tidyPhoneNumber(values.phone_private_landline),
    represent_me_as: representationKinds.find((kind) => kind === values.represent_me_as) ?? defaultRepresentation,
    valid_until: day ? toWireDay(day) : values.valid_until,
  };
}

/** Whether the stored representative equals what was sent. */
export function isStoredAs(stored: Substitute, sent: object): boolean {
  const before = new Map<string, unknown>(Object.entries(substituteToSend(substituteValues(stored))));
  return Object.entries(sent).every(([name, value]) => before.get(name) === value);
}

/** A rule that the schema cannot check: the last day must not be in the past. */
export function substituteErrors({ valid_until }: SubstituteValues, today: Day): FieldErrors {
  const day = readDay(valid_until);
  const problem = day && validUntilProblem(day, today);
  return problem ? { valid_until: [problem] } : {};
}
