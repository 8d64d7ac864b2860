import { formatCreditorReference } from '../../../../domain/invoicing/creditorReference.ts';
import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Facts } from '../../../ui/content/Facts.tsx';

const dunningKeys = [
  'reference.dunningLevel.none',
  'reference.dunningLevel.first',
  'reference.dunningLevel.second',
  'reference.dunningLevel.third',
] as const;

/** The numbers, dates and amounts of an invoice. */
export function OfficeInvoiceFacts({ invoice }: { invoice: OfficeInvoice }) {
  const { t } = useTranslation();
  const { bill_number, payment_reference, date, due_date, settled_on, amount, paid, open_item } = invoice;
  const facts = [
    { term: t('officeMoney.invoices.number'), value: bill_number },
    { term: t('officeMoney.invoices.reference'), value: formatCreditorReference(payment_reference) },
    { term: t('officeMoney.invoices.date'), value: date },
    { term: t('officeMoney.invoices.due'), value: due_date },
    { term: t('officeMoney.invoices.settled'), value: settled_on },
    { term: t('officeMoney.invoices.amount'), value: euro(amount) },
    { term: t('officeMoney.invoices.paid'), value: euro(paid) },
    { term: t('officeMoney.invoices.open'), value: euro(open_item) },
    { term: t('officeMoney.invoices.dunning'), value: t(dunningKeys[invoice.dunning_status] ?? dunningKeys[0]) },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== null)} dense />;
}
