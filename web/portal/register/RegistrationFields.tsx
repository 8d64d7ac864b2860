import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import type { RegistrationValues } from '../../application/registrationForm.ts';
import { PhoneNumberField } from '../../members/PhoneNumberField.tsx';
import type { FieldOf } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { CountryField } from '../../reference/CountryField.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Columns } from '../../ui/frame/Layout.tsx';

/** The fields with their labels, in the order of the screen and of the error summary. */
export function useRegistrationFields(field: FieldOf<RegistrationValues>) {
  const { t } = useTranslation();
  return {
    first_name: field('first_name', t('accounts.field.first_name')),
    last_name: field('last_name', t('accounts.field.last_name')),
    citizenship_id: field('citizenship_id', t('accounts.field.citizenship_id')),
    permanent_residence: field('permanent_residence', t('accounts.register.permanent_residence')),
    email: field('email', t('accounts.field.email')),
    phone_number: field('phone_number', t('accounts.field.phone_number')),
    password: field('password', t('accounts.field.password')),
    confirmation: field('confirmation', t('accounts.field.confirmation')),
  };
}

type Fields = { fields: ReturnType<typeof useRegistrationFields> };

export function RegistrantFields({ fields }: Fields) {
  const { t } = useTranslation();
  const { value: isResident, ...residence } = fields.permanent_residence;
  return (
    <Fieldset legend={t('accounts.register.you')}>
      <Columns>
        <TextField {...fields.first_name} autoComplete="given-name" />
        <TextField {...fields.last_name} note={t('accounts.hint.oneName')} autoComplete="family-name" />
      </Columns>
      <CountryField {...fields.citizenship_id} hint={t('accounts.hint.citizenship_id')} />
      <CheckboxField {...residence} checked={isResident} mustTick />
    </Fieldset>
  );
}

export function ContactFields({ fields }: Fields) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('accounts.register.contact')}>
      <TypedEmailField {...fields.email} hint={t('accounts.hint.registerEmail')} />
      <PhoneNumberField {...fields.phone_number} hint={t('accounts.hint.phone_number')} />
    </Fieldset>
  );
}
