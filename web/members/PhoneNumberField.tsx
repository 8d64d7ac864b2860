import { useState } from 'react';
import { isUnusualPhoneNumber, type ReadPhone } from '../../domain/members/phoneNumber.ts';
import { afterPress } from '../platform/forms/afterPress.ts';
import { useTranslation } from '../platform/words.ts';
import { PhoneField, type PhoneFieldProps } from '../ui/fields/PhoneField.tsx';
import { fetchPhoneReader, tidyPhoneNumber } from './phoneReading.ts';

/** A phone number, tidied when the field is left; one that is given out nowhere is wondered at, and taken (decision 43). */
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
        // without a connection there is no hint, and the server stores the number as it should be
        fetchPhoneReader().then(
          (fetched) => afterPress(() => setRead(() => fetched)),
          () => undefined,
        );
        onFocus?.(event);
      }}
      onBlur={(event) => {
        // the sentence may appear, and nothing moves under a finger
        afterPress(() => setLeft(tidyPhoneNumber(value)));
        onBlur?.(event);
      }}
    />
  );
}
