import type { FeeKind } from '../../../domain/invoicing/fees.ts';
import { OLDEST } from '../../../domain/invoicing/feeTable.ts';
import { useTranslation } from '../../platform/words.ts';

/** Describes in words what a fee is for, and for which ages. */
export function useFeeWords() {
  const { t } = useTranslation();
  return {
    kindWords: ({ type, basis }: FeeKind) => {
      if (type === 'sirf') return t('officeFees.kinds.sirf_main');
      return t(`officeFees.kinds.siac_${basis}`);
    },
    ageWords: (from: number, to: number) => {
      if (to < OLDEST) return t('officeFees.ageUpTo', { from, to });
      return from === 0 ? t('officeFees.everyAge') : t('officeFees.ageFrom', { from });
    },
  };
}
