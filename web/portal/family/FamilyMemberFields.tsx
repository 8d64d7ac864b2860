import type { FeeFact } from '../../../domain/members/feeFacts.ts';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { choiceOf, type FamilyMemberValues, isParentOf, offeredCivilStatuses } from '../../members/memberForms.ts';
import { PersonFields } from '../../members/PersonFields.tsx';
import { PhoneNumbers, type PhonesForm } from '../../members/PhoneNumbers.tsx';
import type { PersonForm } from '../../members/personForm.ts';
import type { PhoneRow } from '../../members/phoneRows.ts';
import type { Numbered } from '../../members/SocialInsuranceField.tsx';
import type { FieldBinding } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { useEligibilities } from '../../reference/useEligibilities.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { BasisField } from './BasisField.tsx';
import { RelationshipField } from './RelationshipField.tsx';

export type FamilyMemberForm = Omit<PersonForm, 'values' | 'set' | 'field'> & {
  values: FamilyMemberValues;
  set: PersonForm['set'] & ((name: 'phone_numbers', rows: PhoneRow[]) => void);
  field: PersonForm['field'] &
    ((name: 'email' | 'membership_basis' | 'relationship_type', label: string) => FieldBinding<string>);
} & Pick<PhonesForm, 'part' | 'recheckAll'>;

export type FamilyMemberFieldsProps = {
  form: FamilyMemberForm;
  disabled?: boolean;
  billed?: readonly FeeFact[];
  others: readonly Numbered[];
  /** The fields that hold the main member's own data. */
  taken?: ReadonlySet<string>;
  onDeletePhone: (row: PhoneRow) => Promise<unknown>;
};

/** All fields of a family member, for adding and editing (spec §2). */
export function FamilyMemberFields(props: FamilyMemberFieldsProps) {
  const { form, disabled = false, billed = [], taken, others, onDeletePhone } = props;
  const { t } = useTranslation();
  useEligibilities(choiceOf(form.values));
  return (
    <>
      <Card layout="beside">
        <Stack gap={6}>
          <PersonFields
            form={form}
            isSelf={false}
            disabled={disabled}
            billed={billed}
            taken={taken}
            others={others}
            civil={offeredCivilStatuses(form.values)}
            basis={
              isParentOf(form.values) ? null : (
                <BasisField form={form} disabled={disabled} isBilled={billed.includes('membership_basis')} />
              )
            }
            relationship={<RelationshipField form={form} />}
          />
        </Stack>
      </Card>
      <Card layout="beside" title={t('members.form.contact')}>
        <PhoneNumbers form={form} onDelete={onDeletePhone} disabled={disabled} />
        <TypedEmailField
          {...form.field('email', t('members.field.email'))}
          autoComplete="off"
          optional
          disabled={disabled}
          hint={t('members.form.optionalEmailHint')}
        />
      </Card>
    </>
  );
}
