import { onCallContract, type Shift } from '../../../domain/onCall/onCall.contract.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

import { useShiftDays } from './useShiftDays.ts';

/** Removes a shift after a question. Render `question` somewhere. */
export function useRemoveQuestion(tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const removeShift = useDecision(onCallContract.removeShift);
  const daysOf = useShiftDays();

  async function remove(shift: Shift) {
    await ask({
      title: t('officeOnCall.removeTitle', { name: shift.name }),
      consequence: t('officeOnCall.removeWords', { days: daysOf(shift) }),
      yes: t('officeOnCall.removeYes'),
      act: () => removeShift.mutateAsync({ id: shift.id }),
      told: (say) => say('officeOnCall.didRemove'),
    });
  }

  return { remove, question };
}
