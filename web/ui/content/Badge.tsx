import { cx } from '../cx.ts';
import css from './Badge.module.css';

export type BadgeTone = 'green' | 'orange' | 'red' | 'blue' | 'lightblue' | 'grey';

/** A status in words; the colour only repeats it. */
export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return <span className={cx(css.badge, css[tone])}>{children}</span>;
}
