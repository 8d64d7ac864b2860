import { lostRelationship, offeredRelationships, relationshipIfOffered } from '../../members/memberForms.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { FamilyMemberForm } from './FamilyMemberFields.tsx';

/**
 * Only relationships that match gender and basis can be chosen; if a choice no longer matches, a message names it (D26,
 * ui.md "Family").
 */
export function RelationshipField({ form }: { form: Pick<FamilyMemberForm, 'values' | 'field'> }) {
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
