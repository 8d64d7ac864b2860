import { isCommonPassword, passwordProblems, passwordRules } from '../../domain/accounts/password.ts';
import { fieldWords } from '../platform/forms/refusalWords.ts';
import { useTranslation } from '../platform/words.ts';
import { PasswordField, type PasswordFieldProps } from '../ui/fields/PasswordField.tsx';

/** A new password with rules that are ticked off while typing, and a second field to repeat it (spec §5). */
export function NewPasswordFields({
  password,
  confirmation,
}: {
  password: PasswordFieldProps;
  confirmation: PasswordFieldProps;
}) {
  const { t } = useTranslation();
  const { value } = password;
  // the rule about the maximum length is not listed while nothing is typed
  const told = passwordRules.filter(({ key }) => value !== '' || key !== 'max_50_characters');
  const rules = told.map(({ key, isBroken }) => ({ text: fieldWords(key), met: value !== '' && !isBroken(value) }));
  // no hint about common passwords while the rules are broken: half a word may happen to be one
  const isAccepted = passwordProblems(value).length === 0;
  return (
    <>
      <PasswordField
        {...password}
        autoComplete="new-password"
        rules={rules}
        note={isAccepted && isCommonPassword(value) ? t('accounts.hint.commonPassword') : ''}
      />
      <PasswordField {...confirmation} autoComplete="new-password" />
    </>
  );
}
