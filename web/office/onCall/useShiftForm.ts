import { type OnCall, onCallContract, type Shift } from '../../../domain/onCall/onCall.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { wireDate } from '../../members/dateOfBirthText.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { useDecision } from '../calls/useDecision.ts';

import { useTabDraft } from '../frame/useTabDraft.ts';

/** The form for a new shift, by default from today for the logged-in person, or for changing one. */
export function useShiftForm(shift: Shift | undefined, staff: OnCall['staff'], tellDone: TellDone) {
  const enter = useDecision(onCallContract.enterShift);
  const change = useDecision(onCallContract.changeShift);
  return useForm({
    id: 'shift',
    schema: async () => {
      const { onCallContract } = await import('../../../domain/onCall/onCall.contract.ts');
      return onCallContract.enterShift.body;
    },
    initial: {
      account_id: String(shift?.account_id ?? staff[0]?.account_id ?? ''),
      first_day: (shift?.first_day ?? toWireDay(today())) as string,
      last_day: (shift?.last_day ?? '') as string,
      by_mail: shift?.by_mail ?? true,
      by_text_message: shift?.by_text_message ?? false,
      mobile: shift?.mobile ?? '',
    },
    draft: useTabDraft(`shift-${shift?.id ?? 'new'}`),
    toInput: ({ account_id, first_day, last_day, mobile, ...ways }) => ({
      ...ways,
      account_id: Number(account_id),
      first_day: wireDate(first_day),
      last_day: wireDate(last_day) || null,
      mobile: mobile || null,
    }),
    submit: async ({ account_id, ...input }) => {
      if (!shift) {
        const { name } = await enter.mutateAsync({ account_id, ...input });
        return tellDone((say) => say('officeOnCall.didEnter', { name }));
      }
      const { name } = await change.mutateAsync({ ...input, id: shift.id, version: shift.version });
      return tellDone((say) => say('officeOnCall.didChange', { name }));
    },
  });
}
