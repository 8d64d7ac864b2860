import { useState } from 'react';
import type { SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { RadioGroupField } from '../ui/RadioGroupField.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { itemsOf } from './InvoiceList.tsx';
import { useCancelInvoice, useConfirmInvoice, useSaveInvoicePdf } from './invoicingApi.ts';
import { SenderBlock } from './SenderBlock.tsx';
import { TransferDetails } from './TransferDetails.tsx';

const WIDTH = 860;
const BANK_TRANSACTION = '1'; // spec §9

export type ReceiptDialogProps = {
  draft: SaleInvoice;
  /** Asked before confirming; `false` leaves everything as it is. */
  mayConfirm: () => Promise<boolean>;
  onConfirmed: () => void;
  onClose: () => void;
};

/** The draft as it will be; confirming makes it valid, closing cancels it (spec §4). */
export function ReceiptDialog({ draft, mayConfirm, onConfirmed, onClose }: ReceiptDialogProps) {
  const [confirmed, setConfirmed] = useState<SaleInvoice>();
  const confirm = useConfirmInvoice();
  const cancel = useCancelInvoice();
  const savePdf = useSaveInvoicePdf();

  async function onConfirm() {
    if (!(await mayConfirm())) return;
    confirm.mutate(draft.id, {
      onSuccess: (invoice) => {
        setConfirmed(invoice);
        savePdf.mutate(invoice.id);
        onConfirmed();
      },
    });
  }

  if (confirmed) return <ConfirmedDialog invoice={confirmed} onClose={onClose} />;
  return (
    <DraftDialog
      draft={draft}
      busy={confirm.isPending}
      onConfirm={onConfirm}
      onCancel={() => cancel.mutate(draft.id, { onSettled: onClose })}
    />
  );
}

type DraftDialogProps = { draft: SaleInvoice; busy: boolean; onConfirm: () => unknown; onCancel: () => void };

function DraftDialog({ draft, busy, onConfirm, onCancel }: DraftDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('invoicing.receipt.title')}
      width={WIDTH}
      onClose={onCancel}
      footer={
        <>
          <Button busy={busy} onClick={onConfirm}>
            {t('invoicing.receipt.confirm')}
          </Button>
          <Button look="secondary" onClick={onCancel}>
            {t('invoicing.receipt.cancel')}
          </Button>
        </>
      }
    >
      <Stack>
        <SenderBlock />
        <InvoiceFacts invoice={draft} />
        <InvoiceItems items={itemsOf(draft)} total={draft.amount} />
        <RadioGroupField
          label={t('invoicing.receipt.method')}
          name="payment-method"
          value={BANK_TRANSACTION}
          onChange={() => undefined}
          choices={[{ value: BANK_TRANSACTION, label: t('invoicing.receipt.bankTransaction') }]}
        />
        <p>{t('invoicing.receipt.whatNext')}</p>
      </Stack>
    </Dialog>
  );
}

function ConfirmedDialog({ invoice, onClose }: { invoice: SaleInvoice; onClose: () => void }) {
  const { t } = useTranslation();
  const owed = invoice.amount - invoice.paid;
  return (
    <Dialog
      title={t('invoicing.receipt.confirmedTitle')}
      width={WIDTH}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('invoicing.receipt.ready')}</Button>}
    >
      <Stack>
        <Notice tone="success" role="status">
          <p>
            {invoice.payment_qr
              ? t('invoicing.receipt.confirmed', { date: invoice.due_date ?? '' })
              : t('invoicing.receipt.confirmedFree')}
          </p>
        </Notice>
        {invoice.payment_qr && <TransferDetails invoice={invoice} owed={owed} />}
      </Stack>
    </Dialog>
  );
}
