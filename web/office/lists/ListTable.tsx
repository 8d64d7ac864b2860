import { chosenWords } from '../../../domain/office/lists/chosenWords.ts';
import type { ListColumn, ListName, ListShape } from '../../../domain/office/lists/listShape.ts';
import { shownColumns } from '../../../domain/office/lists/listShape.ts';
import type { ListPage, ListRow } from '../../../domain/office/lists/lists.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import { moveByArrows } from '../../ui/arrowKeys.ts';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Link } from '../../ui/router/Link.tsx';
import type { HouseholdPart } from '../frame/officePaths.ts';
import { linkInList } from '../frame/searchMemory.ts';
import type { ListChoice } from './useListAddress.ts';
import { useListWords } from './useListWords.ts';

type ListTableProps = { shape: ListShape; page: ListPage; choice: ListChoice };

/** Numbers that are not broken at a dash or stroke. */
const WHOLE = ['bill_number', 'receipt_no', 'reversed_by_no'];

/** Where a row leads. */
const parts: Record<ListName, HouseholdPart> = {
  households: 'overview',
  people: 'family',
  invoices: 'money',
  payments: 'money',
  cash: 'money',
  mails: 'messages',
  letters: 'messages',
  journal: 'money',
  open_items: 'money',
  exports: 'overview',
  record: 'history',
  alone: 'history',
};

/** The rows of a page. A name leads to the household, whose page then goes on in this list. */
export function ListTable({ shape, page, choice }: ListTableProps) {
  const { t } = useTranslation();
  const words = useListWords();
  const columns = shownColumns(shape).map(
    (column): Column<ListRow> => ({
      key: column.key,
      header: words.head(column),
      ...(column.kind === 'euros' || column.kind === 'count' ? { align: 'end' as const } : {}),
      ...(column.key === 'name' ? { heads: true } : {}),
      ...(column.sorts ? { sort: sortOf(column, choice) } : {}),
      cell: (row) => <Cell column={column} row={row} page={page} part={parts[shape.name]} />,
    }),
  );
  return (
    <DataTable
      caption={t(`officeLists.names.${shape.name}`)}
      captionHidden
      look="dense"
      columns={columns}
      rows={page.rows}
      rowKey={({ id }) => id}
      onKeyDown={(event) => moveByArrows(event, 'tbody a')}
    />
  );
}

function sortOf({ key }: ListColumn, { sort, change }: ListChoice): NonNullable<Column<ListRow>['sort']> {
  const way = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
  return { way, onSort: () => change({ sort: way === 'ascending' ? `-${key}` : key }) };
}

function Cell({ column, row, page, part }: { column: ListColumn; row: ListRow; page: ListPage; part: HouseholdPart }) {
  const words = useListWords();
  const value = row[column.key] ?? null;
  if (value === null || value === '') return null;
  if (column.key === 'name' && row.household_id !== null) {
    return <Link {...linkInList(page.rows, row.household_id, part)}>{value}</Link>;
  }
  const shown =
    column.kind === 'chosen' ? chosenWords(String(row.list), `${value}`, words) : shownAs(column, value, words);
  // on a phone a cell without an element counts as empty
  return shown === '' ? null : <span data-whole={WHOLE.includes(column.key) || undefined}>{shown}</span>;
}

function shownAs(column: ListColumn, value: string | number, words: ReturnType<typeof useListWords>): string {
  if (column.words) return words.value(column.words, String(value));
  if (typeof value !== 'number') return value;
  return column.kind === 'euros' ? euro(value) : formatCount(value);
}
