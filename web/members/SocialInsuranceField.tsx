import { useState } from 'react';
import { socialInsuranceNumberLooksWrong } from '../../domain/members/socialInsuranceNumber.ts';
import { withoutBlanks } from '../../domain/shared/text.ts';
import { afterPress } from '../platform/forms/afterPress.ts';
import { useTranslation } from '../platform/words.ts';
import { TextField, type TextFieldProps } from '../ui/fields/TextField.tsx';

export type SocialInsuranceFieldProps = Omit<TextFieldProps, 'hint' | 'note'> & {
  /** A locked field shows no hint, because nobody could follow it. */
  isLocked?: boolean;
};

/** Removes blanks when it loses the focus; a wrong check digit gives a hint and is accepted (D28). */
export function SocialInsuranceField(props: SocialInsuranceFieldProps) {
  const { value, onChange, onBlur, isLocked = false, ...rest } = props;
  const { t } = useTranslation();
  const [isLeft, setLeft] = useState(value !== '');
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      hint={t('members.form.socialInsuranceHint')}
      note={isLeft && !isLocked && socialInsuranceNumberLooksWrong(value) ? t('members.form.socialInsuranceNote') : ''}
      value={value}
      onChange={(typed) => {
        setLeft(false);
        onChange(typed);
      }}
      onBlur={(event) => {
        afterPress(() => setLeft(true));
        if (withoutBlanks(value) !== value) onChange(withoutBlanks(value));
        onBlur?.(event);
      }}
    />
  );
}
