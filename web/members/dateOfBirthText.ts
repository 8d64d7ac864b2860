import { dateOfBirthProblem } from '../../domain/members/dateOfBirth.ts';
import { type Day, longDay, readDay, toWireDay } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { ReadDate } from '../ui/fields/DateField.tsx';

/** What was typed as `DD.MM.YYYY`; what is no date stays as it is, for the rule to say so. */
export function wireDate(typed: string): string {
  const day = readDay(typed);
  return day ? toWireDay(day) : typed;
}

/** The same with the day in words. */
export function readDate(typed: string, language: Language): ReadDate | undefined {
  const day = readDay(typed);
  return day && { text: toWireDay(day), echo: longDay(day, language) };
}

/** What is wrong with a typed birth, beyond being no date at all. */
export function typedBirthProblem(typed: string, today: Day): 'date_must_be_in_the_past' | undefined {
  const day = readDay(typed);
  return day && dateOfBirthProblem(day, today);
}
