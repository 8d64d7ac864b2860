import { type StepDoer, stepDoers } from '../../../../domain/boardSettings/builtInSteps.ts';
import { type DeathSteps, deathStepsContract } from '../../../../domain/deaths/deathSteps.contract.ts';
import { wireDate } from '../../../members/dateOfBirthText.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ChangeCase } from '../../calls/caseChanges.ts';
import { AnyDayField } from '../../frame/DayFields.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';

type AddStepDialogProps = { caseId: number; change: ChangeCase<DeathSteps>; tellDone: TellDone; onClose: () => void };

/** Adds a step to this case alone. */
export function AddStepDialog({ caseId, change, tellDone, onClose }: AddStepDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'step',
    schema: async () =>
      (await import('../../../../domain/deaths/deathSteps.contract.ts')).deathStepsContract.addDeathStep.body.omit({
        revision: true,
      }),
    initial: { own_words: '', due_on: '', responsible: 'office', shown_to_family: false },
    draft: useTabDraft(`death-step-${caseId}`),
    toInput: ({ due_on, ...values }) => ({ ...values, due_on: wireDate(due_on) || null }),
    submit: async ({ responsible, ...input }) => {
      const step = { ...input, responsible: responsible as StepDoer };
      await change(deathStepsContract.addDeathStep, step);
      tellDone((say) => say('officeDeathSteps.added'));
    },
  });
  const { value: isShown, ...shownTies } = form.field('shown_to_family', t('officeDeathSteps.shown'));
  return (
    <FormDialog
      title={t('officeDeathSteps.addTitle')}
      confirmLabel={t('officeDeathSteps.addConfirm')}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('own_words', t('officeDeathSteps.what'))} autoComplete="off" />
      <AnyDayField {...form.field('due_on', t('officeDeathSteps.dueDay'))} optional />
      <RadioGroupField
        {...form.field('responsible', t('officeDeathSteps.responsible'))}
        choices={stepDoers.map((doer) => ({ value: doer, label: t(`boardSettings.doneBy.${doer}`) }))}
      />
      <CheckboxField {...shownTies} checked={isShown} />
    </FormDialog>
  );
}
