import { afterPress } from '../platform/forms/afterPress.ts';
import { today } from '../platform/today.ts';
import { currentLanguage, useTranslation } from '../platform/words.ts';
import { DateField, type DateFieldProps } from '../ui/fields/DateField.tsx';
import { readDate, typedBirthProblem } from './dateOfBirthText.ts';

export type BirthFieldProps = Omit<DateFieldProps, 'normalise' | 'calendar' | 'hint'> & {
  /** Whether a confirmed fee was calculated from it. */
  isBilled?: boolean;
  /** Runs when a birth date in the future was cleared; the field shows why (spec §5). */
  onFuture: (key: 'date_must_be_in_the_past') => void;
};

/** A date of birth; today is the picker's maximum. */
export function BirthField({ isBilled = false, onFuture, onBlur, ...rest }: BirthFieldProps) {
  const { t } = useTranslation();
  const now = today();
  return (
    <DateField
      {...rest}
      hint={isBilled ? t('members.locked.billedHint') : t('members.form.dateHint')}
      normalise={(typed) => (typedBirthProblem(typed, now) ? undefined : readDate(typed, currentLanguage()))}
      calendar={{ today: now, max: now }}
      onBlur={(event) => {
        const problem = typedBirthProblem(rest.value, now);
        if (problem) afterPress(() => onFuture(problem));
        else onBlur?.(event);
      }}
    />
  );
}
