import css from './Amount.module.css';

/** A sum of money that matters here: larger, and never broken over two lines. */
export function Amount({ children }: { children: string }) {
  return <strong className={css.amount}>{children}</strong>;
}
