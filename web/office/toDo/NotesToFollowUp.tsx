import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { WaitingList } from './WaitingList.tsx';

type Row = ToDo['notes_to_follow_up'][number];

/** Notes whose day to look again has come. */
export function NotesToFollowUp({ notes }: { notes: Row[] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<Row>({ rows: notes });
  const columns: Column<Row>[] = [
    who,
    { key: 'words', header: t('officeCounter.notes.note'), cell: ({ words }) => words },
    { key: 'day', header: t('officeCounter.notes.followUp'), cell: ({ follow_up_on }) => follow_up_on },
  ];
  return (
    <WaitingList
      kind="notes_to_follow_up"
      why={t('officeCounter.notes.toDoWhy')}
      rows={notes}
      rowKey={({ note_id }) => note_id}
      columns={columns}
    />
  );
}
