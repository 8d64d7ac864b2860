import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { useTranslation } from '../platform/words.ts';
import { Amount } from '../ui/content/Amount.tsx';
import { DataTable } from '../ui/content/DataTable.tsx';
import { Inline, Stack } from '../ui/frame/Layout.tsx';

/** One line of an invoice, or of what would be one. */
export type Item = { id: number; name: string; description: string; amount: number; tax: number; total: number };

/** Whom an invoice covers and what each of them costs. */
export function InvoiceItems({ items, total }: { items: Item[]; total: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <DataTable
        caption={t('invoicing.invoice.items')}
        captionHidden
        look="lines"
        rows={items}
        rowKey={(item) => item.id}
        columns={[
          { key: 'member', header: t('invoicing.invoice.member'), cell: (item) => item.name },
          { key: 'description', header: t('invoicing.invoice.description'), cell: (item) => item.description },
          { key: 'fee', header: t('invoicing.invoice.fee'), align: 'end', cell: (item) => euro(item.amount) },
          { key: 'tax', header: t('invoicing.invoice.tax'), align: 'end', cell: (item) => euro(item.tax) },
          { key: 'total', header: t('invoicing.invoice.total'), align: 'end', cell: (item) => euro(item.total) },
        ]}
      />
      <TotalLine total={total} />
    </Stack>
  );
}

function TotalLine({ total }: { total: number }) {
  const { t } = useTranslation();
  return (
    <Inline align="end">
      <span>{t('invoicing.invoice.total')}</span>
      <Amount>{euro(total)}</Amount>
    </Inline>
  );
}

/** Euros of the wire as people read them. */
export function euro(amount: number): string {
  return formatEuro(fromEuros(amount));
}
