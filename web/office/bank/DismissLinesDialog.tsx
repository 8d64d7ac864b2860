import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../calls/useDecision.ts';

import { UndoDecision } from './UndoDecision.tsx';

type DismissLinesDialogProps = { lines: readonly OfficeBankLine[]; tellDone: TellDone; onClose: () => void };

/** Dismisses several bank lines for one reason. */
export function DismissLinesDialog({ lines, tellDone, onClose }: DismissLinesDialogProps) {
  const { t } = useTranslation();
  const dismiss = useDecision(bankContract.dismissBankLines);
  const ids = lines.map(({ id }) => id);
  const sum = euro(lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100);
  const form = useForm({
    id: 'aside-several',
    schema: async () =>
      (await import('../../../domain/payments/bank/bank.contract.ts')).bankContract.dismissBankLines.body,
    initial: { reason: '' },
    toInput: ({ reason }) => ({ ids, reason }),
    submit: async ({ reason }) => {
      const { dismissed, decided } = await dismiss.mutateAsync({ ids, reason });
      const count = dismissed.length;
      const others = decided.length;
      tellDone(
        (say) =>
          [
            say('officeBank.choose.did', { count }),
            ...(others > 0 ? [say('officeBank.choose.decided', { count: others })] : []),
          ].join(' '),
        count > 0 && <UndoDecision tellDone={tellDone} lineIds={dismissed} was="dismissed" />,
      );
    },
  });
  return (
    <FormDialog
      title={t('officeBank.choose.title', { count: lines.length })}
      confirmLabel={t('officeBank.dismiss.confirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeBank.choose.words', { sum })}</p>
      <TextAreaField
        {...form.field('reason', t('officeBank.dismiss.reason'))}
        hint={t('officeBank.dismiss.reasonHint')}
        rows={3}
        data-autofocus
      />
    </FormDialog>
  );
}
