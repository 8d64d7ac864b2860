import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isFirstPress } from './firstPress.ts';
import css from './RowList.module.css';

export type RowListProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => number;
  /** The key of the row that is open. */
  open: number | undefined;
  onOpen: (key: number | undefined) => void;
  /** One or two lines. */
  head: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
  /** What has just been done, above the row in this place. */
  news?: { place: number; words: ReactNode };
};

/** The button of a row, for whoever gives it the focus. */
export function rowId(key: number): string {
  return `row-${key}`;
}

/**
 * Rows that are worked through one after the other: one is open at a time. The list is one stop of the Tab key; arrow keys, Home
 * and End go from row to row, Escape shuts the open one. What is pressed stays where it is on the screen.
 */
export function RowList<Row>({ rows, keyOf, open, onOpen, head, body, news }: RowListProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<number>();
  const keys = rows.map(keyOf);
  const stop = [last, open, keys[0]].find((key) => key !== undefined && keys.includes(key));
  const keepInPlace = useSteadyPress(list, open);

  function toggle(key: number, button: HTMLElement) {
    keepInPlace(button);
    onOpen(key === open ? undefined : key);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = rowOf(event);
    if (at === undefined) return;
    const move = MOVES[event.key];
    if (move) focusRow(keys[move(keys.indexOf(at), keys.length)]);
    else if (event.key === 'Escape' && open === at) {
      onOpen(undefined);
      focusRow(at);
    } else return;
    event.preventDefault();
  }

  const told = (place: number) => news?.place === place && <div className={css.between}>{news.words}</div>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons inside
    <div ref={list} className={css.list} onKeyDown={onKeyDown}>
      {rows.map((row, place) => (
        <Fragment key={keyOf(row)}>
          {told(place)}
          <Row
            id={keyOf(row)}
            isOpen={keyOf(row) === open}
            isStop={keyOf(row) === stop}
            onFocus={() => setLast(keyOf(row))}
            onToggle={(button) => toggle(keyOf(row), button)}
            head={head(row)}
            body={body}
            row={row}
          />
        </Fragment>
      ))}
      {told(rows.length)}
    </div>
  );
}

type RowProps<Row> = {
  id: number;
  isOpen: boolean;
  isStop: boolean;
  onFocus: () => void;
  onToggle: (button: HTMLElement) => void;
  head: ReactNode;
  body: (row: Row) => ReactNode;
  row: Row;
};

function Row<Row>({ id, isOpen, isStop, onFocus, onToggle, head, body, row }: RowProps<Row>) {
  const panel = `${rowId(id)}-panel`;
  return (
    <div className={css.row} data-row={id} data-open={isOpen || undefined}>
      <h3 className={css.heading}>
        <button
          id={rowId(id)}
          type="button"
          className={css.button}
          tabIndex={isStop ? undefined : -1}
          aria-expanded={isOpen}
          aria-controls={panel}
          onFocus={onFocus}
          onClick={(event) => isFirstPress(event) && onToggle(event.currentTarget)}
        >
          <span className={css.head}>{head}</span>
          <IconChevronDown size={22} aria-hidden="true" />
        </button>
      </h3>
      <div id={panel} className={css.panel} hidden={!isOpen}>
        {isOpen && body(row)}
      </div>
    </div>
  );
}

type Move = (at: number, count: number) => number;

const MOVES: Record<string, Move> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The row in which a key was pressed; none for what is typed, for a question above the list, and for keys of the browser's. */
function rowOf({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  if (target.closest('dialog, input, select, textarea')) return undefined;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? undefined : Number(row);
}

function focusRow(key: number | undefined): void {
  if (key !== undefined) document.getElementById(rowId(key))?.focus();
}

/**
 * A row that is pressed stays under the finger though the one above it shuts; one that is opened otherwise is brought into view,
 * as far as there is room.
 */
function useSteadyPress(list: { current: HTMLElement | null }, open: number | undefined) {
  const pressed = useRef<{ button: HTMLElement; top: number }>(undefined);
  useLayoutEffect(() => {
    const { button, top } = pressed.current ?? {};
    pressed.current = undefined;
    if (button && top !== undefined) window.scrollBy(0, button.getBoundingClientRect().top - top);
    else if (open !== undefined)
      list.current?.querySelector(`[data-row="${open}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [open, list]);
  return (button: HTMLElement) => {
    pressed.current = { button, top: button.getBoundingClientRect().top };
  };
}
