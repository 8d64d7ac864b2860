import { useState } from 'react';
import {
  alsoNumbered,
  contradictsBirth,
  socialInsuranceNumberLooksWrong,
} from '../../domain/members/socialInsuranceNumber.ts';
import { readDay } from '../../domain/shared/day.ts';
import { tidyNumber } from '../../domain/shared/digits.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { afterPress } from '../platform/forms/afterPress.ts';
import { useTranslation } from '../platform/words.ts';
import { TextField, type TextFieldProps } from '../ui/fields/TextField.tsx';

/** Somebody of the household, whose number should not be typed a second time. */
export type Numbered = { first_name: string; last_name: string; social_insurance_number: string | null };

export type SocialInsuranceFieldProps = Omit<TextFieldProps, 'hint' | 'note'> & {
  /** The typed birth date, which the last six digits repeat. */
  birth: string | null;
  others: readonly Numbered[];
  /** A locked field shows no hint, because nobody could follow it. */
  isLocked?: boolean;
};

/** Removes blanks when it loses the focus; what looks wrong gives a hint and is accepted (D28). */
export function SocialInsuranceField(props: SocialInsuranceFieldProps) {
  const { value, onChange, onBlur, birth, others, isLocked = false, ...rest } = props;
  const { t } = useTranslation();
  const [isLeft, setLeft] = useState(value !== '');
  const note = useNote({ value: tidyNumber(value), birth, others });
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      hint={t('members.form.socialInsuranceHint')}
      note={isLeft && !isLocked ? note : ''}
      value={value}
      onChange={(typed) => {
        setLeft(false);
        onChange(typed);
      }}
      onBlur={(event) => {
        afterPress(() => setLeft(true));
        if (tidyNumber(value) !== value) onChange(tidyNumber(value));
        onBlur?.(event);
      }}
    />
  );
}

function useNote({ value, birth, others }: Pick<SocialInsuranceFieldProps, 'value' | 'birth' | 'others'>): string {
  const { t } = useTranslation();
  const other = alsoNumbered(value, others);
  if (other) return t('members.form.socialInsuranceDouble', { name: fullName(other) });
  if (socialInsuranceNumberLooksWrong(value)) return t('members.form.socialInsuranceNote');
  return contradictsBirth(value, readDay(birth ?? '')) ? t('members.form.socialInsuranceBirth') : '';
}
