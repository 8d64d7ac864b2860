import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFirstPress } from '../firstPress.ts';
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
  /** A message about what has just been done, above the row at this place. */
  news?: { place: number; words: ReactNode };
};

/** The id of a row's button, for code that focuses it. */
export function rowId(key: number): string {
  return `row-${key}`;
}

/**
 * A list of rows of which one is open at a time. The list is one Tab stop; arrow keys, Home and End move between rows,
 * Escape closes the open one. A function key opens the row and presses the button in it that names this key
 * (`aria-keyshortcuts`). The pressed row keeps its place on screen.
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
    } else if (FUNCTION_KEY.test(event.key)) {
      flushSync(() => onOpen(at));
      const named = document.querySelector<HTMLElement>(`#${rowId(at)}-panel [aria-keyshortcuts=${event.key}]`);
      if (!named) return;
      named.click();
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

/** Letters would be taken by screen readers, and typed by mistake. */
const FUNCTION_KEY = /^F\d+$/;

type Move = (at: number, count: number) => number;

const MOVES: Record<string, Move> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The row in which a key was pressed; undefined inside form fields and dialogs, and for the browser's own shortcuts.
 */
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
 * Keeps a pressed row under the finger although the row above it closes. A row that is opened in another way is
 * scrolled into view as far as there is room.
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
