import type { ReactNode } from 'react';
import type { OnCall } from '../../../domain/onCall/onCall.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

/** Says from when nobody is on call, and who is told instead. */
export function NobodyOnCall({ gap, children }: { gap: NonNullable<OnCall['gap']>; children?: ReactNode }) {
  const { t } = useTranslation();
  const { from, until } = gap;
  if (from === toWireDay(today())) {
    return (
      <Notice tone="warning" title={t('officeOnCall.gap.title')}>
        <p>{t('officeOnCall.gap.today')}</p>
        {children}
      </Notice>
    );
  }
  return (
    <Notice title={t('officeOnCall.gap.laterTitle', { from })}>
      <p>{until ? t('officeOnCall.gap.until', { to: until }) : t('officeOnCall.gap.open')}</p>
      {children}
    </Notice>
  );
}
