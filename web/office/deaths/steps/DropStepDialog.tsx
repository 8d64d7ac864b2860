import { type DeathStep, type DeathSteps, deathStepsContract } from '../../../../domain/deaths/deathSteps.contract.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import type { ChangeCase } from '../../calls/caseChanges.ts';
import { useTabDraft } from '../../frame/useTabDraft.ts';
import { useStepLines } from './useStepLines.ts';

type DropStepDialogProps = { step: DeathStep; change: ChangeCase<DeathSteps>; tellDone: TellDone; onClose: () => void };

/** Asks why a step is not needed. */
export function DropStepDialog({ step, change, tellDone, onClose }: DropStepDialogProps) {
  const { t } = useTranslation();
  const { nameOf } = useStepLines();
  const form = useForm({
    id: 'drop-step',
    schema: async () =>
      (await import('../../../../domain/deaths/deathSteps.contract.ts')).deathStepsContract.dropDeathStep.body.omit({
        revision: true,
      }),
    initial: { reason: '' },
    draft: useTabDraft(`death-step-drop-${step.id}`),
    submit: async ({ reason }) => {
      await change(deathStepsContract.dropDeathStep, { id: step.id, reason });
      tellDone((say) => say('officeDeathSteps.didDrop'));
    },
  });
  return (
    <FormDialog
      title={t('officeDeathSteps.dropTitle', { step: nameOf(step) })}
      confirmLabel={t('officeDeathSteps.dropConfirm')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField {...form.field('reason', t('officeDeathSteps.reason'))} rows={2} data-autofocus />
    </FormDialog>
  );
}
