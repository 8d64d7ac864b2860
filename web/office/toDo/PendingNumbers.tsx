import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { WaitingList } from './WaitingList.tsx';

type Row = ToDo['pending_numbers'][number];

/** People whose social insurance number is not there yet (decision 83). */
export function PendingNumbers({ people }: { people: Row[] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<Row>({ rows: people, part: 'family' });
  const columns: Column<Row>[] = [
    who,
    { key: 'person', header: t('office.toDo.pendingNumbersPerson'), cell: ({ person }) => person },
    {
      key: 'since',
      header: t('office.toDo.pendingNumbersSince'),
      cell: ({ since }) => toWireDay(dayOf(since)),
    },
  ];
  return (
    <WaitingList
      kind="pending_numbers"
      why={t('office.toDo.pendingNumbersWhy')}
      rows={people}
      rowKey={({ member_id }) => member_id}
      columns={columns}
    />
  );
}
