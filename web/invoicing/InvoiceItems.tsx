import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { useTranslation } from '../platform/words.ts';
import { Amount } from '../ui/content/Amount.tsx';
import { DataTable } from '../ui/content/DataTable.tsx';
import { Inline, Stack } from '../ui/frame/Layout.tsx';

/** One item of an invoice, or of a pre-calculation. */
export type Item = { id: number; name: string; description: string; amount: number; tax: number; total: number };

/** The people whom an invoice covers, with the cost of each. */
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

/** Formats euros of the wire. */
export function euro(amount: number): string {
  return formatEuro(fromEuros(amount));
}
