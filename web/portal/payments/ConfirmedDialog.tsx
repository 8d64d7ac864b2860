import { useQuery } from '@tanstack/react-query';
import type { SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { combinedContract } from '../../../domain/payments/combined.contract.ts';
import { minusEuros } from '../../../domain/shared/money.ts';
import { useHome } from '../../me/home.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useCloseOnBack } from '../../platform/drafts/useCloseOnBack.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { TransferData, TransferDetails } from './TransferDetails.tsx';
import type { DoneReceipt } from './useReceipt.ts';

export type ConfirmedDialogProps = Pick<DoneReceipt, 'confirmed' | 'isSubmission'> & {
  /** What was confirmed and not paid before this dialog; sending the application tells what it costs as a whole. */
  owedBefore: readonly SaleInvoice[];
  onClose: () => void;
};

/** After the last receipt: how to pay what was confirmed, several invoices with one transfer (decision 62). */
export function ConfirmedDialog({ confirmed, isSubmission, owedBefore, onClose }: ConfirmedDialogProps) {
  const { t } = useTranslation();
  const others = owedBefore.filter((before) => isSubmission && confirmed.every(({ id }) => id !== before.id));
  const owed = [...others, ...confirmed].filter(({ payment_qr }) => payment_qr !== null);
  const { isApplicant } = useHome();
  useCloseOnBack(onClose);
  return (
    <Dialog
      title={isSubmission && !isApplicant ? t('application.submit.doneTitle') : t('invoicing.receipt.confirmedTitle')}
      size="wide"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('invoicing.receipt.ready')}</Button>}
    >
      <Stack>
        <Status>
          <Notice tone={isApplicant ? 'info' : 'success'}>
            <p>{wordsFor(owed, t)}</p>
            {isApplicant && <p>{t('application.submit.stillNotSent')}</p>}
          </Notice>
        </Status>
        <HowToPay owed={owed} />
      </Stack>
    </Dialog>
  );
}

function wordsFor(owed: readonly SaleInvoice[], t: ReturnType<typeof useTranslation>['t']): string {
  const [first] = owed;
  if (!first) return t('invoicing.receipt.free');
  const date = first.due_date ?? '';
  return owed.length > 1
    ? t('invoicing.receipt.confirmedTogether', { date })
    : t('invoicing.receipt.confirmed', { date });
}

function HowToPay({ owed }: { owed: readonly SaleInvoice[] }) {
  const [first] = owed;
  if (!first) return null;
  return owed.length > 1 ? <Together owed={owed} /> : <One invoice={first} />;
}

function Together({ owed }: { owed: readonly SaleInvoice[] }) {
  const { t } = useTranslation();
  const sale_invoice_ids = owed.map(({ id }) => id);
  // the same invoices always get the same transfer
  const { data, isPending } = useQuery({
    ...queryOf(combinedContract.combineInvoices, { sale_invoice_ids }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <Skeleton label={t('shared.frame.loading')} rows={4} />;
  if (!data) return owed.map((invoice) => <One key={invoice.id} invoice={invoice} />);
  const { payment_reference: reference, payment_qr: code, amount } = data;
  return <TransferData transfer={{ reference, amount, code }} />;
}

function One({ invoice }: { invoice: SaleInvoice }) {
  return <TransferDetails invoice={invoice} owed={minusEuros(invoice.amount, invoice.paid)} />;
}
