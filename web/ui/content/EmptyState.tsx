import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

export type EmptyStateProps = {
  /** Left out if the heading of the page already says it. */
  title?: string | undefined;
  /** Why there is nothing, and what to do next. */
  children: ReactNode;
  action?: ReactNode;
  /** `inside`: smaller and without the star, for a card whose title explains it. */
  look?: 'plain' | 'inside';
};

export function EmptyState({ title, children, action, look = 'plain' }: EmptyStateProps) {
  return (
    <div className={css.empty} data-look={look}>
      <svg className={css.star} viewBox="-24 -24 48 48" width="48" height="48" aria-hidden="true">
        <rect x="-15" y="-15" width="30" height="30" />
        <rect x="-15" y="-15" width="30" height="30" transform="rotate(45)" />
      </svg>
      {title && <p className={css.title}>{title}</p>}
      <div className={css.words}>{children}</div>
      {action}
    </div>
  );
}
