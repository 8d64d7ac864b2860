import { IconShare } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  invoicingContract,
  type JournalEntry,
  type SaleInvoice,
} from '../../../domain/invoicing/invoicing.contract.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { euro, InvoiceItems, type Item } from '../../invoicing/InvoiceItems.tsx';
import { InvoiceStatusBadge } from '../../invoicing/InvoiceStatusBadge.tsx';
import { PDF, useShareInvoicePdf } from '../../invoicing/invoices.ts';
import { useSaveFile } from '../../platform/calls/useCall.ts';
import { canShareFile } from '../../platform/share.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Accordion } from '../../ui/content/Accordion.tsx';
import { Amount } from '../../ui/content/Amount.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';

export type InvoiceListProps = {
  entries: JournalEntry[];
  /** The summary that is visible while an invoice is closed; its PDF is offered inside. */
  brief?: (entry: JournalEntry) => ReactNode;
  more?: (entry: JournalEntry) => ReactNode;
  look?: 'compact';
};

/** A list of invoices; each opens to its items, its dates and its PDF. */
export function InvoiceList({ entries, brief, more, look }: InvoiceListProps) {
  return (
    <Accordion
      headingLevel="h3"
      {...(look && { look })}
      items={entries.map((entry) => ({
        key: entry.id,
        title: entry.sale_invoice.description,
        aside: (
          <Inline>
            <InvoiceStatusBadge statusId={entry.sale_invoice.status_id} />
            <Amount>{euro(entry.sale_invoice.amount)}</Amount>
          </Inline>
        ),
        brief: brief && (
          <Stack gap={3}>
            {brief(entry)}
            <PdfButton invoice={entry.sale_invoice} />
          </Stack>
        ),
        body: (
          <Stack>
            <InvoiceFacts invoice={entry.sale_invoice} isBriefed={brief !== undefined} />
            <InvoiceItems items={itemsOf(entry.sale_invoice)} total={entry.sale_invoice.amount} />
            {more?.(entry)}
            {!brief && <PdfButton invoice={entry.sale_invoice} />}
          </Stack>
        ),
      }))}
    />
  );
}

/** The items of an invoice for the table. */
export function itemsOf(invoice: SaleInvoice): Item[] {
  return invoice.sale_invoice_items.map(({ member, ...item }) => ({
    ...item,
    name: member ? fullName(member) : '',
  }));
}

function PdfButton({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const save = useSaveFile(invoicingContract.renderInvoicePdf);
  const share = useShareInvoicePdf();
  if (!invoice.steps.includes('pdf')) return null;
  return (
    <Inline gap={2}>
      <Button
        look="secondary"
        busy={save.isPending}
        aria-label={`${t('invoicing.invoice.pdf')}: ${invoice.bill_number}`}
        onClick={() => save.mutateAsync({ id: invoice.id })}
      >
        {t('invoicing.invoice.pdf')}
      </Button>
      {canShareFile(PDF) && (
        <Button
          look="quiet"
          busy={share.isPending}
          aria-label={`${t('payments.share.invoice')}: ${invoice.bill_number}`}
          onClick={() => share.mutateAsync(invoice.id)}
        >
          <IconShare size={20} aria-hidden="true" />
          {t('payments.share.invoice')}
        </Button>
      )}
    </Inline>
  );
}
