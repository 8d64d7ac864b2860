import { useState } from 'react';
import { formatIban, normaliseIban } from '../../../../domain/invoicing/iban.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { refundsContract } from '../../../../domain/payments/refunds.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { wireDate } from '../../../members/dateOfBirthText.ts';
import { newIdempotencyKey } from '../../../platform/calls/idempotencyKey.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Notice } from '../../../ui/content/Notice.tsx';
import { Status } from '../../../ui/content/Status.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Columns } from '../../../ui/frame/Layout.tsx';
import { useDecision } from '../../calls/useDecision.ts';

import { amountToSend, amountToType } from '../../frame/amountText.ts';
import { PastDayField } from '../../frame/DayFields.tsx';
import { futureErrors, todayText } from './futureDay.ts';

export type RefundDialogProps = { file: HouseholdFile; hint: string; tellDone: TellDone; onClose: () => void };

/** Books a refund of free money (decision 19); the account that the money came from is filled in. */
export function RefundDialog({ file, hint, tellDone, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const form = useRefundForm(file, tellDone);
  const { recipient_iban: typed } = form.values;
  const isStrange = !accountsOf(file).includes(normaliseIban(typed));
  return (
    <FormDialog
      title={t('officeMoney.refund.title', { name: file.household.name })}
      confirmLabel={t('officeMoney.refund.confirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeMoney.refund.words', { amount: euro(file.refundable) })}</p>
      <Columns>
        <TextField
          {...form.field('amount', t('officeMoney.refund.amount'))}
          hint={t('officeMoney.book.amountHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <PastDayField {...form.field('value_date', t('officeMoney.refund.date'))} />
      </Columns>
      <TextField {...form.field('recipient_name', t('officeMoney.refund.to'))} autoComplete="off" optional />
      <TextField {...form.field('recipient_iban', t('officeMoney.refund.iban'))} autoComplete="off" optional />
      <Status>
        {isStrange && (
          <Notice
            tone="warning"
            title={t(typed.trim() ? 'officeMoney.refund.strangeTitle' : 'officeMoney.refund.noIbanTitle')}
          >
            <p>{t('officeMoney.refund.strangeWords')}</p>
          </Notice>
        )}
      </Status>
      <TextAreaField {...form.field('reason', t('officeHousehold.reason.label'))} hint={hint} rows={3} data-autofocus />
    </FormDialog>
  );
}

function useRefundForm(file: HouseholdFile, tellDone: TellDone) {
  const refund = useDecision(refundsContract.refund);
  // sending again after a lost answer must not create a second refund
  const [idempotency_key] = useState(newIdempotencyKey);
  const { id, name } = file.household;
  const [latest] = accountsOf(file);
  return useForm({
    id: 'refund',
    schema: async () => (await import('../../../../domain/payments/refunds.contract.ts')).refundsContract.refund.body,
    initial: {
      amount: amountToType(file.refundable),
      value_date: todayText(),
      recipient_name: name,
      recipient_iban: latest ? formatIban(latest) : '',
      reason: '',
    },
    toInput: (values) => ({
      ...values,
      amount: amountToSend(values.amount),
      value_date: wireDate(values.value_date),
    }),
    check: (_values, input) => futureErrors('value_date', input?.value_date),
    submit: async (input) => {
      const { refund: booked } = await refund.mutateAsync({ ...input, id, idempotency_key });
      const amount = euro(booked?.amount ?? input.amount);
      tellDone((say) => say(booked ? 'officeMoney.refund.did' : 'officeMoney.refund.asked', { amount }));
    },
  });
}

/** The accounts that payments came from, the latest first. */
function accountsOf({ payments }: HouseholdFile): string[] {
  return payments.flatMap(({ counterparty_iban: iban }) => iban ?? []);
}
