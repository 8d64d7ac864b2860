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

/** A few words that are read at one glance, each on its own line, close together. */
export function Lines({ children }: { children: ReactNode }) {
  return <p className={css.lines}>{children}</p>;
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

/** The buttons at the end of a screen: back first, then forward; one above the other on phones. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

/** Fields side by side if there is room, otherwise one below the other; the reading order is the same. */
export function Columns({ size, children }: { size?: 'narrow' | 'wide'; children: ReactNode }) {
  return (
    <div className={css.columns} data-narrow={size === 'narrow' || undefined} data-wide={size === 'wide' || undefined}>
      {children}
    </div>
  );
}

type WithAsideProps = { aside: ReactNode; asideSize?: 'half'; children: ReactNode };

/**
 * Content with instructions or a summary beside it if there is room, otherwise above it. `half` where what stands aside is
 * longer than the content: a narrow column would leave the middle empty.
 */
export function WithAside({ aside, asideSize, children }: WithAsideProps) {
  return (
    <div className={css.withAside} data-half={asideSize === 'half' || undefined}>
      <div className={css.aside}>{aside}</div>
      <div className={css.matter}>{children}</div>
    </div>
  );
}
