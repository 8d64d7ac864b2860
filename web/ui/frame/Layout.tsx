import type { ReactNode } from 'react';
import css from './Layout.module.css';

/** Steps of the theme's space scale. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6;

export function Stack({ gap = 5, children }: { gap?: Gap | undefined; children: ReactNode }) {
  return (
    <div className={css.stack} data-gap={gap}>
      {children}
    </div>
  );
}

export function Inline({
  gap = 3,
  align,
  children,
}: {
  gap?: Gap;
  align?: 'spread' | 'end' | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={css.inline}
      data-gap={gap}
      data-spread={align === 'spread' || undefined}
      data-end={align === 'end' || undefined}
    >
      {children}
    </div>
  );
}

/** What ends a screen: back first, then on; one above the other on a phone. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

/** Fields side by side where there is room, else one below the other; they read in the same order. */
export function Columns({ size, children }: { size?: 'narrow' | 'wide'; children: ReactNode }) {
  return (
    <div className={css.columns} data-narrow={size === 'narrow' || undefined} data-wide={size === 'wide' || undefined}>
      {children}
    </div>
  );
}

/** The screen's matter with something beside it where there is room, else above it: instructions, a summary. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={css.withAside}>
      <div className={css.aside}>{aside}</div>
      <div className={css.matter}>{children}</div>
    </div>
  );
}
