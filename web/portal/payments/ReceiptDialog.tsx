import { useState } from 'react';
import type { SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { minusEuros } from '../../../domain/shared/money.ts';
import { InvoiceItems } from '../../invoicing/InvoiceItems.tsx';
import { useCancelInvoice, useConfirmInvoice, useSaveInvoicePdf } from '../../invoicing/invoicingApi.ts';
import { CallRefused } from '../../platform/calls/call.ts';
import { useCloseOnBack } from '../../platform/drafts/useCloseOnBack.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { itemsOf } from './InvoiceList.tsx';
import { SenderBlock } from './SenderBlock.tsx';
import { TransferDetails } from './TransferDetails.tsx';

const BANK_TRANSACTION = '1'; // spec §9
/** After these refusals the draft can never be confirmed; the lists show what can. */
const GONE = [
  'changed_meanwhile',
  'status_of_invoice_with_current_status_cant_be_updated_manually',
  'invoice_not_found',
];

export type ReceiptDialogProps = {
  draft: SaleInvoice;
  /** Whether confirming also submits the application. */
  isSubmission: boolean;
  /** Runs before the confirmation; `false` changes nothing. */
  mayConfirm: () => Promise<boolean>;
  onConfirmed: () => void;
  onClose: () => void;
};

/** A preview of the invoice; confirming makes it valid, closing cancels it (spec §4). */
export function ReceiptDialog({ draft, isSubmission, mayConfirm, onConfirmed, onClose }: ReceiptDialogProps) {
  const [confirmed, setConfirmed] = useState<SaleInvoice>();
  const { running, run } = useOneAtATime<Running>();
  const confirm = useConfirmInvoice();
  const cancel = useCancelInvoice();
  const savePdf = useSaveInvoicePdf();

  async function onConfirm() {
    if (!(await mayConfirm())) return;
    const invoice = await confirm.mutateAsync(draft.id).catch((error: unknown) => {
      if (error instanceof CallRefused && GONE.includes(error.key)) onClose();
      throw error;
    });
    setConfirmed(invoice);
    savePdf.mutate(invoice.id);
    onConfirmed();
  }

  async function onCancel() {
    try {
      await cancel.mutateAsync(draft.id);
    } finally {
      onClose();
    }
  }

  const cancelDraft = () => run('cancelling', onCancel);
  useCloseOnBack(confirmed ? onClose : cancelDraft);
  if (confirmed) return <ConfirmedDialog invoice={confirmed} onClose={onClose} />;
  return (
    <DraftDialog
      draft={draft}
      isSubmission={isSubmission}
      running={running}
      onConfirm={() => run('confirming', onConfirm)}
      onCancel={cancelDraft}
    />
  );
}

type Running = 'confirming' | 'cancelling';

type DraftDialogProps = {
  draft: SaleInvoice;
  isSubmission: boolean;
  running: Running | undefined;
  onConfirm: () => unknown;
  onCancel: () => unknown;
};

function DraftDialog({ draft, isSubmission, running, onConfirm, onCancel }: DraftDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('invoicing.receipt.title')}
      size="wide"
      onClose={onCancel}
      locked={running !== undefined}
      footer={
        <>
          <Button busy={running === 'confirming'} disabled={running === 'cancelling'} onClick={onConfirm}>
            {t('invoicing.receipt.confirm')}
          </Button>
          <Button
            look="secondary"
            busy={running === 'cancelling'}
            disabled={running === 'confirming'}
            onClick={onCancel}
          >
            {t('invoicing.receipt.cancel')}
          </Button>
        </>
      }
    >
      <Stack>
        <SenderBlock />
        <InvoiceFacts invoice={draft} />
        <InvoiceItems items={itemsOf(draft)} total={draft.amount} />
        {draft.amount === 0 ? (
          <p>{t('invoicing.receipt.free')}</p>
        ) : (
          <RadioGroupField
            label={t('invoicing.receipt.method')}
            name="payment-method"
            value={BANK_TRANSACTION}
            onChange={() => undefined}
            choices={[{ value: BANK_TRANSACTION, label: t('invoicing.receipt.bankTransaction') }]}
          />
        )}
        <p>{t('invoicing.receipt.whatNext')}</p>
        {isSubmission && <p>{t('application.submit.withReceipt')}</p>}
      </Stack>
    </Dialog>
  );
}

function ConfirmedDialog({ invoice, onClose }: { invoice: SaleInvoice; onClose: () => void }) {
  const { t } = useTranslation();
  const owed = minusEuros(invoice.amount, invoice.paid);
  return (
    <Dialog
      title={t('invoicing.receipt.confirmedTitle')}
      size="wide"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('invoicing.receipt.ready')}</Button>}
    >
      <Stack>
        <Status>
          <Notice tone="success">
            <p>
              {invoice.payment_qr
                ? t('invoicing.receipt.confirmed', { date: invoice.due_date ?? '' })
                : t('invoicing.receipt.free')}
            </p>
          </Notice>
        </Status>
        {invoice.payment_qr && <TransferDetails invoice={invoice} owed={owed} />}
      </Stack>
    </Dialog>
  );
}
