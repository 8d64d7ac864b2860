import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { validityProblem } from '../../domain/documents/validity.ts';
import { readDay } from '../../domain/shared/day.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { FormDialog } from '../platform/forms/FormDialog.tsx';
import { useForm } from '../platform/forms/useForm.ts';
import { today } from '../platform/today.ts';
import { currentLanguage, useTranslation } from '../platform/words.ts';
import { DateField } from '../ui/fields/DateField.tsx';
import { readDate, wireDate } from './dateOfBirthText.ts';

export type ValidityDialogProps = {
  document: MemberDocument;
  onSave: (validUntil: string | null) => Promise<unknown>;
  onClose: () => void;
};

/** Asks until when a passport or permit is valid; empty is no day. */
export function ValidityDialog({ document, onSave, onClose }: ValidityDialogProps) {
  const { t } = useTranslation();
  const now = today();
  const form = useForm({
    id: 'validity',
    schema: async () =>
      (await import('../../domain/documents/validity.contract.ts')).validityContract.setDocumentValidity.body,
    initial: { valid_until: document.valid_until ?? '' },
    toInput: ({ valid_until }) => ({ valid_until: wireDate(valid_until) }),
    check: ({ valid_until }): FieldErrors => {
      const validUntil = readDay(valid_until);
      const problem = validUntil && validityProblem({ type: document.type, validUntil }, today(), 'member');
      return problem ? { valid_until: [problem] } : {};
    },
    submit: (_, { valid_until }) => onSave(valid_until.trim() === '' ? null : wireDate(valid_until)),
  });
  return (
    <FormDialog
      title={t('documents.validityTitle', { name: document.name })}
      confirmLabel={t('shared.action.save')}
      form={form}
      onClose={onClose}
    >
      <p>{t('documents.validityWords')}</p>
      <DateField
        {...form.field('valid_until', t('documents.validityField'))}
        hint={t('documents.validityHint')}
        optional
        autoComplete="off"
        data-autofocus
        normalise={(typed) => readDate(typed, currentLanguage())}
        calendar={{ today: now, min: now }}
      />
    </FormDialog>
  );
}
