import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';

type WaitingListProps<Row> = {
  title: string;
  /** Why it is on the list, in one sentence. */
  why: string;
  rows: Row[];
  rowKey: (row: Row) => number | string;
  columns: Column<Row>[];
  /** Whether there may be more than are shown; by default, once the list is as long as most lists get. */
  isCut?: boolean;
};

/**
 * One kind of task with its number of entries, or a note that only the first are shown; renders nothing if there are
 * none.
 */
export function WaitingList<Row>({
  title,
  why,
  rows,
  rowKey,
  columns,
  isCut = rows.length >= MOST_WAITING,
}: WaitingListProps<Row>) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  const count = isCut ? t('office.toDo.first', { most: rows.length }) : rows.length;
  return (
    <Section title={`${title} (${count})`} intro={<p>{why}</p>}>
      <DataTable caption={title} captionHidden columns={columns} rows={rows} rowKey={rowKey} />
    </Section>
  );
}
