import { dateOfBirthProblem } from '../../domain/members/dateOfBirth.ts';
import { type Day, longDay, readDay, toWireDay } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { ReadDate } from '../ui/fields/DateField.tsx';

/** The typed text as `DD.MM.YYYY`; a text that is no date stays as it is, and the rule refuses it. */
export function wireDate(typed: string): string {
  const day = readDay(typed);
  return day ? toWireDay(day) : typed;
}

/** The same with the day in words. */
export function readDate(typed: string, language: Language): ReadDate | undefined {
  const day = readDay(typed);
  return day && { text: toWireDay(day), echo: longDay(day, language) };
}

/** The error of a typed birth date that is a valid date. */
export function typedBirthProblem(typed: string, today: Day): 'date_must_be_in_the_past' | undefined {
  const day = readDay(typed);
  return day && dateOfBirthProblem(day, today);
}
