import { useMemo } from 'react';
import { encode } from 'uqr';
import { formatCreditorReference } from '../../../domain/invoicing/creditorReference.ts';
import { formatIban } from '../../../domain/invoicing/iban.ts';
import type { SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { runtime } from '../../platform/start/runtime.ts';
import { useTranslation } from '../../platform/words.ts';
import { CopyValue } from '../../ui/content/CopyValue.tsx';
import { QrImage } from '../../ui/content/QrImage.tsx';
import { Columns, Stack } from '../../ui/frame/Layout.tsx';

/** A transfer to the association: its reference, the amount, and the text of the QR code. */
export type Transfer = { reference: string; amount: number; code: string | null };

/** Everything that the transfer of an invoice needs (D41). */
export function TransferDetails({ invoice, owed }: { invoice: SaleInvoice; owed: number }) {
  return <TransferData transfer={transferOf(invoice, owed)} />;
}

export function transferOf(invoice: SaleInvoice, amount: number): Transfer {
  return { reference: invoice.payment_reference, amount, code: invoice.payment_qr };
}

/** Values to copy, and the QR code for banking apps. The bank's app is German: its words stand beside the others. */
export function TransferData({ transfer: { reference, amount, code } }: { transfer: Transfer }) {
  const { t } = useTranslation();
  const { account_holder, iban, bic } = runtime().association;
  return (
    <Columns size="wide">
      <Stack gap={2}>
        <CopyValue label={t('invoicing.transfer.amount')} value={euro(amount)} copies={typed(amount)} />
        <CopyValue label={t('invoicing.transfer.recipient')} value={account_holder} />
        <CopyValue label={t('invoicing.transfer.iban')} value={formatIban(iban)} copies={iban} />
        <CopyValue label={t('invoicing.transfer.bic')} value={bic} />
        <CopyValue
          label={t('invoicing.transfer.reference')}
          value={formatCreditorReference(reference)}
          copies={reference}
        />
      </Stack>
      {code && <PaymentCode text={code} />}
    </Columns>
  );
}

/** As it is typed into a bank's app. */
function typed(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

/** The same as a text, for messengers: one value a line. */
export function useTransferText({ reference, amount }: Transfer): string {
  const { t } = useTranslation();
  const { account_holder, iban, bic } = runtime().association;
  return [
    [t('invoicing.transfer.amount'), euro(amount)],
    [t('invoicing.transfer.recipient'), account_holder],
    [t('invoicing.transfer.iban'), formatIban(iban)],
    [t('invoicing.transfer.bic'), bic],
    [t('invoicing.transfer.reference'), formatCreditorReference(reference)],
  ]
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function PaymentCode({ text }: { text: string }) {
  const { t } = useTranslation();
  // QrImage draws the quiet zone; level M is required by EPC069-12
  const modules = useMemo(() => encode(text, { ecc: 'M', border: 0 }).data, [text]);
  return (
    <Stack gap={2}>
      <QrImage modules={modules} label={t('invoicing.transfer.qr')} />
      <p>{t('invoicing.transfer.qrHint')}</p>
    </Stack>
  );
}
