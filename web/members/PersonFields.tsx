import { Fragment, type ReactNode } from 'react';
import type { FeeFact } from '../../domain/members/feeFacts.ts';
import type { EnteredField } from '../../domain/members/personFields.ts';
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
import { isNumberPending } from './personValues.ts';
import { type Numbered, SocialInsuranceField } from './SocialInsuranceField.tsx';

export type PersonFieldsProps = {
  form: PersonForm;
  /** Whether browsers may fill in their user's own data: only for the main member. */
  isSelf: boolean;
  disabled?: boolean | undefined;
  /** The rest of the household, whose numbers are not theirs. */
  others: readonly Numbered[];
  /** The fields that a confirmed fee was calculated from; they are locked separately (decision 87). */
  billed?: readonly FeeFact[];
  /** The fields of a family member that hold the main member's own data. */
  taken?: ReadonlySet<string> | undefined;
  /** The place between gender and civil status, and between civil status and the parents (spec §2: order of fields). */
  civil?: readonly CivilStatus[];
  basis?: ReactNode;
  relationship?: ReactNode;
};

/** The fields that the forms of main and family members share; a family member's e-mail is beside the phone numbers. */
type FormField = Exclude<EnteredField, 'email'>;
type Part = 'person' | 'numbers' | 'family';
/** Inputs with the same `row` are side by side if there is room. */
type Input = { part: Part; row?: string; input: ReactNode };

/** Personal data in the order of the specification, for main and family members, adding and editing. */
export function PersonFields(props: PersonFieldsProps) {
  const { disabled = false } = props;
  const { t } = useTranslation();
  // a field without an input does not compile
  const inputs: Record<FormField, Input> = {
    ...useNameInputs(props),
    ...useNumberInputs(props),
    ...useFamilyInputs(props),
  };
  return (
    <>
      <Fieldset legend={t('members.form.person')} disabled={disabled}>
        {rowsOf('person', inputs)}
      </Fieldset>
      <Fieldset legend={t('members.form.numbers')} disabled={disabled}>
        {rowsOf('numbers', inputs)}
      </Fieldset>
      <Fieldset legend={t('members.form.family')} disabled={disabled}>
        {rowsOf('family', inputs)}
      </Fieldset>
    </>
  );
}

function rowsOf(part: Part, inputs: Record<FormField, Input>): ReactNode[] {
  const all = Object.entries(inputs).filter(([, each]) => each.part === part);
  return all.map(([field, { row, input }], at) => {
    if (!row) return <Fragment key={field}>{input}</Fragment>;
    if (all[at - 1]?.[1].row === row) return null;
    const beside = all.filter(([, each]) => each.row === row);
    return (
      <Columns key={field}>
        {beside.map(([name, each]) => (
          <Fragment key={name}>{each.input}</Fragment>
        ))}
      </Columns>
    );
  });
}

function useNameInputs({ form, isSelf, disabled = false, billed = [], taken }: PersonFieldsProps) {
  const { t } = useTranslation();
  const nameNote = [taken?.has('last_name') && t('members.family.taken'), t('members.form.oneNameHint')]
    .filter(Boolean)
    .join(' ');
  const isBirthBilled = billed.includes('date_of_birth');
  const part = 'person' as const;
  return {
    first_name: {
      part,
      row: 'names',
      input: (
        <TextField
          {...form.field('first_name', t('members.field.first_name'))}
          autoComplete={isSelf ? 'given-name' : 'off'}
        />
      ),
    },
    last_name: {
      part,
      row: 'names',
      input: (
        <TextField
          {...form.field('last_name', t('members.field.last_name'))}
          {...(disabled ? {} : { note: nameNote })}
          autoComplete={isSelf ? 'family-name' : 'off'}
        />
      ),
    },
    date_of_birth: {
      part,
      input: (
        <BirthField
          {...form.field('date_of_birth', t('members.field.date_of_birth'))}
          autoComplete={isSelf ? 'bday' : 'off'}
          disabled={disabled || isBirthBilled}
          isBilled={isBirthBilled}
          onFuture={(key) => form.set('date_of_birth', '', key)}
        />
      ),
    },
  };
}

function useNumberInputs({ form, disabled = false, taken, others }: PersonFieldsProps) {
  const { t } = useTranslation();
  const { date_of_birth: birth, social_insurance_number: number } = form.values;
  const isPending = isNumberPending(form.values);
  const { value: _ticked, ...pending } = form.field(
    'social_insurance_number_pending',
    t('members.field.social_insurance_number_pending'),
  );
  const { value: resides, ...residence } = form.field('permanent_residence', t('members.field.permanent_residence'));
  const insurance = form.field('social_insurance_number', t('members.field.social_insurance_number'));
  const part = 'numbers' as const;
  return {
    social_insurance_number: {
      part,
      input: (
        <SocialInsuranceField
          {...insurance}
          value={disabled && isPending ? t('members.form.pending') : insurance.value}
          {...{ birth, others }}
          isLocked={disabled}
        />
      ),
    },
    social_insurance_number_pending: {
      part,
      input: !disabled && (
        <CheckboxField
          {...pending}
          checked={isPending}
          onChange={(ticked) => {
            pending.onChange(ticked);
            // that the number is required may be said beside it
            insurance.onBlur();
          }}
          disabled={number !== ''}
          hint={t('members.form.pendingHint')}
        />
      ),
    },
    citizenship_id: {
      part,
      input: (
        <CountryField
          {...form.field('citizenship_id', t('members.field.citizenship_id'))}
          hint={taken?.has('citizenship_id') && t('members.family.taken')}
        />
      ),
    },
    permanent_residence: {
      part,
      input: (
        <CheckboxField {...residence} checked={resides} mustTick hint={t('members.form.permanentResidenceHint')} />
      ),
    },
    turkish_id_no: {
      part,
      input: (
        <TextField
          {...form.field('turkish_id_no', t('members.field.turkish_id_no'))}
          optional
          inputMode="numeric"
          autoComplete="off"
          hint={t('members.form.turkishIdHint')}
        />
      ),
    },
  };
}

function useFamilyInputs(props: PersonFieldsProps) {
  const { form, isSelf, disabled = false, civil = civilStatuses, basis, relationship, taken } = props;
  const { t } = useTranslation();
  const { choices } = useStoredWords();
  const part = 'family' as const;
  const genderTies = form.field('gender', t('members.field.gender'));
  const parent = (name: 'father_name' | 'mother_name') => ({
    hint: taken?.has(name) ? t('members.family.taken') : t('members.form.parentHint'),
    autoComplete: 'off',
  });
  return {
    place_of_birth: {
      part,
      input: <TextField {...form.field('place_of_birth', t('members.field.place_of_birth'))} autoComplete="off" />,
    },
    gender: {
      part,
      input: <RadioGroupField {...genderTies} choices={choices('gender', genders)} disabled={disabled} />,
    },
    membership_basis: { part, input: basis },
    civil_status: {
      part,
      input: (
        <SelectField
          {...form.field('civil_status', t('members.field.civil_status'))}
          optional={isSelf}
          placeholder={t('members.form.choose')}
          choices={choices('civilStatus', civil)}
        />
      ),
    },
    relationship_type: { part, input: relationship },
    father_name: {
      part,
      row: 'parents',
      input: <TextField {...form.field('father_name', t('members.field.father_name'))} {...parent('father_name')} />,
    },
    mother_name: {
      part,
      row: 'parents',
      input: <TextField {...form.field('mother_name', t('members.field.mother_name'))} {...parent('mother_name')} />,
    },
  };
}
