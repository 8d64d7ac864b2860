import { invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { JournalEntry } from '../../../domain/invoicing/invoicing.contract.ts';
import type { Standing } from '../../../domain/members/memberStatus.ts';
import { minusEuros } from '../../../domain/shared/money.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { contact } from '../../platform/contact.ts';
import { useTranslation } from '../../platform/words.ts';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { dunningKey } from './InvoiceFacts.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { TransferDetails } from './TransferDetails.tsx';

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
  return (
    <Stack>
      <Notice>
        <p>{t('invoicing.pending.info')}</p>
      </Notice>
      {standing === 'member' && (
        <Notice tone="warning">
          <p>{t('invoicing.pending.warning')}</p>
        </Notice>
      )}
      <InvoiceList
        entries={entries}
        brief={(entry) => <Brief entry={entry} isReminded={standing !== 'deceased'} />}
        more={(entry) => <WhatToDo entry={entry} isReminded={standing !== 'deceased'} />}
      />
    </Stack>
  );
}

/** Due date, number of reminders, and open amount (spec §2). */
function Brief({ entry, isReminded }: { entry: JournalEntry; isReminded: boolean }) {
  const { t } = useTranslation();
  const { sale_invoice: invoice, open_item: owed } = entry;
  const facts: Fact[] = [];
  if (invoice.due_date) facts.push({ term: t('invoicing.invoice.due'), value: invoice.due_date });
  if (isReminded) facts.push({ term: t('invoicing.invoice.dunning'), value: t(dunningKey(invoice.dunning_status)) });
  facts.push({ term: t('invoicing.pending.stillOpen'), value: euro(owed) });
  return <Facts facts={facts} dense />;
}

function WhatToDo({ entry, isReminded }: { entry: JournalEntry; isReminded: boolean }) {
  const { t } = useTranslation();
  const { phone, phoneUrl } = contact();
  const { sale_invoice: invoice, open_item: owed } = entry;
  if (invoice.status_id === invoiceStatusIds.over_paid) {
    const surplus = euro(minusEuros(invoice.paid, invoice.amount));
    return <p>{t('invoicing.pending.overPaid', { amount: surplus })}</p>;
  }
  return (
    <Stack gap={3}>
      {isReminded && invoice.dunning_status > 0 && (
        <Notice tone="warning">
          <p>
            {t('invoicing.pending.reminder')} <a href={phoneUrl}>{phone}</a>
          </p>
        </Notice>
      )}
      <h4>{t('invoicing.pending.howToPay')}</h4>
      <p>
        {t('invoicing.pending.stillOpen')}: <strong>{euro(owed)}</strong>
      </p>
      <TransferDetails invoice={invoice} owed={owed} />
    </Stack>
  );
}
