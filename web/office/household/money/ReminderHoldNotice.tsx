import { useState } from 'react';
import { reminderHoldContract } from '../../../../domain/dunning/reminderHold.contract.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { wireDate } from '../../../members/dateOfBirthText.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/content/Notice.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { DayToComeField } from '../../frame/DayFields.tsx';
import { owedInvoices } from './paymentParts.ts';

type HoldProps = { file: HouseholdFile; tellDone: TellDone };

/** Says until when the household gets no reminder, and why; or offers it where something is owed (decision 92). */
export function ReminderHoldNotice({ file, tellDone }: HoldProps) {
  const { t } = useTranslation();
  const resume = useDecision(reminderHoldContract.resumeReminders);
  const [isHolding, setHolding] = useState(false);
  const { household, reminder_hold: hold } = file;

  async function end() {
    await resume.mutateAsync({ id: household.id });
    tellDone((say) => say('officeMoney.hold.didEnd'));
  }

  if (hold) {
    const { until: date, reason, by: name } = hold;
    return (
      <Notice tone="warning" title={t('officeMoney.hold.held', { date })}>
        <p>{name ? t('officeMoney.hold.by', { reason, name }) : reason}</p>
        <Button look="quiet" busy={resume.isPending} onClick={end}>
          {t('officeMoney.hold.end')}
        </Button>
      </Notice>
    );
  }
  if (owedInvoices(file).length === 0) return null;
  return (
    <div>
      <Button look="quiet" onClick={() => setHolding(true)}>
        {t('officeMoney.hold.action')}
      </Button>
      {isHolding && <HoldDialog file={file} tellDone={tellDone} onClose={() => setHolding(false)} />}
    </div>
  );
}

function HoldDialog({ file: { household }, tellDone, onClose }: HoldProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const hold = useDecision(reminderHoldContract.holdReminders);
  const form = useForm({
    id: 'hold-reminders',
    schema: async () =>
      (await import('../../../../domain/dunning/reminderHold.contract.ts')).reminderHoldContract.holdReminders.body,
    initial: { until: '', reason: '' },
    toInput: (values) => ({ ...values, until: wireDate(values.until) }),
    submit: async (input) => {
      const { until: date } = await hold.mutateAsync({ ...input, id: household.id });
      tellDone((say) => say('officeMoney.hold.did', { date }));
    },
  });
  return (
    <FormDialog
      title={t('officeMoney.hold.title', { name: household.name })}
      confirmLabel={t('officeMoney.hold.confirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeMoney.hold.words')}</p>
      <DayToComeField {...form.field('until', t('officeMoney.hold.until'))} data-autofocus />
      <TextAreaField
        {...form.field('reason', t('officeMoney.hold.reason'))}
        hint={t('officeMoney.hold.reasonHint')}
        rows={2}
      />
    </FormDialog>
  );
}
