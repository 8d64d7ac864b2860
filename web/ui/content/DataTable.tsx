import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './DataTable.module.css';
import { cellWithBreaks } from './lineBreaks.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** The header is only for screen readers, for a column of buttons. */
  quietHeader?: boolean;
  /** On narrow screens it is part of the card's heading, and its header is not shown. */
  heads?: boolean;
  /** A press on its header sorts by it; `way` if the rows are. Narrow screens show no headers, and need another way. */
  sort?: { way: 'ascending' | 'descending' | undefined; onSort: () => void };
};

export type DataTableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  captionHidden?: boolean;
  /**
   * `lines` for a table inside a frame: on narrow screens lines separate the rows instead of cards. `dense` for many rows: small,
   * with headers that stay in sight.
   */
  look?: 'lines' | 'dense';
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A table; on narrow screens each row becomes a card. The ARIA roles are explicit because cards would lose them. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, captionHidden, look, onKeyDown } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrow keys of the links inside
    <div className={css.frame} data-look={look} onKeyDown={onKeyDown}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display:block takes a table's meaning away in some browsers */}
      <table className={css.table} role="table">
        <caption className={captionHidden ? 'visually-hidden' : css.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                aria-sort={column.sort?.way}
                className={cx(column.align && css.end)}
              >
                <Header column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  className={cx(
                    column.align && css.end,
                    column.quietHeader && css.buttons,
                    column.heads && css.heading,
                  )}
                >
                  {!column.quietHeader && !column.heads && (
                    <span className={css.label} aria-hidden="true">
                      {column.header}
                    </span>
                  )}
                  {cellWithBreaks(column.cell(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}

function Header<Row>({ column: { header, quietHeader, sort } }: { column: Column<Row> }) {
  const words = <span className={cx(quietHeader && 'visually-hidden', sort && css.sortWord)}>{header}</span>;
  if (!sort) return words;
  const Arrow = sort.way === 'ascending' ? IconChevronUp : IconChevronDown;
  return (
    <>
      <button type="button" className={css.sort} onClick={sort.onSort}>
        {header}
        {sort.way && <Arrow size={16} aria-hidden="true" />}
      </button>
      {words}
    </>
  );
}
