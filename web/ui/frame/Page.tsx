import { type ReactNode, useEffect, useRef } from 'react';
import css from './Page.module.css';

export type PageProps = {
  title: string;
  /** A small line above the heading, for example the step in a series. */
  above?: ReactNode;
  lead?: ReactNode;
  /**
   * The heading is focused when the screen opens and whenever this value changes. A focused field keeps the
   * focus: a prerendered page may be in use before it is hydrated, and the search of the header before the screen has come.
   */
  focusKey: string;
  children: ReactNode;
};

/** One screen with its only h1, which takes the focus so that screen readers start there. */
export function Page({ title, above, lead, focusKey, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen calls the focus back
  useEffect(() => {
    if (!isFieldInUse()) heading.current?.focus({ preventScroll: true });
  }, [focusKey]);

  return (
    <div className={css.page}>
      <div className={css.head}>
        {above && <p className={css.above}>{above}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <div className={css.lead}>{lead}</div>}
      </div>
      {children}
    </div>
  );
}

function isFieldInUse(): boolean {
  return document.activeElement?.matches('input, select, textarea') === true;
}
