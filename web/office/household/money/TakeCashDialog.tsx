import { useState } from 'react';
import { type CashReceipt, cashContract } from '../../../../domain/cash/cash.contract.ts';
import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { wireDate } from '../../../members/dateOfBirthText.ts';
import { newIdempotencyKey } from '../../../platform/calls/idempotencyKey.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { cellWithBreaks } from '../../../ui/content/lineBreaks.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../../../ui/fields/Fieldset.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Columns } from '../../../ui/frame/Layout.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { amountToSend, amountToType } from '../../frame/amountText.ts';
import { PastDayField } from '../../frame/DayFields.tsx';
import { AlreadyDoneDialog } from '../AlreadyDoneDialog.tsx';
import { futureErrors, todayText } from './futureDay.ts';

export type TakeCashDialogProps = {
  household: { id: number; name: string };
  /** What is owed now; a colleague may have booked while the dialog was open. */
  owed: readonly OfficeInvoice[];
  onTaken: (receipt: CashReceipt) => void;
  onClose: () => void;
};

/** Takes cash for the household's open invoices; all that is owed is filled in. */
export function TakeCashDialog({ household, owed, onTaken, onClose }: TakeCashDialogProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = owed.filter(({ id }) => !left.includes(id));
  const form = useTakeCashForm({ household, chosen, onTaken });
  const title = t('officeCash.take.title', { name: household.name });
  if (owed.length === 0 && !form.busy) {
    return (
      <AlreadyDoneDialog title={title} onClose={onClose}>
        {t('officeCash.take.nothingOwed')}
      </AlreadyDoneDialog>
    );
  }
  const choose = ({ id }: OfficeInvoice, isChosen: boolean) => {
    const without = left.filter((one) => one !== id);
    const now = isChosen ? without : [...without, id];
    setLeft(now);
    form.set('amount', amountToType(sumOf(owed.filter((invoice) => !now.includes(invoice.id)))));
  };
  return (
    <FormDialog title={title} confirmLabel={t('officeCash.take.confirm')} form={form} onClose={onClose}>
      <p>{t('officeCash.take.words')}</p>
      <Fieldset legend={t('officeCash.take.which')}>
        {owed.map((invoice) => (
          <CheckboxField
            key={invoice.id}
            label={cellWithBreaks(
              t('officeCash.take.invoice', {
                description: invoice.description,
                number: invoice.bill_number,
                open: euro(invoice.open_item),
              }),
            )}
            checked={chosen.includes(invoice)}
            onChange={(isChosen) => choose(invoice, isChosen)}
          />
        ))}
      </Fieldset>
      <Columns>
        <TextField
          {...form.field('amount', t('officeCash.take.amount'))}
          hint={t('officeCash.take.amountHint', { open: euro(sumOf(chosen)) })}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
        />
        <PastDayField {...form.field('day', t('officeCash.take.day'))} />
      </Columns>
      <TextField
        {...form.field('from', t('officeCash.take.from'))}
        hint={t('officeCash.take.fromHint')}
        autoComplete="off"
        optional
      />
    </FormDialog>
  );
}

type Taking = Pick<TakeCashDialogProps, 'household' | 'onTaken'> & { chosen: readonly OfficeInvoice[] };

function useTakeCashForm({ household: { id }, chosen, onTaken }: Taking) {
  const take = useDecision(cashContract.takeCash);
  // sending again after a lost answer must not make a second receipt
  const [idempotency_key] = useState(newIdempotencyKey);
  return useForm({
    id: 'take-cash',
    schema: async () => (await import('../../../../domain/cash/cash.contract.ts')).cashContract.takeCash.body,
    initial: { amount: amountToType(sumOf(chosen)), day: todayText(), from: '' },
    toInput: (values) => ({
      ...values,
      amount: amountToSend(values.amount),
      day: wireDate(values.day),
      invoice_ids: chosen.map((invoice) => invoice.id),
    }),
    check: (_values, input) => futureErrors('day', input?.day),
    submit: async (input) => onTaken(await take.mutateAsync({ ...input, id, idempotency_key })),
  });
}

function sumOf(invoices: readonly OfficeInvoice[]): number {
  return invoices.reduce((sum, { open_item }) => sum + Math.round(open_item * 100), 0) / 100;
}
