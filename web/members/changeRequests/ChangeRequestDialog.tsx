import { valueIn } from '../../../domain/members/changeRequests/changeRequest.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Facts } from '../../ui/content/Facts.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import type { Numbered } from '../SocialInsuranceField.tsx';
import { useValueWords } from '../useValueWords.ts';
import { chosenField, fieldsOf, type Person } from './changeRequestForm.ts';
import type { useChangeRequestForm } from './useChangeRequestForm.ts';
import { WantedField } from './WantedField.tsx';

export type ChangeRequestDialogProps = {
  form: ReturnType<typeof useChangeRequestForm>;
  person: Person;
  others: readonly Numbered[];
  onClose: () => void;
};

/** Asks which locked value is wrong, what is right, and which document proves it (D25). */
export function ChangeRequestDialog({ person, others, form, onClose }: ChangeRequestDialogProps) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const words = useValueWords();
  const field = chosenField(form.values);
  const proofs = person.documents.map(({ id, type, name }) => ({
    value: String(id),
    label: `${word('documentType', type)} (${name})`,
  }));
  return (
    <FormDialog
      title={t('members.correct.title', { name: fullName(person) })}
      confirmLabel={t('members.correct.send')}
      form={form}
      staysTyped
      onClose={onClose}
    >
      <p>{t('members.correct.intro')}</p>
      <SelectField
        {...form.field('field', t('members.correct.field'))}
        // another field needs another value, so the typed one is cleared
        onChange={(chosen) => {
          form.set('field', chosen);
          form.set('wanted', '');
        }}
        placeholder={t('members.form.choose')}
        choices={fieldsOf(person).map((each) => ({ value: each, label: t(`members.field.${each}`) }))}
      />
      {field && (
        <>
          <Facts facts={[{ term: t('members.correct.now'), value: words(field, valueIn(person, field)) }]} />
          <WantedField
            key={field}
            {...{ field, person, others }}
            ties={form.field('wanted', t('members.correct.wanted'))}
            onFuture={(key) => form.set('wanted', '', key)}
          />
        </>
      )}
      <TextAreaField {...form.field('explanation', t('members.correct.explanation'))} optional rows={3} />
      <SelectField
        {...form.field('document_id', t('members.correct.document'))}
        optional
        hint={t('members.correct.documentHint')}
        placeholder={t('members.correct.documentNone')}
        choices={proofs}
      />
    </FormDialog>
  );
}
