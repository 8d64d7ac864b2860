import { useDeferredValue, useState } from 'react';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { LINES_ON_A_PAGE } from '../../../domain/payments/bank/openLines.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useCall } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { Pages } from '../frame/Pages.tsx';

/** Dismissed bank lines with their reasons; a line that was dismissed by mistake can be reopened. */
export function DismissedLines() {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const [page, setPage] = useState(1);
  // the former page stays until the other one is here
  const asked = { state: 'dismissed', page: useDeferredValue(page) } as const;
  const data = useCall(bankContract.listBankLines, asked);
  const takeUp = useDecision(bankContract.takeBankLineUp);

  async function take({ id, amount }: OfficeBankLine) {
    await takeUp.mutateAsync({ id });
    tellDone((say) => say('officeBank.dismiss.didTakeUp', { amount: euro(amount) }));
  }

  const columns: Column<OfficeBankLine>[] = [
    {
      key: 'from',
      header: t('officeBank.dismiss.from'),
      cell: ({ counterparty_name, remittance_text }) =>
        [counterparty_name, remittance_text].filter(Boolean).join(', ') || t('officeBank.lines.unknown'),
    },
    { key: 'amount', header: t('officeBank.dismiss.amount'), align: 'end', cell: ({ amount }) => euro(amount) },
    { key: 'reason', header: t('officeBank.dismiss.reason'), cell: ({ dismissed_reason }) => dismissed_reason },
    {
      key: 'on',
      header: t('officeBank.dismiss.on'),
      cell: ({ dismissed_at }) => dismissed_at && toWireDay(dayOf(dismissed_at)),
    },
    {
      key: 'actions',
      header: t('officeBank.dismiss.actions'),
      quietHeader: true,
      align: 'end',
      cell: (line) => (
        <Button look="quiet" busy={takeUp.isPending} onClick={() => take(line)}>
          {t('officeBank.dismiss.takeUp')}
          <span className="visually-hidden">
            : {`${euro(line.amount)}, ${line.counterparty_name ?? line.value_date}`}
          </span>
        </Button>
      ),
    },
  ];
  if (data.lines.length === 0) return done;
  return (
    <Section title={t('officeBank.dismiss.listTitle')} intro={<p>{t('officeBank.dismiss.listWhy')}</p>}>
      {done}
      <KeepFocus>
        <DataTable
          caption={t('officeBank.dismiss.listTitle')}
          captionHidden
          columns={columns}
          rows={data.lines}
          rowKey={({ id }) => id}
        />
      </KeepFocus>
      <Pages
        most={LINES_ON_A_PAGE}
        label={t('officeBank.pages.dismissed')}
        count={data.count}
        page={data.page}
        onPage={setPage}
      />
    </Section>
  );
}
