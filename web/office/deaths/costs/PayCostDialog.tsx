import type { DeathCost } from '../../../../domain/deaths/deathCosts.contract.ts';
import { toWireDay } from '../../../../domain/shared/day.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { today } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { PastDayField } from '../../frame/DayFields.tsx';

type PayCostDialogProps = { cost: DeathCost; onPay: (paidOn: string) => Promise<unknown>; onClose: () => void };

/** Asks for the day on which a cost was paid; default today. */
export function PayCostDialog({ cost, onPay, onClose }: PayCostDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'pay',
    schema: async () =>
      (await import('../../../../domain/deaths/deathCosts.contract.ts')).deathCostsContract.payDeathCost.body.omit({
        revision: true,
      }),
    initial: { paid_on: toWireDay(today()) as string },
    submit: (_input, { paid_on }) => onPay(paid_on),
  });
  return (
    <FormDialog
      title={t('officeDeathCosts.payTitle', { supplier: cost.supplier })}
      confirmLabel={t('officeDeathCosts.payConfirm')}
      form={form}
      onClose={onClose}
    >
      <p>{euro(cost.amount)}</p>
      <PastDayField {...form.field('paid_on', t('officeDeathCosts.paidOn'))} />
    </FormDialog>
  );
}
