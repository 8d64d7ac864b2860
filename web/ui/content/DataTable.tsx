import type { ReactNode } from 'react';
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
};

export type DataTableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  captionHidden?: boolean;
  /** `lines` for a table inside a frame: on narrow screens lines separate the rows instead of cards. */
  look?: 'lines';
};

/** A table; on narrow screens each row becomes a card. The ARIA roles are explicit because cards would lose them. */
export function DataTable<Row>({ caption, columns, rows, rowKey, captionHidden, look }: DataTableProps<Row>) {
  return (
    <div className={css.frame} data-look={look}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display:block takes a table's meaning away in some browsers */}
      <table className={css.table} role="table">
        <caption className={captionHidden ? 'visually-hidden' : css.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader" className={cx(column.align && css.end)}>
                <span className={cx(column.quietHeader && 'visually-hidden')}>{column.header}</span>
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
