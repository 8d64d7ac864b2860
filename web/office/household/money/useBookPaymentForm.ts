import { useState } from 'react';
import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import { paymentsContract } from '../../../../domain/payments/payments.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { wireDate } from '../../../members/dateOfBirthText.ts';
import { CallRefused } from '../../../platform/calls/call.ts';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useDecision } from '../../calls/useDecision.ts';

import { amountToSend, amountToType } from '../../frame/amountText.ts';
import { futureErrors } from './futureDay.ts';

/**
 * The form for a payment on a bank statement. `isKnown`: a payment with the same day, amount, payer and text exists
 * already, so the bank's own reference is needed to tell them apart (D42).
 */
export function useBookPaymentForm(invoice: OfficeInvoice, tellDone: TellDone) {
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
