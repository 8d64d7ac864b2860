import { type DecisionOutcome, decisionOutcomes } from '../../../../domain/deaths/decisions.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ProposedDecision } from '../../calls/deathDecisionsApi.ts';
import { amountToSend } from '../../frame/amountText.ts';
import { useTabDraft } from '../../frame/useTabDraft.ts';

type DecideDialogProps = {
  caseId: number;
  onDecide: (decision: ProposedDecision) => Promise<unknown>;
  onClose: () => void;
};

/** The board's decision; sending it is the first signature. */
export function DecideDialog({ caseId, onDecide, onClose }: DecideDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'decide',
    schema: async () =>
      (
        await import('../../../../domain/deaths/deathDecisions.contract.ts')
      ).deathDecisionsContract.proposeDeathDecision.body.omit({ revision: true }),
    initial: { outcome: '', reasons: '', limit: '' },
    draft: useTabDraft(`death-decision-${caseId}`),
    toInput: ({ limit, outcome, ...values }) => ({
      ...values,
      outcome,
      limit: outcome === 'goodwill' ? (amountToSend(limit) ?? null) : null,
    }),
    submit: (input) => onDecide({ ...input, outcome: input.outcome as DecisionOutcome }),
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={t('officeDeathDecisions.decideTitle')}
      confirmLabel={t('officeDeathDecisions.decide')}
      form={form}
      onClose={onClose}
    >
      <RadioGroupField
        {...field('outcome', t('officeDeathDecisions.outcome'))}
        choices={decisionOutcomes.map((value) => ({ value, label: t(`officeDeathDecisions.outcomes.${value}`) }))}
      />
      {values.outcome === 'goodwill' && (
        <TextField
          {...field('limit', t('officeDeathDecisions.limit'))}
          hint={t('officeDeathDecisions.limitHint')}
          optional
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <TextAreaField
        {...field('reasons', t('officeDeathDecisions.reasons'))}
        hint={t('officeDeathDecisions.reasonsHint')}
        rows={5}
      />
    </FormDialog>
  );
}
