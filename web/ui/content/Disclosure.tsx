import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

/** Details that are hidden behind a label until it is pressed. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={css.disclosure}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
