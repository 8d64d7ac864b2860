import { TextField, type TextFieldProps } from './TextField.tsx';

/** An e-mail address: phones neither capitalise its first letter nor correct its spelling. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>) {
  return <TextField autoComplete="email" {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}
