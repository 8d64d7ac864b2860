import type { FeeFact } from '../../../domain/members/feeFacts.ts';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useEligibilities } from '../../reference/useEligibilities.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import {
  choiceOf,
  isParentOf,
  lostRelationship,
  offeredCivilStatuses,
  offeredRelationships,
  relationshipIfOffered,
} from '../memberForms.ts';
import { PersonFields } from '../PersonFields.tsx';
import { PhoneNumbers } from '../PhoneNumbers.tsx';
import type { PhoneRow } from '../phoneRows.ts';
import type { Numbered } from '../SocialInsuranceField.tsx';
import { BasisField } from './BasisField.tsx';
import type { FamilyMemberForm } from './familyMemberForm.ts';

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

/**
 * Only relationships that match gender and basis can be chosen; if a choice no longer matches, a message names it (D26,
 * ui.md "Family").
 */
function RelationshipField({ form }: { form: Pick<FamilyMemberForm, 'values' | 'field'> }) {
  const { t } = useTranslation();
  const { word, choices } = useStoredWords();
  const { values } = form;
  const isNarrowed = values.gender !== '' && values.membership_basis !== '';
  const lost = lostRelationship(values);

  function hint(): string {
    if (!isNarrowed) return t('members.family.relationshipAll');
    if (values.membership_basis !== 'spouse') return t('members.family.relationshipFitting');
    return t('members.family.relationshipUnmarried', { choice: word('relationship', 'significant_other') });
  }

  return (
    <>
      <SelectField
        {...form.field('relationship_type', t('members.field.relationship_type'))}
        value={relationshipIfOffered(values) ?? ''}
        hint={hint()}
        placeholder={t('members.form.choose')}
        choices={choices('relationship', offeredRelationships(values))}
      />
      <Status>
        {lost && (
          <Notice tone="warning">
            <p>{t('members.family.relationshipGone', { choice: word('relationship', lost) })}</p>
          </Notice>
        )}
      </Status>
    </>
  );
}
