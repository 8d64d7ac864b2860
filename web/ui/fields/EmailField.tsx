import { TextField, type TextFieldProps } from './TextField.tsx';

/** For an address as it is typed: no phone makes its first letter a capital, and nothing corrects it. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>) {
  return <TextField autoComplete="email" {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}
