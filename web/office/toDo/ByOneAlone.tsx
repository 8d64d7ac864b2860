import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Amount } from '../../ui/content/Amount.tsx';
import type { Column } from '../../ui/content/DataTable.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { deathPath } from '../frame/officePaths.ts';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { WaitingList } from './WaitingList.tsx';

type Payment = ToDo['unseen_payments'][number];

/** Payments booked by hand that no bank line has confirmed after three weeks (decision 71). */
export function UnseenPayments({ payments }: { payments: Payment[] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<Payment>({ rows: payments, part: 'money' });
  const columns: Column<Payment>[] = [
    who,
    { key: 'value', header: t('office.toDo.valueDate'), cell: ({ value_date }) => value_date },
    {
      key: 'booked',
      header: t('office.toDo.bookedBy'),
      cell: ({ booked_on, booked_by }) => [booked_by, booked_on].filter(Boolean).join(', '),
    },
    {
      key: 'amount',
      header: t('office.toDo.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount>{euro(amount)}</Amount>,
    },
  ];
  return (
    <WaitingList
      kind="unseen_payments"
      why={t('office.toDo.unseenPaymentsWhy')}
      rows={payments}
      rowKey={({ bank_transaction_id }) => bank_transaction_id}
      columns={columns}
    />
  );
}

type Decision = ToDo['unsigned_decisions'][number];

/** Decisions of somebody who worked alone, which still lack a signature (decision 71). */
export function UnsignedDecisions({ decisions }: { decisions: Decision[] }) {
  const { t } = useTranslation();
  const columns: Column<Decision>[] = [
    {
      key: 'case',
      header: t('office.toDo.death'),
      cell: ({ case_id, case_no, name }) => (
        <Stack>
          <Link to={deathPath(case_id)}>{[name, case_no].filter(Boolean).join(', ')}</Link>
        </Stack>
      ),
    },
    {
      key: 'decided',
      header: t('office.toDo.decided'),
      cell: ({ outcome, decided_by, in_force_at }) =>
        [t(`officeDeathDecisions.outcomes.${outcome}`), decided_by, toWireDay(dayOf(in_force_at))]
          .filter(Boolean)
          .join(', '),
    },
  ];
  return (
    <WaitingList
      kind="unsigned_decisions"
      why={t('office.toDo.unsignedWhy')}
      rows={decisions}
      rowKey={({ case_id }) => case_id}
      columns={columns}
    />
  );
}
