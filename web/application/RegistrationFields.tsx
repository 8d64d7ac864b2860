import { useTranslation } from 'react-i18next';
import { normalisePhoneNumber } from '../../domain/members/phoneNumber.ts';
import { CountryField, type CountryFieldProps } from '../reference/CountryField.tsx';
import { Fieldset } from '../ui/Fieldset.tsx';
import { Columns } from '../ui/Layout.tsx';
import { PhoneField } from '../ui/PhoneField.tsx';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';

type TextName = 'first_name' | 'last_name' | 'email' | 'phone_number';

/** What these fields need of the registration's form. */
type Fields = {
  field: {
    (name: TextName, label: string): TextFieldProps;
    (name: 'citizenship_id', label: string): CountryFieldProps;
  };
};

export function PersonFields({ form }: { form: Fields }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('accounts.register.you')}>
      <Columns>
        <TextField {...form.field('first_name', t('accounts.field.first_name'))} autoComplete="given-name" />
        <TextField {...form.field('last_name', t('accounts.field.last_name'))} autoComplete="family-name" />
      </Columns>
      <CountryField
        {...form.field('citizenship_id', t('accounts.field.citizenship_id'))}
        hint={t('accounts.hint.citizenship_id')}
      />
    </Fieldset>
  );
}

export function ContactFields({ form }: { form: Fields }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('accounts.register.contact')}>
      <TextField
        {...form.field('email', t('accounts.field.email'))}
        hint={t('accounts.hint.registerEmail')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PhoneField
        {...form.field('phone_number', t('accounts.field.phone_number'))}
        hint={t('accounts.hint.phone_number')}
        normalise={normalisePhoneNumber}
      />
    </Fieldset>
  );
}
