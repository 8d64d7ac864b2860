import { useState } from 'react';
import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { InvoiceStatusBadge } from '../../../invoicing/InvoiceStatusBadge.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { BookPaymentDialog } from './BookPaymentDialog.tsx';
import { owedInvoices } from './paymentParts.ts';

type OwedInvoicesProps = { file: HouseholdFile; tellDone: TellDone };

/** The household's unpaid invoices, each with a button that books a payment. */
export function OwedInvoices({ file, tellDone }: OwedInvoicesProps) {
  const { t } = useTranslation();
  const owed = owedInvoices(file);
  const [booking, setBooking] = useState<OfficeInvoice>();
  const columns: Column<OfficeInvoice>[] = [
    {
      key: 'invoice',
      header: t('officeMoney.invoices.invoice'),
      cell: ({ description, bill_number }) => `${description} (${bill_number})`,
    },
    {
      key: 'status',
      header: t('officeMoney.invoices.status'),
      cell: ({ status_id }) => <InvoiceStatusBadge statusId={status_id} />,
    },
    { key: 'due', header: t('officeMoney.invoices.due'), cell: ({ due_date }) => due_date },
    { key: 'open', header: t('officeMoney.invoices.open'), align: 'end', cell: ({ open_item }) => euro(open_item) },
    {
      key: 'actions',
      header: t('officeMoney.invoices.actions'),
      quietHeader: true,
      align: 'end',
      cell: (invoice) => (
        <Button look="secondary" onClick={() => setBooking(invoice)}>
          {t('officeMoney.book.action')}
          <span className="visually-hidden">: {invoice.bill_number}</span>
        </Button>
      ),
    },
  ];
  // the dialog stays even if a colleague has booked the last invoice meanwhile, because it says so
  if (owed.length === 0 && !booking) return null;
  return (
    <Stack gap={3}>
      {owed.length > 0 && (
        <>
          <h3>{t('officeMoney.invoices.toBook')}</h3>
          <DataTable
            caption={t('officeMoney.invoices.toBook')}
            captionHidden
            look="lines"
            columns={columns}
            rows={owed}
            rowKey={({ id }) => id}
          />
        </>
      )}
      {booking && (
        <BookPaymentDialog
          // the present state, because a colleague may have booked while the dialog was open
          invoice={file.invoices.find(({ id }) => id === booking.id) ?? booking}
          name={file.household.name}
          tellDone={tellDone}
          onClose={() => setBooking(undefined)}
        />
      )}
    </Stack>
  );
}
