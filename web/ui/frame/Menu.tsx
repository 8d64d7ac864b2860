import { IconUserCircle } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { isFirstPress } from '../firstPress.ts';
import { Link } from '../router/Link.tsx';
import css from './Menu.module.css';

export type MenuItem = { label: string; icon?: ReactNode } & ({ to: string } | { onSelect: () => unknown });

export type MenuProps = {
  /** The text of the button; on narrow screens only for screen readers. */
  label: string;
  items: MenuItem[];
};

/** A button that opens a few actions (menu button of the ARIA Authoring Practices). */
export function Menu({ label, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const list = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isOpen]);

  function close() {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    if (event.key === 'Escape') close();
    else if (event.key in MOVES) focusNext(list(), MOVES[event.key]);
    else return;
    event.preventDefault();
  }

  function onBlur(event: FocusEvent) {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and the items inside
    <div ref={box} className={css.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        look="quiet"
        className={css.toggle}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={(event) => isFirstPress(event) && setOpen(!isOpen)}
      >
        <IconUserCircle aria-hidden="true" />
        <span className={css.words}>{label}</span>
      </Button>
      {isOpen && (
        <div id={listId} className={css.list} role="menu" aria-label={label}>
          {items.map((item) => (
            <Item key={item.label} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = { role: 'menuitem', tabIndex: -1, className: css.item };
  if ('to' in item) {
    return (
      <Link {...shared} to={item.to} onClick={onDone}>
        {item.icon}
        {item.label}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        onDone();
        item.onSelect();
      }}
    >
      {item.icon}
      {item.label}
    </button>
  );
}

type Move = (at: number, count: number) => number;

const MOVES: Record<string, Move> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function focusNext(items: HTMLElement[], move: Move | undefined) {
  const at = items.findIndex((item) => item.matches(':focus'));
  if (move) items[move(at, items.length)]?.focus();
}
