import { type FocusEvent, useState } from 'react';
import { afterPress } from '../platform/forms/afterPress.ts';
import type { TextFieldProps } from '../ui/fields/TextField.tsx';
import type { EmailHint } from './EmailHint.tsx';

type Field = Pick<TextFieldProps, 'id' | 'value' | 'onChange' | 'onBlur'>;

/** The properties of a field for an e-mail address, with a hint once it is left with a mistyped one (`ali@gmail.con`). */
export function useEmailHint<F extends Field>(field: F) {
  const { id, value, onChange, onBlur } = field;
  const [Hint, setHint] = useState<typeof EmailHint>();
  const [left, setLeft] = useState<string>();
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    if (!value.includes('@')) return;
    // without a connection there is no hint; a hint that appears must not move the target of a press
    import('./EmailHint.tsx').then(
      (fetched) => afterPress(() => setHint(() => fetched.EmailHint)),
      () => undefined,
    );
    afterPress(() => setLeft(value));
  };
  const take = (email: string) => {
    onChange(email);
    // the button that was pressed goes
    if (id) document.getElementById(id)?.focus();
  };
  return { ...field, onBlur: leave, note: Hint && left === value ? <Hint typed={value} onTake={take} /> : '' };
}
