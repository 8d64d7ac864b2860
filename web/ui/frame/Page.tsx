import { type ReactNode, useEffect, useRef } from 'react';
import css from './Page.module.css';

export type PageProps = {
  title: string;
  /** A quiet line over the heading: where in a row of steps this is. */
  above?: ReactNode;
  lead?: ReactNode;
  /**
   * Focus goes to the heading when the screen opens and whenever this changes. Nobody is taken out of a field of this
   * page, though: one that was drawn ahead may be in use before it is alive.
   */
  focusKey: string;
  children: ReactNode;
};

/** One screen: its only h1, which takes the focus so that reading starts there. */
export function Page({ title, above, lead, focusKey, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen calls the focus back
  useEffect(() => {
    if (!isBeingFilled(heading.current)) heading.current?.focus({ preventScroll: true });
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

function isBeingFilled(heading: HTMLElement | null): boolean {
  const field = document.activeElement;
  return field?.matches('input, select, textarea') === true && heading?.closest('main')?.contains(field) === true;
}
