import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { WaitingList } from './WaitingList.tsx';

type Row = ToDo['to_compare'][number];

/** Applications of people who registered by themselves, before their first invoice (decision 107). */
export function ToCompare({ applications }: { applications: Row[] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<Row>({ rows: applications });
  const columns: Column<Row>[] = [
    who,
    { key: 'since', header: t('officeComparison.since'), cell: ({ asked_on }) => asked_on },
    {
      key: 'alike',
      header: t('officeComparison.alike'),
      cell: ({ matches }) => (matches > 0 ? formatCount(matches) : t('officeComparison.nobodyShort')),
    },
  ];
  return (
    <WaitingList
      kind="to_compare"
      why={t('officeComparison.toDoWhy')}
      rows={applications}
      rowKey={({ household_id }) => household_id}
      columns={columns}
    />
  );
}
