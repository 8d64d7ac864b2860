import { onCallContract, type Shift } from '../../../domain/onCall/onCall.contract.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { useDecision } from '../calls/useDecision.ts';

import { useShiftDays } from './useShiftDays.ts';

/** Removes a shift after a question. Render `question` somewhere. */
export function useRemoveQuestion(tellDone: TellDone) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const removeShift = useDecision(onCallContract.removeShift);
  const daysOf = useShiftDays();

  async function remove(shift: Shift) {
    const isSure = await confirm({
      title: t('officeOnCall.removeTitle', { name: shift.name }),
      consequence: t('officeOnCall.removeWords', { days: daysOf(shift) }),
      confirmLabel: t('officeOnCall.removeYes'),
      cancelLabel: t('shared.action.cancel'),
    });
    if (!isSure) return;
    await removeShift.mutateAsync({ id: shift.id });
    tellDone((say) => say('officeOnCall.didRemove'));
  }

  return { remove, question: confirmDialog };
}
