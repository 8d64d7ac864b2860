import { useState } from 'react';
import { isUnusualPhoneNumber, type ReadPhone } from '../../domain/members/phoneNumber.ts';
import { afterPress } from '../platform/forms/afterPress.ts';
import { useTranslation } from '../platform/words.ts';
import { PhoneField, type PhoneFieldProps } from '../ui/fields/PhoneField.tsx';
import { fetchPhoneReader, tidyPhoneNumber } from './phoneReading.ts';

/**
 * A phone number, cleaned when the field loses the focus; an unusual number gets a hint and is accepted (decision 43).
 */
export function PhoneNumberField({ note, value, onFocus, onBlur, ...rest }: Omit<PhoneFieldProps, 'normalise'>) {
  const { t } = useTranslation();
  const [read, setRead] = useState<ReadPhone>();
  const [left, setLeft] = useState<string>();
  const isUnusual = read !== undefined && left === value && isUnusualPhoneNumber(value, read);
  return (
    <PhoneField
      {...rest}
      value={value}
      normalise={tidyPhoneNumber}
      note={isUnusual ? t('accounts.hint.unusualPhone') : note}
      onFocus={(event) => {
        // without a connection there is no hint, and the server normalises the number
        fetchPhoneReader().then(
          (fetched) => afterPress(() => setRead(() => fetched)),
          () => undefined,
        );
        onFocus?.(event);
      }}
      onBlur={(event) => {
        // a hint that appears must not move the target of a press
        afterPress(() => setLeft(tidyPhoneNumber(value)));
        onBlur?.(event);
      }}
    />
  );
}
