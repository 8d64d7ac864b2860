import { useState } from 'react';
import type { JournalEntry } from '../../../domain/invoicing/invoicing.contract.ts';
import { type CombinedTransfer, combinedContract, MOST_COMBINED } from '../../../domain/payments/combined.contract.ts';
import { fromEuros, sumCents, toEuros } from '../../../domain/shared/money.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

import { ShareTransfer } from './ShareTransfer.tsx';
import { TransferData } from './TransferDetails.tsx';

/** What is open on several invoices together, and one transfer for those that are chosen: at first all (decision 62). */
export function PayTogether({ entries }: { entries: JournalEntry[] }) {
  const { t } = useTranslation();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(
    () => new Set(entries.slice(MOST_COMBINED).map(({ sale_invoice }) => sale_invoice.id)),
  );
  const [asked, setAsked] = useState<CombinedTransfer>();
  const combine = useSend(combinedContract.combineInvoices);
  const chosen = entries.filter(({ sale_invoice }) => !leftOut.has(sale_invoice.id));
  const ids = chosen.map(({ sale_invoice }) => sale_invoice.id);
  // other invoices, or another sum after a payment, need another transfer
  const made = asked && isFor(asked, chosen) ? asked : undefined;

  function choose(id: number, isChosen: boolean) {
    const next = new Set(leftOut);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  }

  return (
    <Stack gap={4}>
      {/* the amounts stand in the list below, their sum on the button */}
      <Fieldset legend={t('payments.together.which')} hint={t('payments.together.hint')}>
        {entries.map(({ sale_invoice: { id, description } }) => (
          <CheckboxField
            key={id}
            name={`together-${id}`}
            label={description}
            checked={!leftOut.has(id)}
            onChange={(isChosen) => choose(id, isChosen)}
          />
        ))}
      </Fieldset>
      <div>
        <Button
          resting={made !== undefined || chosen.length < 2 || chosen.length > MOST_COMBINED}
          onClick={async () => setAsked(await combine.mutateAsync({ sale_invoice_ids: ids }))}
        >
          {t('payments.together.pay', { amount: euro(totalOf(chosen)) })}
        </Button>
        {chosen.length < 2 && <p>{t('payments.together.tooFew')}</p>}
      </div>
      <Status>
        {made && (
          <Notice tone="info">
            <p>{t('payments.together.exactly')}</p>
          </Notice>
        )}
      </Status>
      {made && <Together made={made} />}
    </Stack>
  );
}

function Together({ made }: { made: CombinedTransfer }) {
  const { t } = useTranslation();
  const transfer = { reference: made.payment_reference, amount: made.amount, code: made.payment_qr };
  return (
    <Stack gap={4}>
      <TransferData transfer={transfer} />
      <ShareTransfer transfer={transfer} invoiceIds={made.sale_invoice_ids} name={t('payments.together.name')} />
    </Stack>
  );
}

function isFor({ sale_invoice_ids, amount }: CombinedTransfer, chosen: readonly JournalEntry[]): boolean {
  const isSameSet =
    sale_invoice_ids.length === chosen.length &&
    chosen.every(({ sale_invoice }) => sale_invoice_ids.includes(sale_invoice.id));
  return isSameSet && amount === totalOf(chosen);
}

function totalOf(entries: readonly JournalEntry[]): number {
  return toEuros(sumCents(entries.map(({ open_item }) => fromEuros(open_item))));
}
