import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

/** Something for the curious, behind its name until it is asked for. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={css.disclosure}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
