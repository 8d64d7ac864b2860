import type { SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { parseWireDay } from '../../../domain/shared/day.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import { dueIn } from './dueIn.ts';

/** How many days are left, or have passed, since an invoice fell due. */
export function DueIn({ invoice: { due_date } }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const due = due_date && parseWireDay(due_date);
  if (!due) return null;
  const { key, count } = dueIn(due, today());
  return (
    <div>
      <Badge tone={key === 'late' ? 'orange' : 'lightblue'}>{t(`payments.due.${key}`, { count })}</Badge>
    </div>
  );
}
