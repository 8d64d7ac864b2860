import { euro } from '../invoicing/InvoiceItems.tsx';
import { wireDate } from '../members/dateOfBirthText.ts';
import { FormDialog } from '../platform/FormDialog.tsx';
import type { TellDone } from '../platform/useDone.tsx';
import { useForm } from '../platform/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { useReturnPayment } from './officeApi.ts';
import { PastDayField } from './PastDayField.tsx';
import { futureErrors, todayText } from './pastDay.ts';
import type { PaymentPart } from './paymentParts.ts';

export type ReturnPaymentDialogProps = {
  tellDone: TellDone;
  part: PaymentPart;
  /** Whose it was. */
  name: string;
  onClose: () => void;
};

/** The bank took a payment back (D42): what follows, and on which day it was. */
export function ReturnPaymentDialog({ part, name, tellDone, onClose }: ReturnPaymentDialogProps) {
  const { t } = useTranslation();
  const returnPayment = useReturnPayment();
  const amount = euro(part.whole);
  const form = useForm({
    id: 'return',
    schema: async () => (await import('../../domain/office/office.contract.ts')).officeContract.returnPayment.body,
    initial: { returned_on: todayText() },
    toInput: ({ returned_on }) => ({ returned_on: wireDate(returned_on) }),
    check: (_values, input) => futureErrors('returned_on', input?.returned_on),
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
      <PastDayField {...form.field('returned_on', t('officeMoney.payments.returnedOn'))} />
    </FormDialog>
  );
}
