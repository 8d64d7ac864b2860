import { Section } from '../ui/Card.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';

type WaitingListProps<Row> = {
  title: string;
  /** Why it waits, in a sentence. */
  why: string;
  rows: Row[];
  rowKey: (row: Row) => number;
  columns: Column<Row>[];
};

/** One kind of thing to do, with how many there are; nothing at all where there are none. */
export function WaitingList<Row>({ title, why, rows, rowKey, columns }: WaitingListProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Section title={`${title} (${rows.length})`} intro={<p>{why}</p>}>
      <DataTable caption={title} captionHidden columns={columns} rows={rows} rowKey={rowKey} />
    </Section>
  );
}
