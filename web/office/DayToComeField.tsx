import { readDate } from '../members/dateOfBirthText.ts';
import { today } from '../platform/today.ts';
import { currentLanguage } from '../platform/words.ts';
import { DateField, type DateFieldProps } from '../ui/DateField.tsx';

/** A day from today on. */
export function DayToComeField(props: Omit<DateFieldProps, 'normalise' | 'calendar'>) {
  const now = today();
  return (
    <DateField
      {...props}
      autoComplete="off"
      normalise={(typed) => readDate(typed, currentLanguage())}
      calendar={{ today: now, min: now }}
    />
  );
}
