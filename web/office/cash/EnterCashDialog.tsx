import { useState } from 'react';
import { cashContract } from '../../../domain/cash/cash.contract.ts';
import { cashMovements } from '../../../domain/cash/cashKinds.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { newIdempotencyKey } from '../../platform/calls/idempotencyKey.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Columns } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { amountToSend } from '../frame/amountText.ts';
import { PastDayField } from '../frame/DayFields.tsx';

type EnterCashDialogProps = { day: string; tellDone: TellDone; onClose: () => void };

/** Enters money that is no payment of a household: brought to the bank, spent, or received. */
export function EnterCashDialog({ day, tellDone, onClose }: EnterCashDialogProps) {
  const { t } = useTranslation();
  const form = useEnterCashForm(day, tellDone);
  return (
    <FormDialog
      title={t('officeCash.enter.title')}
      confirmLabel={t('officeCash.enter.confirm')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        {...form.field('kind', t('officeCash.enter.kind'))}
        placeholder={t('officeCash.enter.choose')}
        choices={cashMovements.map((value) => ({ value, label: t(`officeCash.kinds.${value}`) }))}
        data-autofocus
      />
      <Columns>
        <TextField
          {...form.field('amount', t('officeCash.take.amount'))}
          hint={t('officeCash.enter.amountHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <PastDayField {...form.field('day', t('officeCash.take.day'))} />
      </Columns>
      <TextAreaField
        {...form.field('text', t('officeCash.enter.text'))}
        hint={t('officeCash.enter.textHint')}
        rows={2}
      />
    </FormDialog>
  );
}

function useEnterCashForm(day: string, tellDone: TellDone) {
  const enter = useDecision(cashContract.enterCash);
  // sending again after a lost answer must not make a second entry
  const [idempotency_key] = useState(newIdempotencyKey);
  return useForm({
    id: 'enter-cash',
    schema: async () => (await import('../../../domain/cash/cash.contract.ts')).cashContract.enterCash.body,
    initial: { kind: '', amount: '', day, text: '' },
    toInput: (values) => ({ ...values, amount: amountToSend(values.amount), day: wireDate(values.day) }),
    submit: async (input) => {
      const { receipt_no: number } = await enter.mutateAsync({ ...input, idempotency_key });
      tellDone((say) => say('officeCash.enter.did', { amount: euro(input.amount), number }));
    },
  });
}
