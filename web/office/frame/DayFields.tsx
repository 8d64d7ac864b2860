import { readDate } from '../../members/dateOfBirthText.ts';
import { today } from '../../platform/today.ts';
import { currentLanguage } from '../../platform/words.ts';
import { DateField, type DateFieldProps } from '../../ui/fields/DateField.tsx';

type DayFieldProps = Omit<DateFieldProps, 'normalise' | 'calendar'>;

/** A day, at the latest today. */
export function PastDayField(props: DayFieldProps) {
  return <DayField {...props} range={{ max: today() }} />;
}

/** A day, at the earliest today. */
export function DayToComeField(props: DayFieldProps) {
  return <DayField {...props} range={{ min: today() }} />;
}

/** Any day, past or to come. */
export function AnyDayField(props: DayFieldProps) {
  return <DayField {...props} range={{}} />;
}

function DayField({ range, ...props }: DayFieldProps & { range: { min?: string; max?: string } }) {
  return (
    <DateField
      {...props}
      autoComplete="off"
      normalise={(typed) => readDate(typed, currentLanguage())}
      calendar={{ today: today(), ...range }}
    />
  );
}
