import { invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { JournalEntry } from '../../../domain/invoicing/invoicing.contract.ts';
import { Stack } from '../../ui/frame/Layout.tsx';
import { InvoiceList } from './InvoiceList.tsx';

/** The history: first what was paid or given up, then cancelled drafts as compact rows. */
export function PastPayments({ entries }: { entries: JournalEntry[] }) {
  const isCancelled = ({ sale_invoice }: JournalEntry) => sale_invoice.status_id === invoiceStatusIds.cancelled;
  const cancelled = entries.filter(isCancelled);
  const others = entries.filter((entry) => !isCancelled(entry));
  return (
    <Stack gap={3}>
      {others.length > 0 && <InvoiceList entries={others} />}
      {cancelled.length > 0 && <InvoiceList entries={cancelled} look="compact" />}
    </Stack>
  );
}
