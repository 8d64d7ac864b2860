import { type CashEntry, cashContract } from '../../../domain/cash/cash.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../calls/useDecision.ts';

/** Reverses an entry by a counter-entry of today, with a reason. */
export function ReverseDialog({
  entry,
  tellDone,
  onClose,
}: {
  entry: CashEntry;
  tellDone: TellDone;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const reverse = useDecision(cashContract.reverseCash);
  const form = useForm({
    id: 'reverse-cash',
    schema: async () => (await import('../../../domain/cash/cash.contract.ts')).cashContract.reverseCash.body,
    initial: { reason: '' },
    submit: async (input) => {
      const { receipt_no: number } = await reverse.mutateAsync({ ...input, id: entry.id });
      tellDone((say) => say('officeCash.book.didReverse', { number }));
    },
  });
  const { receipt_no: number, amount } = entry;
  return (
    <FormDialog
      title={t('officeCash.book.reverseTitle', { number, amount: euro(amount) })}
      confirmLabel={t('officeCash.book.reverseConfirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeCash.book.reverseWords')}</p>
      <TextAreaField
        {...form.field('reason', t('officeCash.book.reason'))}
        hint={t('officeCash.book.reverseHint')}
        rows={2}
        data-autofocus
      />
    </FormDialog>
  );
}
