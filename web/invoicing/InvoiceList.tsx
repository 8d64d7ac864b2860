import type { ReactNode } from 'react';
import { type InvoiceStatus, invoiceStatusOfId } from '../../domain/invoicing/invoice.ts';
import type { JournalEntry, SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { useTranslation } from '../platform/words.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { euro, InvoiceItems, type Item } from './InvoiceItems.tsx';
import { useSaveInvoicePdf } from './invoicingApi.ts';

/** Colours of spec §4; the words say the same. */
const TONES = {
  draft: 'lightblue',
  open: 'orange',
  paid: 'green',
  void: 'red',
  uncollectible: 'red',
  over_paid: 'green',
  partly_paid: 'orange',
  cancelled: 'red',
} as const satisfies Record<InvoiceStatus, BadgeTone>;

/** Invoices one below the other; each opens to its line items, its days and its PDF. */
export function InvoiceList({ entries, more }: { entries: JournalEntry[]; more?: (entry: JournalEntry) => ReactNode }) {
  const { t } = useTranslation();
  return (
    <Accordion
      headingLevel="h3"
      items={entries.map((entry) => ({
        key: entry.id,
        title: t('invoicing.invoice.details', {
          description: entry.sale_invoice.description,
          amount: euro(entry.sale_invoice.amount),
        }),
        aside: <StatusBadge statusId={entry.sale_invoice.status_id} />,
        body: (
          <Stack>
            <InvoiceFacts invoice={entry.sale_invoice} />
            <InvoiceItems items={itemsOf(entry.sale_invoice)} total={entry.sale_invoice.amount} />
            {more?.(entry)}
            <PdfButton invoice={entry.sale_invoice} />
          </Stack>
        ),
      }))}
    />
  );
}

/** An invoice's lines for the table. */
export function itemsOf(invoice: SaleInvoice): Item[] {
  return invoice.sale_invoice_items.map(({ member, ...item }) => ({
    ...item,
    name: member ? `${member.first_name} ${member.last_name}` : '',
  }));
}

function StatusBadge({ statusId }: { statusId: number }) {
  const { t } = useTranslation();
  const status = invoiceStatusOfId(statusId);
  return status ? <Badge tone={TONES[status]}>{t(`reference.invoiceStatus.${status}`)}</Badge> : null;
}

function PdfButton({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const save = useSaveInvoicePdf();
  if (!invoice.steps.includes('pdf')) return null;
  return (
    <div>
      <Button look="secondary" busy={save.isPending} onClick={() => save.mutate(invoice.id)}>
        {t('invoicing.invoice.pdf')}
      </Button>
    </div>
  );
}
