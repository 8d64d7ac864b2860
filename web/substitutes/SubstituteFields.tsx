import { representationKinds } from '../../domain/substitutes/substitute.ts';
import { TypedEmailField } from '../accounts/TypedEmailField.tsx';
import { readDate } from '../members/dateOfBirthText.ts';
import { PhoneNumberField } from '../members/PhoneNumberField.tsx';
import { today } from '../platform/today.ts';
import { currentLanguage, useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { DateField } from '../ui/fields/DateField.tsx';
import { Fieldset } from '../ui/fields/Fieldset.tsx';
import { RadioGroupField } from '../ui/fields/RadioGroupField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Columns, Stack } from '../ui/frame/Layout.tsx';
import type { SubstituteForm } from './useSubstituteForm.ts';

/** Autofill is off, because the person named here is not the reader. */
export function SubstituteFields({ form }: { form: SubstituteForm }) {
  const { t } = useTranslation();
  return (
    <Stack gap={6}>
      <Fieldset legend={t('substitutes.form.person')}>
        <Columns>
          <TextField {...form.field('first_name', t('substitutes.field.first_name'))} autoComplete="off" />
          <TextField {...form.field('last_name', t('substitutes.field.last_name'))} autoComplete="off" />
        </Columns>
      </Fieldset>
      <Fieldset legend={t('substitutes.form.reach')} hint={t('substitutes.form.phoneHint')}>
        <PhoneNumberField
          {...form.field('phone_private_mobile', t('substitutes.field.phone_private_mobile'))}
          autoComplete="off"
          optional
        />
        <PhoneNumberField
          {...form.field('phone_private_landline', t('substitutes.field.phone_private_landline'))}
          autoComplete="off"
          optional
        />
        <TypedEmailField {...form.field('email', t('substitutes.field.email'))} autoComplete="off" />
      </Fieldset>
      <ScopeFields form={form} />
    </Stack>
  );
}

function ScopeFields({ form }: { form: SubstituteForm }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const now = today();
  return (
    <Fieldset legend={t('substitutes.form.scope')} hint={t('substitutes.kind.intro')}>
      <RadioGroupField
        {...form.field('represent_me_as', t('substitutes.field.represent_me_as'))}
        choices={representationKinds.map((kind) => ({
          value: kind,
          label: word('representation', kind),
          hint: t(`substitutes.kind.${kind}`),
        }))}
      />
      <DateField
        {...form.field('valid_until', t('substitutes.field.valid_until'))}
        hint={t('substitutes.form.validUntilHint')}
        autoComplete="off"
        normalise={(typed) => readDate(typed, currentLanguage())}
        calendar={{ today: now, min: now }}
      />
    </Fieldset>
  );
}
