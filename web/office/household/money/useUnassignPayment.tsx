import { bankContract } from '../../../../domain/payments/bank/bank.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { useDecision } from '../../calls/useDecision.ts';
import { useAsk } from '../../frame/useAsk.tsx';

import type { PaymentPart } from './paymentParts.ts';

/**
 * Unassigns a payment that was booked for the wrong household (`name`) or invoice, after a question. A payment from a
 * bank file becomes an undecided bank line again.
 */
export function useUnassignPayment(name: string, tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const unassignLine = useDecision(bankContract.unassignBankLine);

  async function unassign({ id, whole, is_from_bank_file: isFromFile }: PaymentPart) {
    const step = isFromFile ? 'unassign' : 'withdraw';
    const amount = euro(whole);
    await ask({
      title: t(`officeMoney.payments.${step}Title`, { amount, name }),
      consequence: t(`officeMoney.payments.${step}Words`),
      yes: t(`officeMoney.payments.${step}Confirm`),
      act: () => unassignLine.mutateAsync({ id }),
      told: (say) => say(`officeMoney.payments.${isFromFile ? 'didRelease' : 'didWithdraw'}`, { amount }),
    });
  }

  return { unassign, question };
}
