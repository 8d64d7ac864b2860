import type { ReactNode } from 'react';
import type { OnCall } from '../../../domain/onCall/onCall.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { today } from '../../platform/today.ts';
import { type Translate, useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

/** Shows on which of the next days nobody is on call, and who is told instead. */
export function NobodyOnCall({ gap, children }: { gap: NonNullable<OnCall['gap']>; children?: ReactNode }) {
  const { t } = useTranslation();
  const isToday = gap.from === toWireDay(today());
  return (
    <Notice tone={isToday ? 'warning' : 'info'} title={isToday ? t('officeOnCall.gap.today') : titleOf(gap, t)}>
      <p>{t('officeOnCall.gap.board')}</p>
      {children}
    </Notice>
  );
}

function titleOf({ from, until: to }: NonNullable<OnCall['gap']>, t: Translate): string {
  if (to === null) return t('officeOnCall.gap.open', { from });
  return from === to ? t('officeOnCall.gap.day', { from }) : t('officeOnCall.gap.until', { from, to });
}
