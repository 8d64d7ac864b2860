import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../calls/useDecision.ts';

import type { BankLineProps } from './bankLineProps.ts';
import { UndoDecision } from './UndoDecision.tsx';

/** Dismisses a bank line, with a reason for colleagues who look at it later. */
export function DismissLineDialog({ line, tellDone, onClose }: BankLineProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const dismiss = useDecision(bankContract.dismissBankLine);
  const amount = euro(line.amount);
  const form = useForm({
    id: 'aside',
    schema: async () =>
      (await import('../../../domain/payments/bank/bank.contract.ts')).bankContract.dismissBankLine.body,
    initial: { reason: line.reason === 'booked_by_hand' ? t('officeBank.dismiss.byHand') : '' },
    submit: async ({ reason }) => {
      await dismiss.mutateAsync({ id: line.id, reason });
      tellDone(
        (say) => say('officeBank.dismiss.did', { amount }),
        <UndoDecision tellDone={tellDone} lineIds={[line.id]} was="dismissed" />,
      );
    },
  });
  return (
    <FormDialog
      title={t('officeBank.dismiss.title', { amount })}
      confirmLabel={t('officeBank.dismiss.confirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeBank.dismiss.words')}</p>
      <TextAreaField
        {...form.field('reason', t('officeBank.dismiss.reason'))}
        hint={t('officeBank.dismiss.reasonHint')}
        rows={3}
        data-autofocus
      />
    </FormDialog>
  );
}
