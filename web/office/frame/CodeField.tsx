import { useTranslation } from '../../platform/words.ts';
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx';

/** One line for a code: digits of the app, which a phone or its browser may fill in, or a recovery code. */
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
