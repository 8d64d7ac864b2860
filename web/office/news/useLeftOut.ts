import type { CircularReached } from '../../../domain/post/circulars.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';

/** Says how many chosen households are left out, and why; undefined if none is. */
export function useLeftOut() {
  const { t } = useTranslation();
  return ({ silent, mourning }: CircularReached): string | undefined => {
    if (silent + mourning === 0) return undefined;
    return t('officeCirculars.leftOut', { silent: formatCount(silent), mourning: formatCount(mourning) });
  };
}
