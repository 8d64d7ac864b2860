import { useState } from 'react';
import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import { paymentsContract } from '../../../../domain/payments/payments.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { wireDate } from '../../../members/dateOfBirthText.ts';
import { CallRefused } from '../../../platform/calls/call.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Notice } from '../../../ui/content/Notice.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Columns } from '../../../ui/frame/Layout.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { amountToSend, amountToType } from '../../frame/amountText.ts';
import { PastDayField } from '../../frame/DayFields.tsx';
import { AlreadyDoneDialog } from '../AlreadyDoneDialog.tsx';
import { futureErrors } from './futureDay.ts';

export type BookPaymentDialogProps = {
  tellDone: TellDone;
  invoice: OfficeInvoice;
  /** The household's name, because several households may be open. */
  name: string;
  onClose: () => void;
};

/**
 * Books a payment from the bank for an invoice (D42); the amount owed is filled in. If a colleague has booked it
 * meanwhile, the dialog says so. On a paid invoice it books what was paid beyond.
 */
export function BookPaymentDialog({ invoice, name, tellDone, onClose }: BookPaymentDialogProps) {
  const { t } = useTranslation();
  const { form, isKnown } = useBookPaymentForm(invoice, tellDone);
  const [wasOwed] = useState(invoice.open_item > 0);
  const title = t('officeMoney.book.title', { description: invoice.description });
  // while it is being sent, this dialog itself pays the invoice
  if (!form.busy && wasOwed && invoice.open_item === 0) {
    return (
      <AlreadyDoneDialog title={title} onClose={onClose}>
        {t('officeMoney.book.nothingOwed')}
      </AlreadyDoneDialog>
    );
  }
  return (
    <FormDialog title={title} confirmLabel={t('officeMoney.book.confirm')} form={form} onClose={onClose}>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t('officeMoney.book.about', { number: invoice.bill_number, open: euro(invoice.open_item) })}</p>
      {isKnown && (
        <>
          <Notice tone="warning" title={t('officeMoney.book.twiceTitle')}>
            <p>{t('officeMoney.book.twiceWords')}</p>
          </Notice>
          <TextField
            {...form.field('transaction_key', t('officeMoney.book.key'))}
            hint={t('officeMoney.book.keyHint')}
            autoComplete="off"
            optional
          />
        </>
      )}
      <Columns>
        <TextField
          {...form.field('amount', t('officeMoney.book.amount'))}
          hint={t('officeMoney.book.amountHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <PastDayField
          {...form.field('value_date', t('officeMoney.book.date'))}
          hint={t('officeMoney.book.dateHint')}
          data-autofocus
        />
      </Columns>
      <TextField {...form.field('counterparty_name', t('officeMoney.book.from'))} autoComplete="off" optional />
      <TextField {...form.field('remittance_text', t('officeMoney.book.text'))} autoComplete="off" optional />
    </FormDialog>
  );
}

/**
 * The form for a payment on a bank statement. `isKnown`: a payment with the same day, amount, payer and text exists
 * already, so the bank's own reference is needed to tell them apart (D42).
 */
function useBookPaymentForm(invoice: OfficeInvoice, tellDone: TellDone) {
  const book = useDecision(paymentsContract.bookPayment);
  const [isKnown, setKnown] = useState(false);
  const form = useForm({
    id: 'payment',
    schema: async () =>
      (await import('../../../../domain/payments/payments.contract.ts')).paymentsContract.bookPayment.body,
    initial: {
      amount: invoice.open_item > 0 ? amountToType(invoice.open_item) : '',
      value_date: '',
      counterparty_name: '',
      remittance_text: '',
      transaction_key: '',
    },
    toInput: (values) => ({
      ...values,
      amount: amountToSend(values.amount),
      value_date: wireDate(values.value_date),
    }),
    check: (_values, payment) => futureErrors('value_date', payment?.value_date),
    submit: async (input) => {
      const { amount } = input;
      const booked = await book.mutateAsync({ ...input, id: invoice.id }).catch((error) => {
        setKnown(error instanceof CallRefused && error.key === 'bank_transaction_already_exists');
        throw error;
      });
      const { bill_number: number, open_item } = booked.invoice;
      if (booked.approval) return tellDone((t) => t('officeMoney.book.waits', { amount: euro(amount), number }));
      tellDone((t) => t('officeMoney.book.did', { amount: euro(amount), number, open: euro(open_item) }));
    },
  });
  return { form, isKnown };
}
