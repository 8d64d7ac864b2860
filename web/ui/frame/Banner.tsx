import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import css from '../content/Notice.module.css';
import { cx } from '../cx.ts';

export type BannerProps = {
  isOffline: boolean;
  /** What is wrong, and that nothing is lost. */
  children: ReactNode;
  actionLabel: string;
  onAction: () => unknown;
};

/**
 * A line at the top of the page, for messages that concern every screen: no connection, the session is about to end.
 */
export function Banner({ isOffline, children, actionLabel, onAction }: BannerProps) {
  const Icon = isOffline ? IconWifiOff : IconAlertTriangle;
  return (
    <div className={cx(css.banner, css.warning)} role="alert">
      <span className={css.line}>
        <Icon size={24} aria-hidden="true" />
        <span>{children}</span>
      </span>
      <Button look="secondary" onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  );
}
