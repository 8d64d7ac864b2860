import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { BankStatement } from '../../../domain/payments/bank/bankAnswers.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useCall } from '../../platform/calls/useCall.ts';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { fileNameWithBreaks } from '../../ui/content/lineBreaks.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

import { BankFileNotes } from './BankFileNotes.tsx';
import css from './ReadStatements.module.css';

/** The bank's files read so far, with what happened to their lines. */
export function ReadStatements() {
  const { t } = useTranslation();
  const statements = useCall(bankContract.listBankStatements);
  const columns: Column<BankStatement>[] = [
    {
      key: 'file',
      header: t('officeBank.earlier.file'),
      cell: (statement) => (
        <Stack gap={2}>
          <p className={css.file}>{fileNameWithBreaks(statement.file_name)}</p>
          <div className={css.notes}>
            <BankFileNotes of={statement} />
          </div>
        </Stack>
      ),
    },
    { key: 'read', header: t('officeBank.earlier.readOn'), cell: ({ created_at }) => toWireDay(dayOf(created_at)) },
    {
      key: 'days',
      header: t('officeBank.earlier.days'),
      cell: ({ first_day: from, last_day: to }) =>
        from && to && from !== to ? t('officeBank.earlier.span', { from, to }) : from,
    },
    { key: 'booked', header: t('officeBank.earlier.booked'), align: 'end', cell: ({ booked }) => formatCount(booked) },
    { key: 'sum', header: t('officeBank.earlier.sum'), align: 'end', cell: ({ booked_amount }) => euro(booked_amount) },
    {
      key: 'undecided',
      header: t('officeBank.earlier.undecided'),
      align: 'end',
      cell: ({ undecided }) => formatCount(undecided),
    },
  ];
  return (
    <Section title={t('officeBank.earlier.title')}>
      {statements.length === 0 ? (
        <p>{t('officeBank.earlier.none')}</p>
      ) : (
        <DataTable
          caption={t('officeBank.earlier.title')}
          captionHidden
          columns={columns}
          rows={statements}
          rowKey={({ id }) => id}
        />
      )}
    </Section>
  );
}
