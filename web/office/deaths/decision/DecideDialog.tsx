import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import type { DeathDecisions, deathDecisionsContract } from '../../../../domain/deaths/deathDecisions.contract.ts';
import { type DecisionOutcome, decisionOutcomes } from '../../../../domain/deaths/decisions.ts';
import type { Sent } from '../../../../domain/shared/contract.ts';
import { type Language, languages } from '../../../../domain/shared/language.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { TypedWords } from '../../../ui/content/Entries.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { amountToSend } from '../../frame/amountText.ts';
import { useTabDraft } from '../../frame/useTabDraft.ts';

type ProposedDecision = Omit<Sent<typeof deathDecisionsContract.proposeDeathDecision>, 'id' | 'revision'>;

type DecideDialogProps = {
  deathCase: DeathCase;
  data: DeathDecisions;
  onDecide: (decision: ProposedDecision) => Promise<unknown>;
  onClose: () => void;
};

/** The board's decision; sending it is the first signature. */
export function DecideDialog({ deathCase, data, onDecide, onClose }: DecideDialogProps) {
  const { t, language } = useTranslation();
  const { note_to_board: note, goodwill_limit } = data;
  const family = t(`shared.language.${deathCase.language}`);
  const form = useForm({
    id: 'decide',
    schema: async () =>
      (
        await import('../../../../domain/deaths/deathDecisions.contract.ts')
      ).deathDecisionsContract.proposeDeathDecision.body.omit({ revision: true }),
    initial: { outcome: '', reasons: '', reasons_language: language as string, limit: '' },
    draft: useTabDraft(`death-decision-${deathCase.id}`),
    toInput: ({ limit, outcome, ...values }) => ({
      ...values,
      outcome,
      limit: outcome === 'goodwill' ? (amountToSend(limit) ?? null) : null,
    }),
    submit: (input) =>
      onDecide({
        ...input,
        outcome: input.outcome as DecisionOutcome,
        reasons_language: input.reasons_language as Language,
      }),
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={t('officeDeathDecisions.decideTitle')}
      confirmLabel={t('officeDeathDecisions.decide')}
      form={form}
      onClose={onClose}
    >
      {note && (
        <>
          <h3>{t('officeDeathDecisions.fromOffice')}</h3>
          <TypedWords words={note.words} />
        </>
      )}
      <RadioGroupField
        {...field('outcome', t('officeDeathDecisions.outcome'))}
        choices={decisionOutcomes.map((value) => ({ value, label: t(`officeDeathDecisions.outcomes.${value}`) }))}
      />
      {values.outcome === 'goodwill' && (
        <TextField
          {...field('limit', t('officeDeathDecisions.limit'))}
          hint={[
            t('officeDeathDecisions.limitHint'),
            goodwill_limit !== null && t('officeDeathDecisions.limitAbove', { amount: euro(goodwill_limit) }),
          ]
            .filter(Boolean)
            .join(' ')}
          optional
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <TextAreaField
        {...field('reasons', t('officeDeathDecisions.reasons'))}
        hint={t('officeDeathDecisions.reasonsHint', { language: family })}
        rows={5}
      />
      <SelectField
        {...field('reasons_language', t('officeDeathDecisions.reasonsIn'))}
        hint={t('officeDeathDecisions.reasonsInHint')}
        choices={languages.map((one) => ({ value: one, label: t(`shared.language.${one}`) }))}
      />
    </FormDialog>
  );
}
