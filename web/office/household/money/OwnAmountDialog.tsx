import { useState } from 'react';
import type { OwnAmountInForce } from '../../../../domain/invoicing/ownAmountInForce.ts';
import { mayHaveOwnAmount, yearsOfOwnAmounts } from '../../../../domain/invoicing/ownAmounts.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { ownAmountsContract } from '../../../../domain/secondPerson/ownAmounts.contract.ts';
import { fullName } from '../../../../domain/shared/fullName.ts';
import { newIdempotencyKey } from '../../../platform/calls/idempotencyKey.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { today } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { amountToSend } from '../../frame/amountText.ts';
import { ReasonDialog } from '../../frame/ReasonDialog.tsx';

type OwnAmountDialogProps = { file: HouseholdFile; tellDone: TellDone; onClose: () => void };

/** Asks for an own amount, or nothing, for a person and year. */
export function OwnAmountDialog({ file, tellDone, onClose }: OwnAmountDialogProps) {
  const { t } = useTranslation();
  const people = [file.main_member, ...file.sub_members].filter(mayHaveOwnAmount);
  const form = useOwnAmountForm(String(people[0]?.id ?? ''), tellDone);
  return (
    <FormDialog
      title={t('officeMoney.own.dialogTitle')}
      confirmLabel={t('officeMoney.own.confirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeMoney.own.words')}</p>
      <SelectField
        {...form.field('person', t('officeMoney.invoices.person'))}
        choices={people.map((person) => ({ value: String(person.id), label: fullName(person) }))}
      />
      <SelectField
        {...form.field('year', t('officeMoney.own.year'))}
        choices={yearsOfOwnAmounts(today()).map((year) => ({ value: String(year), label: String(year) }))}
      />
      <TextField
        {...form.field('amount', t('officeMoney.book.amount'))}
        hint={t('officeMoney.own.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
      />
      <TextAreaField
        {...form.field('reason', t('officeHousehold.reason.label'))}
        hint={t('officeApprovals.reasonHint')}
        rows={2}
      />
    </FormDialog>
  );
}

function useOwnAmountForm(person: string, tellDone: TellDone) {
  const ask = useDecision(ownAmountsContract.askOwnAmount);
  // sending again after a lost answer must not ask twice
  const [idempotency_key] = useState(newIdempotencyKey);
  return useForm({
    id: 'own-amount',
    schema: async () =>
      (await import('../../../../domain/secondPerson/ownAmounts.contract.ts')).ownAmountsContract.askOwnAmount.body,
    initial: { person, year: String(yearsOfOwnAmounts(today())[0]), amount: '', reason: '' },
    toInput: ({ person: _whose, ...values }) => ({
      ...values,
      year: Number(values.year),
      amount: amountToSend(values.amount),
    }),
    submit: async (input, values) => {
      await ask.mutateAsync({ ...input, id: Number(values.person), idempotency_key });
      tellDone((say) => say('officeMoney.own.did'));
    },
  });
}

type EndProps = { own: OwnAmountInForce; tellDone: TellDone; onClose: () => void };

/** Asks that the table's contribution counts again. */
export function EndOwnAmountDialog({ own, tellDone, onClose }: EndProps) {
  const { t } = useTranslation();
  const ask = useDecision(ownAmountsContract.askOwnAmount);
  const [idempotency_key] = useState(newIdempotencyKey);
  const { member_id: id, name, year } = own;
  return (
    <ReasonDialog
      about={`own-amount-${id}-${year}`}
      title={t('officeMoney.own.endTitle', { name, year })}
      consequence={t('officeMoney.own.endWords')}
      hint={t('officeApprovals.reasonHint')}
      confirmLabel={t('officeMoney.own.end')}
      onClose={onClose}
      onSend={async (reason) => {
        await ask.mutateAsync({ id, year, amount: null, reason, idempotency_key });
        tellDone((say) => say('officeMoney.own.did'));
      }}
    />
  );
}
