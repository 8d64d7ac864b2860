import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../router/Link.tsx';
import css from './Button.module.css';
import type { ButtonLook } from './Button.tsx';

export type LinkButtonProps = {
  /** A place inside the interface … */
  to?: string;
  /** … or an address outside of it: a file, a phone number. */
  href?: string;
  look?: ButtonLook;
  wide?: boolean;
  /** Says more than the words on it, where several look alike; contains those words. */
  label?: string;
  children: ReactNode;
};

/** Goes somewhere, looks like a button. */
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
