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

/** Everything that a transfer needs: values to copy, and the QR code for banking apps (D41). */
export function TransferDetails({ invoice, owed }: { invoice: SaleInvoice; owed: number }) {
  const { t } = useTranslation();
  const { account_holder, iban, bic } = runtime().association;
  const { payment_reference: reference } = invoice;
  return (
    <Columns size="wide">
      <Stack gap={2}>
        <CopyValue label={t('invoicing.transfer.recipient')} value={account_holder} />
        <CopyValue label={t('invoicing.transfer.iban')} value={formatIban(iban)} copies={iban} />
        <CopyValue label={t('invoicing.transfer.bic')} value={bic} />
        <CopyValue
          label={t('invoicing.transfer.reference')}
          value={formatCreditorReference(reference)}
          copies={reference}
        />
        <CopyValue
          label={t('invoicing.transfer.amount')}
          value={euro(owed)}
          copies={owed.toFixed(2).replace('.', ',')}
        />
      </Stack>
      {invoice.payment_qr && <PaymentCode text={invoice.payment_qr} />}
    </Columns>
  );
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
