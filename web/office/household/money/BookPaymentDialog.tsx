import { useState } from 'react';
import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Notice } from '../../../ui/content/Notice.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Columns } from '../../../ui/frame/Layout.tsx';
import { PastDayField } from '../../frame/DayFields.tsx';
import { AlreadyDoneDialog } from '../AlreadyDoneDialog.tsx';
import { useBookPaymentForm } from './useBookPaymentForm.ts';

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
