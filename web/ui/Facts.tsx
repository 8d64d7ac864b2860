import type { ReactNode } from 'react';
import css from './Facts.module.css';

export type Fact = { term: string; value: ReactNode };

/** Data as text, where it cannot be changed: each with its name. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
