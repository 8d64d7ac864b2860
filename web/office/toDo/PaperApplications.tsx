import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { counterPath } from '../frame/officePaths.ts';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { WaitingList } from './WaitingList.tsx';

type Row = ToDo['paper_applications'][number];

/** Applications that somebody began to enter from the paper. */
export function PaperApplications({ applications }: { applications: Row[] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<Row>({ to: ({ household_id }) => counterPath(household_id, 'paper') });
  const columns: Column<Row>[] = [
    who,
    { key: 'arrived', header: t('officePaper.toDo.arrived'), cell: ({ arrived_on }) => arrived_on },
    { key: 'entered', header: t('officePaper.toDo.entered'), cell: ({ entered_on }) => entered_on },
    {
      key: 'erased',
      header: t('officePaper.toDo.erased'),
      cell: ({ erased_on }) => erased_on ?? t('office.applications.none'),
    },
  ];
  return (
    <WaitingList
      kind="paper_applications"
      why={t('officePaper.toDo.why')}
      rows={applications}
      rowKey={({ household_id }) => household_id}
      columns={columns}
    />
  );
}
