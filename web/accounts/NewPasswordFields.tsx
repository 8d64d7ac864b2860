import { passwordRules } from '../../domain/accounts/password.ts';
import { fieldWords } from '../platform/refusalWords.ts';
import { useTranslation } from '../platform/words.ts';
import { PasswordField, type PasswordFieldProps } from '../ui/PasswordField.tsx';

/** A new password with its rules ticked off while typing, and the same once more (spec §5). */
export function NewPasswordFields({
  password,
  confirmation,
}: {
  password: PasswordFieldProps;
  confirmation: PasswordFieldProps;
}) {
  useTranslation();
  const rules = passwordRules.map(({ key, isBroken }) => ({
    text: fieldWords(key),
    met: password.value !== '' && !isBroken(password.value),
  }));
  return (
    <>
      <PasswordField {...password} autoComplete="new-password" rules={rules} />
      <PasswordField {...confirmation} autoComplete="new-password" />
    </>
  );
}
