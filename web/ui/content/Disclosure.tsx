import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

type DisclosureProps = {
  label: string;
  /** Opens it, or lets it begin open; the reader may close it again. */
  open?: boolean;
  children: ReactNode;
};

/** Details that are hidden behind a label until it is pressed. */
export function Disclosure({ label, open, children }: DisclosureProps) {
  return (
    <details className={css.disclosure} open={open}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
