import type { ReactNode } from 'react';
import css from './Entries.module.css';

/** Records one below the other, with a thin line between them: notes, checks, decisions, people found. */
export function Entries({ children }: { children: ReactNode }) {
  return <ul className={css.entries}>{children}</ul>;
}

/** One record; `by` says when it was made and by whom. */
export function Entry({ by, children }: { by?: string; children: ReactNode }) {
  return (
    <li className={css.entry}>
      {children}
      {by && <small className={css.by}>{by}</small>}
    </li>
  );
}

/** A text in the lines in which somebody typed it. */
export function TypedWords({ words }: { words: string }) {
  return <p className={css.typed}>{words}</p>;
}
