import { bankContract } from '../../../../domain/payments/bank.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { useConfirm } from '../../../ui/actions/useConfirm.tsx';
import { useDecision } from '../../calls/useDecision.ts';

import type { PaymentPart } from './paymentParts.ts';

/**
 * Unassigns a payment that was booked for the wrong household (`name`) or invoice, after a question. A payment from a
 * bank file becomes an undecided bank line again.
 */
export function useUnassignPayment(name: string, tellDone: TellDone) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const unassignLine = useDecision(bankContract.unassignBankLine);

  async function unassign({ id, whole, is_from_bank_file: isFromFile }: PaymentPart) {
    const step = isFromFile ? 'release' : 'withdraw';
    const amount = euro(whole);
    const isSure = await confirm({
      title: t(`officeMoney.payments.${step}Title`, { amount, name }),
      consequence: t(`officeMoney.payments.${step}Words`),
      confirmLabel: t(`officeMoney.payments.${step}Confirm`),
      cancelLabel: t('shared.action.cancel'),
    });
    if (!isSure) return;
    await unassignLine.mutateAsync({ id });
    tellDone((say) => say(`officeMoney.payments.${isFromFile ? 'didRelease' : 'didWithdraw'}`, { amount }));
  }

  return { unassign, question: confirmDialog };
}
