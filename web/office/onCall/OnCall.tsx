import { useState } from 'react';
import { onCallContract, type Shift } from '../../../domain/onCall/onCall.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { NobodyOnCall } from '../frame/NobodyOnCall.tsx';
import { useAsk } from '../frame/useAsk.tsx';
import { ShiftDialog } from './ShiftDialog.tsx';
import { Shifts } from './Shifts.tsx';
import { useShiftDays } from './useShiftDays.ts';

/** The staff on call today, and the next shifts. */
export function OnCall() {
  const { t } = useTranslation();
  const data = useCall(onCallContract.getOnCall);
  const { shifts, gap, staff, sends_text_messages: sendsTextMessages, everybody_after_minutes: minutes } = data;
  const { tellDone, done } = useDone();
  const [open, setOpen] = useState<Shift | 'new'>();
  const { remove, question } = useRemoveQuestion(tellDone);
  const tellMe = useDecision(onCallContract.tellMe);
  const lists = { sendsTextMessages, onChange: setOpen, onRemove: remove };

  async function test() {
    const { by_mail, by_text_message } = await tellMe.mutateAsync({});
    const ways = by_mail && by_text_message ? 'both' : by_text_message ? 'textMessage' : 'mail';
    tellDone((say) => say(`officeOnCall.didTest.${ways}`));
  }

  return (
    <Screen title={t('officeOnCall.title')} lead={t('officeOnCall.lead')}>
      {done}
      <Stack gap={6}>
        {gap && <NobodyOnCall gap={gap} />}
        <Inline>
          <Button onClick={() => setOpen('new')}>
            {t(staff.length > 1 ? 'officeOnCall.enter' : 'officeOnCall.enterMe')}
          </Button>
          <Button look="secondary" busy={tellMe.isPending} onClick={test}>
            {t('officeOnCall.test')}
          </Button>
        </Inline>
        <Shifts {...lists} title={t('officeOnCall.today')} shifts={shifts.filter(({ is_today }) => is_today)} />
        <Shifts {...lists} title={t('officeOnCall.later')} shifts={shifts.filter(({ is_today }) => !is_today)} />
        <p>{t('officeOnCall.everybody', { count: minutes })}</p>
      </Stack>
      {open && (
        <ShiftDialog
          shift={open === 'new' ? undefined : open}
          staff={staff}
          sendsTextMessages={sendsTextMessages}
          tellDone={tellDone}
          onClose={() => setOpen(undefined)}
        />
      )}
      {question}
    </Screen>
  );
}

/** Removes a shift after a question. Render `question` somewhere. */
function useRemoveQuestion(tellDone: TellDone) {
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
