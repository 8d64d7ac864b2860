import { TextField, type TextFieldProps } from './TextField.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/** An e-mail address: phones neither capitalise its first letter nor correct its spelling. */
export function EmailField(props: EmailFieldProps) {
  return <TextField autoComplete="email" {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}
