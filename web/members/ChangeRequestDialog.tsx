import { useId } from 'react';
import { valueIn } from '../../domain/members/changeRequest.ts';
import { useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Stack } from '../ui/Layout.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { chosenField, fieldsOf, type Person } from './changeRequestForm.ts';
import { nameOf } from './FamilyTable.tsx';
import type { useChangeRequestForm } from './useChangeRequestForm.ts';
import { useValueWords } from './useValueWords.ts';
import { WantedField } from './WantedField.tsx';

export type ChangeRequestDialogProps = ReturnType<typeof useChangeRequestForm> & {
  person: Person;
  onClose: () => void;
};

/** Which locked value is wrong, what is right, and what shows it (D25). */
export function ChangeRequestDialog({ person, form, submit, onClose }: ChangeRequestDialogProps) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const words = useValueWords();
  const formId = useId();
  const field = chosenField(form.values);
  const papers = person.documents.map(({ id, type, name }) => ({
    value: String(id),
    label: `${word('documentType', type)} (${name})`,
  }));
  return (
    <Dialog
      title={t('members.correct.title', { name: nameOf(person) })}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={formId} busy={form.busy}>
            {t('members.correct.send')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('shared.action.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <p>{t('members.correct.intro')}</p>
          <ErrorSummary title={t('shared.alert.summaryTitle')} errors={form.summary} attempt={form.attempt} />
          <SelectField
            {...form.field('field', t('members.correct.field'))}
            // what is right of one field says nothing of another
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
                field={field}
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
            choices={papers}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
