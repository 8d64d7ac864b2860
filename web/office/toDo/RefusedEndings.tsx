import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { WaitingList } from './WaitingList.tsx';

type Row = ToDo['refused_endings'][number];

/** Ends of memberships that the night could not carry out (decision 78). */
export function RefusedEndings({ endings }: { endings: Row[] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<Row>({ rows: endings });
  const columns: Column<Row>[] = [
    who,
    {
      key: 'whose',
      header: t('office.toDo.refusedEndingsWhose'),
      cell: ({ person }) => person ?? t('officeHousehold.toCome.household'),
    },
    { key: 'from', header: t('office.toDo.refusedEndingsFrom'), cell: ({ inactive_from }) => inactive_from },
    {
      key: 'because',
      header: t('office.toDo.refusedEndingsBecause'),
      cell: ({ refused_because }) => t(`officeHousehold.toCome.refused.${refused_because}`),
    },
  ];
  return (
    <WaitingList
      kind="refused_endings"
      why={t('office.toDo.refusedEndingsWhy')}
      rows={endings}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}
