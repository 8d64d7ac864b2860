import css from './Amount.module.css';

/** A highlighted sum of money, never broken over two lines. */
export function Amount({ children }: { children: string }) {
  return <strong className={css.amount}>{children}</strong>;
}
