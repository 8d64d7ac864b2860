import { useRef } from 'react';
import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import { paymentsContract } from '../../../../domain/payments/payments.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { newIdempotencyKey } from '../../../platform/calls/idempotencyKey.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDecision } from '../../calls/useDecision.ts';

import { amountToSend, amountToType } from '../../frame/amountText.ts';
import { AlreadyDoneDialog } from '../AlreadyDoneDialog.tsx';
import type { PaymentPart } from './paymentParts.ts';

export type AssignPaymentDialogProps = {
  tellDone: TellDone;
  part: PaymentPart;
  /** Invoices on which something is owed. */
  invoices: OfficeInvoice[];
  /** The household's name. */
  name: string;
  onClose: () => void;
};

/** Allocates free money of a payment to an invoice on which something is owed (D42). */
export function AssignPaymentDialog({ part, invoices, name, tellDone, onClose }: AssignPaymentDialogProps) {
  const { t } = useTranslation();
  const assign = useDecision(paymentsContract.assignPayment);
  const fitting = (id: string) => Math.min(part.free, invoices.find((each) => String(each.id) === id)?.open_item ?? 0);
  const first = invoices.length === 1 ? String(invoices[0]?.id) : '';
  const keyFor = useKeyForEach();
  const form = useForm({
    id: 'assign',
    schema: async () =>
      (await import('../../../../domain/payments/payments.contract.ts')).paymentsContract.assignPayment.body,
    initial: { sale_invoice_id: first, amount: amountToType(first ? fitting(first) : part.free) },
    toInput: ({ sale_invoice_id, amount }) => ({
      sale_invoice_id: sale_invoice_id ? Number(sale_invoice_id) : undefined,
      amount: amountToSend(amount),
    }),
    submit: async (input) => {
      await assign.mutateAsync({ ...input, id: part.id, idempotency_key: keyFor(input) });
      tellDone((say) => say('officeMoney.payments.didAssign', { amount: euro(input.amount) }));
    },
  });
  const title = t('officeMoney.payments.assignTitle', { name });
  // while it is being sent, this dialog itself uses up the credit
  if (!form.busy && (part.free === 0 || invoices.length === 0)) {
    return (
      <AlreadyDoneDialog title={title} onClose={onClose}>
        {part.free === 0 ? t('officeMoney.payments.assignNothingFree') : t('officeMoney.payments.assignNothingOwed')}
      </AlreadyDoneDialog>
    );
  }
  return (
    <FormDialog title={title} confirmLabel={t('officeMoney.payments.assignConfirm')} form={form} onClose={onClose}>
      <p>{t('officeMoney.payments.assignWords', { amount: euro(part.free) })}</p>
      <SelectField
        {...form.field('sale_invoice_id', t('officeMoney.payments.assignTo'))}
        onChange={(chosen) => {
          form.set('sale_invoice_id', chosen);
          if (chosen) form.set('amount', amountToType(fitting(chosen)));
        }}
        placeholder={t('officeMoney.payments.choose')}
        choices={invoices.map(({ id, bill_number: number, description, open_item }) => ({
          value: String(id),
          label: t('officeMoney.payments.assignChoice', { number, description, open: euro(open_item) }),
        }))}
      />
      <TextField
        {...form.field('amount', t('officeMoney.payments.assignAmount'))}
        hint={t('officeMoney.book.amountHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** Gives equal input the same idempotency key, so that sending again after a lost answer allocates only once. */
function useKeyForEach(): (input: object) => string {
  const last = useRef({ sent: '', key: '' });
  return (input) => {
    const sent = JSON.stringify(input);
    if (last.current.sent !== sent) last.current = { sent, key: newIdempotencyKey() };
    return last.current.key;
  };
}
