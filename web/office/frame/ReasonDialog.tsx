import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useTabDraft } from './useTabDraft.ts';

export type ReasonDialogProps = {
  /** The key of the draft, for example `document-12`. */
  about: string;
  /** Names the action and the thing: "Refuse passport.pdf". */
  title: string;
  /** The consequences, and who is informed. */
  consequence: string;
  hint: string;
  confirmLabel: string;
  /** Sends the reason; the dialog closes if it succeeds. */
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Refuses something with a reason that the member reads. The reason is required, so its field has the focus. */
export function ReasonDialog({ about, consequence, hint, onSend, ...dialog }: ReasonDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'reason',
    schema: async () =>
      (await import('../../../domain/membership/decisions.contract.ts')).decisionsContract.sendBack.body,
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
