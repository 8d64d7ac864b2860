import { useState } from 'react';
import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/content/Notice.tsx';
import { Inline } from '../../../ui/frame/Layout.tsx';
import { AssignPaymentDialog } from './AssignPaymentDialog.tsx';
import { type PaymentPart, partNow, paymentParts } from './paymentParts.ts';
import { RefundDialog } from './RefundDialog.tsx';

type FreeMoneyProps = {
  file: HouseholdFile;
  /** Invoices on which something is owed. */
  owed: OfficeInvoice[];
  /** Says who reads the reason of a refund. */
  hint: string;
  tellDone: TellDone;
};

/**
 * The sum of all free money, and where it can go: to unpaid invoices, or back to the household. If negative,
 * what is lacking.
 */
export function FreeMoney({ file, owed, hint, tellDone }: FreeMoneyProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<PaymentPart | 'refund'>();
  const close = () => setOpen(undefined);
  const parts = paymentParts(file);
  const part = largestFree(parts);
  return (
    <>
      {file.lacking > 0 && (
        <Notice tone="warning">
          <p>{t('officeMoney.refund.lacking', { amount: euro(file.lacking) })}</p>
        </Notice>
      )}
      {file.free > 0 && (
        <Inline>
          <span>{t('officeMoney.refund.free', { amount: euro(file.free) })}</span>
          {part && owed.length > 0 && <Button onClick={() => setOpen(part)}>{t('officeMoney.payments.assign')}</Button>}
          {file.refundable > 0 && (
            <Button look="secondary" onClick={() => setOpen('refund')}>
              {t('officeMoney.refund.action')}
            </Button>
          )}
        </Inline>
      )}
      {file.free > file.refundable && (
        <p>{t('officeMoney.refund.notSeen', { amount: euro(file.free - file.refundable) })}</p>
      )}
      {open === 'refund' && <RefundDialog file={file} hint={hint} tellDone={tellDone} onClose={close} />}
      {typeof open === 'object' && (
        <AssignPaymentDialog
          part={partNow(open, parts)}
          invoices={owed}
          name={file.household.name}
          tellDone={tellDone}
          onClose={close}
        />
      )}
    </>
  );
}

/** The largest unallocated part, because a single payment is allocated at a time. */
function largestFree(parts: readonly PaymentPart[]): PaymentPart | undefined {
  const [largest] = parts.filter(({ free }) => free > 0).sort((one, other) => other.free - one.free);
  return largest;
}
