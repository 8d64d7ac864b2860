import { paymentsContract } from '../../../../domain/payments/payments.contract.ts';
import { returnedOnProblem } from '../../../../domain/payments/returning.ts';
import { type Day, parseWireDay } from '../../../../domain/shared/day.ts';
import type { FieldErrors } from '../../../../domain/shared/refusal.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { wireDate } from '../../../members/dateOfBirthText.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { today } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { useDecision } from '../../calls/useDecision.ts';

import { PastDayField } from '../../frame/DayFields.tsx';
import { OwedAgain } from '../../frame/OwedAgain.tsx';
import { todayText } from './futureDay.ts';
import type { PaymentPart } from './paymentParts.ts';

export type ReturnPaymentDialogProps = {
  tellDone: TellDone;
  part: PaymentPart;
  /** The payer's name. */
  name: string;
  onClose: () => void;
};

/** Books a return by the bank (D42): shows the consequences, and asks for the day. */
export function ReturnPaymentDialog({ part, name, tellDone, onClose }: ReturnPaymentDialogProps) {
  const { t } = useTranslation();
  const returnPayment = useDecision(paymentsContract.returnPayment);
  const amount = euro(part.whole);
  const form = useForm({
    id: 'return',
    schema: async () =>
      (await import('../../../../domain/payments/payments.contract.ts')).paymentsContract.returnPayment.body,
    initial: { returned_on: todayText() },
    toInput: ({ returned_on }) => ({ returned_on: wireDate(returned_on) }),
    check: (_values, input) => dayErrors(part, input?.returned_on),
    submit: async (input) => {
      await returnPayment.mutateAsync({ ...input, id: part.id });
      tellDone((say) => say('officeMoney.payments.didReturn', { amount }));
    },
  });
  return (
    <FormDialog
      title={t('officeMoney.payments.returnTitle', { amount, name })}
      confirmLabel={t('officeMoney.payments.returnConfirm')}
      look="danger"
      form={form}
      onClose={onClose}
    >
      <p>{t('officeMoney.payments.returnWords')}</p>
      <OwedAgain paymentId={part.id} />
      <PastDayField {...form.field('returned_on', t('officeMoney.payments.returnedOn'))} />
    </FormDialog>
  );
}

/** Errors of the day on which the bank returned the payment. */
function dayErrors({ value_date }: PaymentPart, returnedOn: Day | undefined): FieldErrors {
  const creditedOn = parseWireDay(value_date);
  const problem = creditedOn && returnedOn && returnedOnProblem(returnedOn, creditedOn, today());
  return problem ? { returned_on: [problem] } : {};
}
