import { useState } from 'react';
import { officeInvoicesContract } from '../../../../domain/invoicing/officeInvoices.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { newIdempotencyKey } from '../../../platform/calls/idempotencyKey.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { amountToSend } from '../../frame/amountText.ts';

type MakeInvoiceDialogProps = { household: { id: number; name: string }; tellDone: TellDone; onClose: () => void };

/** Makes an invoice with a text and an amount, which is open at once. */
export function MakeInvoiceDialog({ household, tellDone, onClose }: MakeInvoiceDialogProps) {
  const { t } = useTranslation();
  const form = useMakeInvoiceForm(household.id, tellDone);
  return (
    <FormDialog
      title={t('officeMoney.byHand.makeTitle', { name: household.name })}
      confirmLabel={t('officeMoney.byHand.makeConfirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeMoney.byHand.makeWords')}</p>
      <TextField
        {...form.field('text', t('officeMoney.byHand.makeText'))}
        hint={t('officeMoney.byHand.makeTextHint')}
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...form.field('amount', t('officeMoney.book.amount'))}
        hint={t('officeMoney.book.amountHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}

function useMakeInvoiceForm(id: number, tellDone: TellDone) {
  const make = useDecision(officeInvoicesContract.makeInvoice);
  // sending again after a lost answer must not make a second invoice
  const [idempotency_key] = useState(newIdempotencyKey);
  return useForm({
    id: 'make-invoice',
    schema: async () =>
      (await import('../../../../domain/invoicing/officeInvoices.contract.ts')).officeInvoicesContract.makeInvoice.body,
    initial: { text: '', amount: '' },
    toInput: (values) => ({ ...values, amount: amountToSend(values.amount) }),
    submit: async (input) => {
      const { bill_number: number, amount } = await make.mutateAsync({ ...input, id, idempotency_key });
      tellDone((say) => say('officeMoney.byHand.didMake', { number, amount: euro(amount) }));
    },
  });
}
