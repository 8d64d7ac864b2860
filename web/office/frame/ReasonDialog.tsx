import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useTabDraft } from './useTabDraft.ts';

export type ReasonDialogProps = {
  /** Under which what is typed is kept: `paper-12`. */
  about: string;
  /** Names the thing: "Refuse passport.pdf". */
  title: string;
  /** What follows, and who is told. */
  consequence: string;
  hint: string;
  confirmLabel: string;
  /** Sends the reason; the dialog closes once that has worked. */
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** A no, with the reason that the member is told. Nothing goes before one is written, so the focus starts there. */
export function ReasonDialog({ about, consequence, hint, onSend, ...dialog }: ReasonDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'reason',
    schema: async () => (await import('../../../domain/office/decisions.contract.ts')).decisionsContract.sendBack.body,
    initial: { reason: '' },
    draft: useTabDraft(`reason-${about}`),
    submit: ({ reason }) => onSend(reason),
  });
  return (
    <FormDialog {...dialog} form={form}>
      <p>{consequence}</p>
      <TextAreaField {...form.field('reason', t('officeHousehold.reason.label'))} hint={hint} rows={4} data-autofocus />
    </FormDialog>
  );
}
