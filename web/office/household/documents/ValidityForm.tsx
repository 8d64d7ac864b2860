import { type Ref, useImperativeHandle } from 'react';
import type { MemberDocument } from '../../../../domain/documents/documents.contract.ts';
import { validityProblem } from '../../../../domain/documents/validity.ts';
import { readDay } from '../../../../domain/shared/day.ts';
import type { FieldErrors } from '../../../../domain/shared/refusal.ts';
import { readDate, wireDate } from '../../../members/dateOfBirthText.ts';
import { FormErrors } from '../../../platform/forms/FormErrors.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { today } from '../../../platform/today.ts';
import { currentLanguage, useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Inline } from '../../../ui/frame/Layout.tsx';

/** The day that was typed and not stored yet. */
export type TypedValidity = {
  isTyped(): boolean;
  /** Stores it with another press; false if it is wrong or refused, which the form then shows. */
  store(): Promise<boolean>;
};

type ValidityFormProps = {
  document: MemberDocument;
  onSave: (validUntil: string | null) => Promise<unknown>;
  ref: Ref<TypedValidity>;
};

/** Enters, beside the document itself, until when it is valid; a day that is over is told truthfully. */
export function ValidityForm({ document, onSave, ref }: ValidityFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: `validity-${document.id}`,
    schema: async () =>
      (await import('../../../../domain/documents/validity.contract.ts')).validityContract.setDocumentValidity.body,
    initial: { valid_until: document.valid_until ?? '' },
    toInput: ({ valid_until }) => ({ valid_until: wireDate(valid_until) }),
    check: ({ valid_until }): FieldErrors => {
      const validUntil = readDay(valid_until);
      const problem = validUntil && validityProblem({ type: document.type, validUntil }, today(), 'office');
      return problem ? { valid_until: [problem] } : {};
    },
    submit: (_, { valid_until }) => onSave(valid_until.trim() === '' ? null : wireDate(valid_until)),
  });
  useImperativeHandle(ref, () => ({
    isTyped: form.hasUnsaved,
    store: async () => !form.hasUnsaved() || (await form.submit()),
  }));
  return (
    <Form label={t('documents.validityField')} onSubmit={form.submit} gap={3}>
      <FormErrors form={form} />
      <DateField
        {...form.field('valid_until', t('documents.validityField'))}
        hint={t('documents.validityHint')}
        optional
        autoComplete="off"
        normalise={(typed) => readDate(typed, currentLanguage())}
        calendar={{ today: today() }}
      />
      <Inline>
        <Button type="submit" look="secondary" busy={form.busy}>
          {t('shared.action.save')}
        </Button>
      </Inline>
    </Form>
  );
}
