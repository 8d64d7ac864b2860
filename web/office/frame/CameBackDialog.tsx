import { type Envelope, postContract } from '../../../domain/post/post.contract.ts';
import { returnReasons } from '../../../domain/post/returned.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';
import { useDecision } from '../calls/useDecision.ts';

type CameBackDialogProps = { envelope: Envelope; tellDone: TellDone; onClose: () => void };

/** A letter lies on the desk again: what the post wrote on it. */
export function CameBackDialog({ envelope, tellDone, onClose }: CameBackDialogProps) {
  const { t } = useTranslation();
  const { id, name, last_decision: seen } = envelope;
  const enter = useDecision(postContract.returnEnvelope);
  const form = useForm({
    id: 'came-back',
    schema: async () => (await import('../../../domain/post/post.contract.ts')).postContract.returnEnvelope.body,
    initial: { because: '' },
    submit: async ({ because }) => {
      await enter.mutateAsync({ id, because, seen });
      tellDone((say) => say('officeLetters.didComeBack', { name }));
    },
  });
  return (
    <FormDialog
      title={t('officeLetters.cameBackTitle', { name })}
      confirmLabel={t('officeLetters.cameBackYes')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeLetters.cameBackWhy')}</p>
      <RadioGroupField
        {...form.field('because', t('officeLetters.because'))}
        name="because"
        choices={returnReasons.map((reason) => ({ value: reason, label: t(`officeLetters.reasons.${reason}`) }))}
      />
    </FormDialog>
  );
}
