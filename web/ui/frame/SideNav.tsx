import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { isFirstPress } from '../firstPress.ts';
import { NavLink } from '../router/Link.tsx';
import { useLocation } from '../router/Router.tsx';
import css from './AppFrame.module.css';

export type NavEntry = {
  to: string;
  label: string;
  /** Not available (yet): plain text instead of a link. */
  disabled?: boolean;
  /** Marks the present place although it is only text. */
  current?: boolean;
  /** How much waits there: what is shown beside the label, and what a screen reader says of it. */
  count?: { shown: string; spoken: string } | undefined;
};

export type SideNavProps = {
  label: string;
  entries: NavEntry[];
  /** The text of the button that opens it on narrow screens. */
  compactLabel: string;
  /** Below the entries: the present state in a sentence, perhaps with a progress bar. */
  status?: ReactNode;
};

/** Beside the screen if there is room, otherwise behind a button above it. */
export function SideNav({ label, entries, compactLabel, status }: SideNavProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const panelId = useId();
  const isOpen = openAt === key;

  return (
    <nav className={css.side} aria-label={label}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={(event) => isFirstPress(event) && setOpenAt(isOpen ? undefined : key)}
      >
        <IconMenu2 aria-hidden="true" />
        {compactLabel}
        <IconChevronDown aria-hidden="true" />
      </button>
      <div id={panelId} className={css.panel} data-open={isOpen || undefined}>
        <ul className={css.nav}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        {status && <div className={css.status}>{status}</div>}
      </div>
    </nav>
  );
}

function Entry({ entry }: { entry: NavEntry }) {
  if (entry.disabled) {
    return (
      <span className={css.entry} aria-disabled="true" aria-current={entry.current ? 'page' : undefined}>
        {entry.label}
      </span>
    );
  }
  return <LinkEntry entry={entry} />;
}

function LinkEntry({ entry: { to, label, count } }: { entry: NavEntry }) {
  const id = useId();
  if (!count) {
    return (
      <NavLink to={to} className={css.entry}>
        {label}
      </NavLink>
    );
  }
  // beside the link, so that it keeps its name while the number changes
  return (
    <div className={css.counted}>
      <NavLink to={to} className={css.entry} aria-describedby={id}>
        {label}
      </NavLink>
      <span className={css.count} aria-hidden="true">
        {count.shown}
      </span>
      <span id={id} className="visually-hidden">
        {count.spoken}
      </span>
    </div>
  );
}
