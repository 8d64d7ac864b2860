import { TextField, type TextFieldProps } from './TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Removes spaces, slashes and brackets when the field loses the focus. */
  normalise: (typed: string) => string;
};

export function PhoneField({ normalise, value, onChange, onBlur, autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        const tidy = normalise(value);
        if (tidy !== value) onChange(tidy);
        onBlur?.(event);
      }}
    />
  );
}
