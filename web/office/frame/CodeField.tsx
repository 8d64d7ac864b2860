import { useTranslation } from '../../platform/words.ts';
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx';

/** A field for a code of the app, which phones and browsers can fill in, or for a recovery code. */
export function CodeField({ isRecovery, ...field }: TextFieldProps & { isRecovery?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      hint={isRecovery ? t('officeAccess.hint.recoveryCode') : t('officeAccess.hint.code')}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize={isRecovery ? 'characters' : 'none'}
      spellCheck={false}
    />
  );
}
