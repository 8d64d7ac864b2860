import type { ReactNode } from 'react';
import css from './Facts.module.css';
import { cellWithBreaks } from './lineBreaks.tsx';

export type Fact = { term: string; value: ReactNode };

/**
 * Read-only data with their names. `dense` if all values are short: days, amounts. `of` people if the names are people's, who
 * matter more than what is said of them.
 */
export function Facts({ facts, dense, of }: { facts: Fact[]; dense?: boolean; of?: 'people' }) {
  return (
    <dl className={css.facts} data-dense={dense || undefined} data-of={of}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt>{term}</dt>
          <dd>{cellWithBreaks(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
