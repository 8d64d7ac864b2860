import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { useValidityWords } from '../../documents/useValidityWords.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { WaitingList } from './WaitingList.tsx';

type Row = ToDo['documents_running_out'][number];

/** Passports and permits that run out soon or did so lately (decision 68). */
export function DocumentsRunningOut({ documents }: { documents: Row[] }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const validityWords = useValidityWords();
  const who = useWhoColumn<Row>({ rows: documents, part: 'family' });
  const columns: Column<Row>[] = [
    who,
    {
      key: 'document',
      header: t('office.toDo.runningOutDocument'),
      cell: ({ type, person }) => `${word('documentType', type)}, ${person}`,
    },
    { key: 'until', header: t('office.toDo.validUntil'), cell: ({ valid_until }) => validityWords(valid_until) },
  ];
  return (
    <WaitingList
      kind="documents_running_out"
      why={t('office.toDo.runningOutWhy')}
      rows={documents}
      rowKey={({ member_id, type, valid_until }) => `${member_id} ${type} ${valid_until}`}
      columns={columns}
    />
  );
}
