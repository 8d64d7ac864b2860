import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../router/Link.tsx';
import css from './Button.module.css';
import type { ButtonLook } from './Button.tsx';

export type LinkButtonProps = {
  /** A path inside the interface … */
  to?: string;
  /** … or a URL outside of it: a file, a phone number. */
  href?: string;
  look?: ButtonLook;
  wide?: boolean;
  /** A longer name for screen readers, if several buttons have the same text; contains that text. */
  label?: string;
  children: ReactNode;
};

/** A link that looks like a button. */
export function LinkButton({ to, href, look = 'primary', wide, label, children }: LinkButtonProps) {
  const className = cx(css.button, css[look], wide && css.wide);
  if (to !== undefined) {
    return (
      <Link to={to} className={className} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} aria-label={label}>
      {children}
    </a>
  );
}
