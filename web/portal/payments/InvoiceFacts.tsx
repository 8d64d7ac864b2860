import { dueOn } from '../../../domain/invoicing/invoice.ts';
import type { SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { businessDay, toWireDay } from '../../../domain/shared/day.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';

/** `isBriefed`: the due date and the number of reminders are shown above already. */
type InvoiceFactsProps = { invoice: SaleInvoice; isBriefed?: boolean };

/** The invoice's data: numbers, days, what is paid, and the number of reminders. */
export function InvoiceFacts({ invoice, isBriefed = false }: InvoiceFactsProps) {
  const { t } = useTranslation();
  // drafts that were cancelled, or that cost nothing, never become due
  const willBeDue = invoice.steps.includes('confirm') && invoice.amount > 0;
  const due = invoice.due_date ?? (willBeDue && t('invoicing.invoice.dueIfToday', { date: toWireDay(dueOn(today())) }));
  const facts: Fact[] = [
    { term: t('invoicing.invoice.number'), value: invoice.bill_number },
    { term: t('invoicing.invoice.created'), value: toWireDay(businessDay(new Date(invoice.created_at))) },
    ...(invoice.date ? [{ term: t('invoicing.invoice.date'), value: invoice.date }] : []),
    ...(due && !isBriefed ? [{ term: t('invoicing.invoice.due'), value: due }] : []),
  ];
  // the amount is shown beside the name and below the items
  if (invoice.paid > 0) facts.push({ term: t('invoicing.invoice.paid'), value: euro(invoice.paid) });
  if (invoice.date && !isBriefed) {
    facts.push({ term: t('invoicing.invoice.dunning'), value: t(dunningKey(invoice.dunning_status)) });
  }
  return <Facts facts={facts} dense />;
}

/** The text key for the number of reminders. */
export function dunningKey(level: number) {
  if (level === 1) return 'reference.dunningLevel.first';
  if (level === 2) return 'reference.dunningLevel.second';
  return level === 3 ? 'reference.dunningLevel.third' : 'reference.dunningLevel.none';
}
