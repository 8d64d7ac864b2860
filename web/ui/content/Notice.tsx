import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export type NoticeProps = {
  tone?: NoticeTone;
  title?: string | undefined;
  /** `bare`: without a frame, because it is inside one already. */
  look?: 'framed' | 'bare';
  children?: ReactNode;
};

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, error: IconAlertCircle };

/** Important information on a page. Wrap it in `Status` if it appears after the page. */
export function Notice({ tone = 'info', title, look = 'framed', children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={cx(css.notice, css[tone], look === 'bare' && css.bare)}>
      <Icon size={24} aria-hidden="true" />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
