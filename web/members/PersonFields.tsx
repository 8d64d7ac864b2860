import type { ReactNode } from 'react';
import type { FeeFact } from '../../domain/members/feeFacts.ts';
import { type CivilStatus, civilStatuses, genders } from '../../domain/reference/eligibility.ts';
import { useTranslation } from '../platform/words.ts';
import { CountryField } from '../reference/CountryField.tsx';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { CheckboxField } from '../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../ui/fields/Fieldset.tsx';
import { RadioGroupField } from '../ui/fields/RadioGroupField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Columns } from '../ui/frame/Layout.tsx';
import { BirthField } from './BirthField.tsx';
import type { PersonForm } from './personForm.ts';
import { SocialInsuranceField } from './SocialInsuranceField.tsx';

export type PersonFieldsProps = {
  form: PersonForm;
  /** The browser may offer its user's own name and birthday only for the main member. */
  isSelf: boolean;
  disabled?: boolean | undefined;
  /** What a confirmed fee was reckoned from: locked alone (decision 34). */
  billed?: readonly FeeFact[];
  /** Stands between gender and civil status, and between civil status and the parents (spec §2: order of fields). */
  civil?: readonly CivilStatus[];
  basis?: ReactNode;
  relationship?: ReactNode;
};

/** Personal data in the order of the specification, group after group: for main and family members, adding and editing. */
export function PersonFields(props: PersonFieldsProps) {
  const { form, isSelf, disabled = false, billed = [], civil = civilStatuses, basis, relationship } = props;
  const { t } = useTranslation();
  const isBirthBilled = billed.includes('date_of_birth');
  return (
    <>
      <Fieldset legend={t('members.form.person')} disabled={disabled}>
        <Columns>
          <TextField
            {...form.field('first_name', t('members.field.first_name'))}
            autoComplete={isSelf ? 'given-name' : 'off'}
          />
          <TextField
            {...form.field('last_name', t('members.field.last_name'))}
            {...(disabled ? {} : { note: t('members.form.oneNameHint') })}
            autoComplete={isSelf ? 'family-name' : 'off'}
          />
        </Columns>
        <BirthField
          {...form.field('date_of_birth', t('members.field.date_of_birth'))}
          autoComplete={isSelf ? 'bday' : 'off'}
          disabled={disabled || isBirthBilled}
          isBilled={isBirthBilled}
          onFuture={(key) => form.set('date_of_birth', '', key)}
        />
      </Fieldset>
      <NumberFields form={form} disabled={disabled} />
      <FamilyFields
        form={form}
        disabled={disabled}
        civil={civil}
        basis={basis}
        relationship={relationship}
        isSelf={isSelf}
      />
    </>
  );
}

function NumberFields({ form, disabled }: { form: PersonForm; disabled: boolean }) {
  const { t } = useTranslation();
  const { value: resides, ...residence } = form.field('permanent_residence', t('members.field.permanent_residence'));
  return (
    <Fieldset legend={t('members.form.numbers')} disabled={disabled}>
      <SocialInsuranceField
        {...form.field('social_insurance_number', t('members.field.social_insurance_number'))}
        isLocked={disabled}
      />
      <CountryField {...form.field('citizenship_id', t('members.field.citizenship_id'))} />
      <CheckboxField {...residence} checked={resides} mustTick hint={t('members.form.permanentResidenceHint')} />
      <TextField
        {...form.field('turkish_id_no', t('members.field.turkish_id_no'))}
        optional
        inputMode="numeric"
        autoComplete="off"
        hint={t('members.form.turkishIdHint')}
      />
    </Fieldset>
  );
}

function FamilyFields({ form, isSelf, disabled, civil = civilStatuses, basis, relationship }: PersonFieldsProps) {
  const { t } = useTranslation();
  const { choices } = useStoredWords();
  return (
    <Fieldset legend={t('members.form.family')} disabled={disabled ?? false}>
      <TextField {...form.field('place_of_birth', t('members.field.place_of_birth'))} autoComplete="off" />
      <RadioGroupField
        {...form.field('gender', t('members.field.gender'))}
        choices={choices('gender', genders)}
        disabled={disabled}
      />
      {basis}
      <SelectField
        {...form.field('civil_status', t('members.field.civil_status'))}
        optional={isSelf}
        placeholder={t('members.form.choose')}
        choices={choices('civilStatus', civil)}
      />
      {relationship}
      <Columns>
        <TextField
          {...form.field('father_name', t('members.field.father_name'))}
          hint={t('members.form.parentHint')}
          autoComplete="off"
        />
        <TextField
          {...form.field('mother_name', t('members.field.mother_name'))}
          hint={t('members.form.parentHint')}
          autoComplete="off"
        />
      </Columns>
    </Fieldset>
  );
}
