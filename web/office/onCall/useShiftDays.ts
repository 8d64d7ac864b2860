import type { Shift } from '../../../domain/onCall/onCall.contract.ts';
import { useTranslation } from '../../platform/words.ts';

/** The days of a shift in words. */
export function useShiftDays() {
  const { t } = useTranslation();
  return ({ first_day: from, last_day: to }: Pick<Shift, 'first_day' | 'last_day'>) => {
    if (to === null) return t('officeOnCall.open', { from });
    return from === to ? t('officeOnCall.oneDay', { from }) : t('officeOnCall.until', { from, to });
  };
}
