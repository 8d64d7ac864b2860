import { proofContract } from '../../../domain/movingIn/proof.contract.ts';
import { explanations } from '../../../domain/movingIn/proof.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../calls/useDecision.ts';

type ExplainDialogProps = { id: number; differences: readonly number[]; tellDone: TellDone; onClose: () => void };

/** Says why some differences are right. */
export function ExplainDialog({ id, differences, tellDone, onClose }: ExplainDialogProps) {
  const { t } = useTranslation();
  const explain = useDecision(proofContract.explainDifferences);
  const count = differences.length;
  const form = useForm({
    id: 'explain-differences',
    schema: async () =>
      (await import('../../../domain/movingIn/proof.contract.ts')).proofContract.explainDifferences.body,
    initial: { because: '', words: '' },
    toInput: ({ because, words }) => ({ differences: [...differences], because, words }),
    submit: async (input) => {
      await explain.mutateAsync({ id, ...input });
      tellDone((say) => say('proof.didExplain'));
    },
  });
  return (
    <FormDialog title={t('proof.explain')} confirmLabel={t('proof.explain')} form={form} onClose={onClose}>
      <p>{t('proof.counted', { count, number: formatCount(count) })}</p>
      <SelectField
        {...form.field('because', t('proof.becauseLabel'))}
        placeholder={t('proof.chooseWhy')}
        choices={explanations.map((value) => ({ value, label: t(`proof.because.${value}`) }))}
      />
      <TextAreaField {...form.field('words', t('proof.words'))} optional hint={t('proof.wordsHint')} rows={3} />
    </FormDialog>
  );
}
