import { type InvoiceStatus, invoiceStatusOfId } from '../../domain/invoicing/invoice.ts';
import { useTranslation } from '../platform/words.ts';
import { Badge, type BadgeTone } from '../ui/content/Badge.tsx';

/** The colours of spec §4; the words say the same. */
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

export function InvoiceStatusBadge({ statusId }: { statusId: number }) {
  const { t } = useTranslation();
  const status = invoiceStatusOfId(statusId);
  return status ? <Badge tone={TONES[status]}>{t(`reference.invoiceStatus.${status}`)}</Badge> : null;
}
