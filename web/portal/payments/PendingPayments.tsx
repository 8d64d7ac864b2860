import { invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { JournalEntry, SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import type { Standing } from '../../../domain/members/standing.ts';
import { parseWireDay } from '../../../domain/shared/day.ts';
import { minusEuros } from '../../../domain/shared/money.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { contact } from '../../platform/contact.ts';
import { useTranslation } from '../../platform/words.ts';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { DueIn } from './DueIn.tsx';
import { dunningKey } from './InvoiceFacts.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { PayTogether } from './PayTogether.tsx';
import { ShareTransfer } from './ShareTransfer.tsx';
import { TransferDetails, transferOf } from './TransferDetails.tsx';

export type PendingPaymentsProps = {
  entries: JournalEntry[];
  /**
   * Decides the warnings: an ended membership cannot be lost, and after the main member's death there are no reminders
   * (D44).
   */
  standing: Standing;
};

/** Confirmed unpaid invoices, with how to pay them and what happens otherwise (spec §2). */
export function PendingPayments({ entries, standing }: PendingPaymentsProps) {
  const { t } = useTranslation();
  if (entries.length === 0) {
    return (
      <EmptyState look="inside" title={t('invoicing.pending.emptyTitle')}>
        {t('invoicing.pending.empty')}
      </EmptyState>
    );
  }
  const isReminded = standing !== 'deceased';
  const payable = entries.filter(({ open_item }) => open_item > 0).sort(byDueDate);
  const rest = entries.filter(({ open_item }) => open_item <= 0);
  const [only, ...others] = payable;
  // who paid too much owes nothing
  const mayBeLost = standing === 'member' && payable.length > 0;
  return (
    <Stack>
      <Notice {...(mayBeLost && { tone: 'warning' })}>
        <p>{t('invoicing.pending.info')}</p>
        {mayBeLost && <p>{t('invoicing.pending.warning')}</p>}
      </Notice>
      {others.length > 0 && isReminded && <PayTogether entries={payable} />}
      <InvoiceList
        entries={[...payable, ...rest]}
        brief={(entry) => (
          <Stack gap={3}>
            <Brief entry={entry} isReminded={isReminded} />
            <WhatToDo entry={entry} isReminded={isReminded} />
            {others.length === 0 && entry === only && <HowToPay entry={entry} isReminded={isReminded} />}
          </Stack>
        )}
        more={(entry) => others.length > 0 && entry.open_item > 0 && <HowToPay entry={entry} isReminded={isReminded} />}
      />
    </Stack>
  );
}

/** The days left, and due date, number of reminders, and what is open of a part that was paid (spec §2). */
function Brief({ entry, isReminded }: PartProps) {
  const { t } = useTranslation();
  const { sale_invoice: invoice, open_item: owed } = entry;
  const facts: Fact[] = [];
  if (invoice.due_date) facts.push({ term: t('invoicing.invoice.due'), value: invoice.due_date });
  if (isReminded) facts.push({ term: t('invoicing.invoice.dunning'), value: t(dunningKey(invoice.dunning_status)) });
  // the whole amount stands beside the invoice's name
  if (owed !== invoice.amount) facts.push({ term: t('invoicing.pending.stillOpen'), value: euro(owed) });
  return (
    <Stack gap={2}>
      {isReminded && owed > 0 && <DueIn invoice={invoice} />}
      <Facts facts={facts} dense />
    </Stack>
  );
}

/** What a reminder asks for, or what becomes of a surplus. */
function WhatToDo({ entry, isReminded }: PartProps) {
  const { t } = useTranslation();
  const { phone, phoneUrl } = contact();
  const { sale_invoice: invoice } = entry;
  if (invoice.status_id === invoiceStatusIds.over_paid) {
    const surplus = euro(minusEuros(invoice.paid, invoice.amount));
    return <p>{t('invoicing.pending.overPaid', { amount: surplus })}</p>;
  }
  if (!isReminded || invoice.dunning_status === 0) return null;
  return (
    <p>
      {t('invoicing.pending.reminder')} <a href={phoneUrl}>{phone}</a>
    </p>
  );
}

/** The transfer of this invoice alone, and ways to pass it on. */
function HowToPay({ entry: { sale_invoice: invoice, open_item: owed }, isReminded }: PartProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={3}>
      <h4>{t('invoicing.pending.howToPay')}</h4>
      <TransferDetails invoice={invoice} owed={owed} />
      {isReminded && (
        <ShareTransfer transfer={transferOf(invoice, owed)} invoiceIds={[invoice.id]} name={invoice.bill_number} />
      )}
    </Stack>
  );
}

type PartProps = { entry: JournalEntry; isReminded: boolean };

/** The earliest due first. */
function byDueDate({ sale_invoice: one }: JournalEntry, { sale_invoice: other }: JournalEntry): number {
  const day = ({ due_date }: SaleInvoice) => (due_date && parseWireDay(due_date)) || LAST_DAY;
  return day(one) < day(other) ? -1 : Number(day(one) > day(other)) || one.id - other.id;
}

/** Later than any day, as text. */
const LAST_DAY = '9999';
