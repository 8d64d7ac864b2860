import { useState } from 'react';
import { type StepDoer, stepDoers } from '../../../../domain/boardSettings/builtInSteps.ts';
import { type DeathStep, type DeathSteps, deathStepsContract } from '../../../../domain/deaths/deathSteps.contract.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Inline } from '../../../ui/frame/Layout.tsx';
import type { ChangeCase } from '../../calls/caseChanges.ts';
import { useTabDraft } from '../../frame/useTabDraft.ts';
import { DropStepDialog } from './DropStepDialog.tsx';
import { useStepLines } from './useStepLines.ts';

type StepDialogProps = {
  step: DeathStep;
  staff: DeathSteps['staff'];
  change: ChangeCase<DeathSteps>;
  tellDone: TellDone;
  onClose: () => void;
};

/** Who sees to a step, a note, whether the family sees it; and that it is not needed, needed after all, or removed. */
export function StepDialog({ step, staff, change, tellDone, onClose }: StepDialogProps) {
  const { t } = useTranslation();
  const { nameOf } = useStepLines();
  const [isDropping, setDropping] = useState(false);
  const form = useStepForm({ step, change, tellDone });
  const { value: isShown, ...shownTies } = form.field('shown_to_family', t('officeDeathSteps.shown'));

  async function act(what: 'reopenDeathStep' | 'removeDeathStep', told: 'opened' | 'removed') {
    await change(deathStepsContract[what], { id: step.id });
    tellDone((say) => say(`officeDeathSteps.${told}`));
    onClose();
  }

  if (isDropping) return <DropStepDialog {...{ step, change, tellDone, onClose }} />;
  return (
    <FormDialog title={nameOf(step)} confirmLabel={t('officeDeathSteps.save')} form={form} onClose={onClose}>
      <SelectField
        {...form.field('account_id', t('officeDeathSteps.assigned'))}
        placeholder={t('officeDeathSteps.nobody')}
        choices={staff.map(({ account_id, name }) => ({ value: String(account_id), label: name }))}
        optional
      />
      <RadioGroupField
        {...form.field('responsible', t('officeDeathSteps.responsible'))}
        choices={stepDoers.map((doer) => ({ value: doer, label: t(`boardSettings.doneBy.${doer}`) }))}
      />
      <TextAreaField {...form.field('note', t('officeDeathSteps.note'))} rows={2} optional />
      {step.may_be_shown && <CheckboxField {...shownTies} checked={isShown} />}
      <Inline>
        {step.not_needed_because !== null && (
          <Button look="secondary" onClick={() => act('reopenDeathStep', 'opened')}>
            {t('officeDeathSteps.open')}
          </Button>
        )}
        {step.not_needed_because === null && !step.done_at && (
          <Button look="secondary" onClick={() => setDropping(true)}>
            {t('officeDeathSteps.drop')}
          </Button>
        )}
        {step.own_words !== null && (
          <Button look="secondary" onClick={() => act('removeDeathStep', 'removed')}>
            {t('officeDeathSteps.remove')}
          </Button>
        )}
      </Inline>
    </FormDialog>
  );
}

function useStepForm({ step, change, tellDone }: Pick<StepDialogProps, 'step' | 'change' | 'tellDone'>) {
  return useForm({
    id: 'step',
    schema: async () =>
      (await import('../../../../domain/deaths/deathSteps.contract.ts')).deathStepsContract.changeDeathStep.body.omit({
        revision: true,
      }),
    initial: {
      account_id: String(step.assigned_to?.account_id ?? ''),
      responsible: step.responsible as string,
      note: step.note ?? '',
      shown_to_family: step.shown_to_family,
    },
    draft: useTabDraft(`death-step-of-${step.id}`),
    toInput: ({ account_id, note, ...values }) => ({
      ...values,
      account_id: account_id ? Number(account_id) : null,
      note: note || null,
    }),
    submit: async ({ responsible, ...input }) => {
      const changed = { ...input, id: step.id, responsible: responsible as StepDoer };
      await change(deathStepsContract.changeDeathStep, changed);
      tellDone((say) => say('officeDeathSteps.saved'));
    },
  });
}
