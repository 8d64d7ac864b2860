import { invoicingContract, type SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { InvoiceItems } from '../../invoicing/InvoiceItems.tsx';
import { invoiceLists, useConfirmInvoice } from '../../invoicing/invoices.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { CallRefused } from '../../platform/calls/call.ts';
import { useSaveFile, useSend } from '../../platform/calls/useCall.ts';
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
import type { DraftReceipt } from './useReceipt.ts';

const BANK_TRANSACTION = '1'; // spec §9
/** After these refusals the draft can never be confirmed; the lists show what can. */
const GONE = [
  'changed_meanwhile',
  'status_of_invoice_with_current_status_cant_be_updated_manually',
  'invoice_not_found',
];

export type ReceiptDialogProps = {
  receipt: DraftReceipt;
  /** Runs before the confirmation; `false` changes nothing. */
  mayConfirm: () => Promise<boolean>;
  /** Shows the next receipt, or the last words. */
  onConfirmed: (invoice: SaleInvoice) => Promise<void>;
  onClose: () => void;
};

/** A preview of the invoice; confirming makes it valid, closing cancels it (spec §4). */
export function ReceiptDialog({ receipt, mayConfirm, onConfirmed, onClose }: ReceiptDialogProps) {
  const { draft } = receipt;
  const { running, run } = useOneAtATime<Running>();
  const confirm = useConfirmInvoice();
  const cancel = useSend(invoicingContract.cancelInvoice, invoiceLists);
  const savePdf = useSaveFile(invoicingContract.renderInvoicePdf);
  const refreshHome = useRefreshHome();

  async function onConfirm() {
    if (!(await mayConfirm())) return;
    const invoice = await confirm.mutateAsync(draft.id).catch((error: unknown) => {
      if (error instanceof CallRefused && GONE.includes(error.key)) onClose();
      throw error;
    });
    savePdf.mutate({ id: invoice.id });
    const refreshed = refreshHome();
    // the last words depend on whether the application is sent
    if (receipt.isSubmission) await refreshed;
    await onConfirmed(invoice);
  }

  async function onCancel() {
    try {
      await cancel.mutateAsync({ id: draft.id });
    } finally {
      onClose();
    }
  }

  const cancelDraft = () => run('cancelling', onCancel);
  useCloseOnBack(cancelDraft);
  return (
    <DraftDialog {...receipt} running={running} onConfirm={() => run('confirming', onConfirm)} onCancel={cancelDraft} />
  );
}

type Running = 'confirming' | 'cancelling';

type DraftDialogProps = DraftReceipt & {
  running: Running | undefined;
  onConfirm: () => unknown;
  onCancel: () => unknown;
};

function DraftDialog({ draft, running, onConfirm, onCancel, ...series }: DraftDialogProps) {
  const { t } = useTranslation();
  const { isSubmission, confirmed } = series;
  return (
    <Dialog
      title={useReceiptTitle(series)}
      size="wide"
      shows={draft.id}
      onClose={onCancel}
      locked={running !== undefined}
      footer={
        <>
          <Button busy={running === 'confirming'} disabled={running === 'cancelling'} onClick={onConfirm}>
            {isSubmission ? t('invoicing.receipt.confirmAndSend') : t('invoicing.receipt.confirm')}
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
        <Status>{confirmed.length > 0 && <p>{t('invoicing.receipt.notLast')}</p>}</Status>
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
        {isSubmission && <Consent />}
      </Stack>
    </Dialog>
  );
}

/** What the reader declares with the Confirm that sends the application. */
function Consent() {
  const { t } = useTranslation();
  return (
    <Notice>
      <p>{t('application.submit.withReceipt')}</p>
      <p>{t('application.submit.consent')}</p>
    </Notice>
  );
}

/** An applicant's receipts are counted, because the application is sent with the last one. */
function useReceiptTitle({ queue, confirmed, doneBefore }: Pick<DraftReceipt, 'queue' | 'confirmed' | 'doneBefore'>) {
  const { t } = useTranslation();
  const { isApplicant } = useHome();
  const number = doneBefore + confirmed.length + 1;
  const all = number + queue.length - 1;
  if (!isApplicant || all === 1) return t('invoicing.receipt.title');
  return t('invoicing.receipt.titleOf', { number, all });
}
