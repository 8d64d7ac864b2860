import type { ReactNode } from 'react';
import css from './Button.module.css';
import { Button, type ButtonProps } from './Button.tsx';

export type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'children' | 'wide'> & {
  /** What it does and to what, for example "Remove passport.pdf". */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, look = 'quiet', busy, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} look={look} busy={busy} className={css.icon} aria-label={label} title={label}>
      {busy ? null : icon}
    </Button>
  );
}
