import type { ReactNode } from 'react';
import css from './Facts.module.css';
import { cellWithBreaks } from './lineBreaks.tsx';

export type Fact = { term: string; value: ReactNode };

/** Read-only data with their names. `dense` if all values are short: days, amounts. */
export function Facts({ facts, dense }: { facts: Fact[]; dense?: boolean }) {
  return (
    <dl className={css.facts} data-dense={dense || undefined}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt>{term}</dt>
          <dd>{cellWithBreaks(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
