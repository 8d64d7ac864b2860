import { type CashBook, cashContract } from '../../../domain/cash/cash.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { amountToSend } from '../frame/amountText.ts';

type CountDialogProps = { book: CashBook; tellDone: TellDone; onClose: () => void };

/** Closes the day with what was counted. The sum is not filled in, because it has to be counted. */
export function CountDialog({ book, tellDone, onClose }: CountDialogProps) {
  const { t } = useTranslation();
  const form = useCountForm(book, tellDone);
  const expected = euro(book.expected);
  return (
    <FormDialog
      title={t('officeCash.count.title', { day: book.day })}
      confirmLabel={t('officeCash.count.confirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeCash.count.words', { expected })}</p>
      <TextField
        {...form.field('counted', t('officeCash.count.counted'))}
        hint={t('officeCash.enter.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
      />
      <TextAreaField
        {...form.field('reason', t('officeCash.count.reason'))}
        hint={t('officeCash.count.reasonHint', { expected })}
        rows={2}
        optional
      />
      <p>{t('officeCash.count.alone')}</p>
      <p>{t('officeCash.count.after')}</p>
    </FormDialog>
  );
}

function useCountForm({ day, last_entry_id }: CashBook, tellDone: TellDone) {
  const count = useDecision(cashContract.countCash);
  return useForm({
    id: 'count-cash',
    schema: async () => (await import('../../../domain/cash/cash.contract.ts')).cashContract.countCash.body,
    initial: { counted: '', reason: '' },
    toInput: (values) => ({ ...values, counted: amountToSend(values.counted), day, last_entry_id }),
    submit: async (input) => {
      const { counted } = await count.mutateAsync(input);
      tellDone((say) => say('officeCash.count.did', { counted: euro(counted) }));
    },
  });
}
