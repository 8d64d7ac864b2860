import { euro } from '../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../platform/useDone.tsx';
import { useTranslation } from '../platform/words.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useReleaseLine } from './officeBankApi.ts';
import type { PaymentPart } from './paymentParts.ts';

/** A payment of the bank's file that was booked for the wrong household, `name`, goes back to the bank's list, after a question. */
export function useReleasePayment(name: string, tellDone: TellDone) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const releaseLine = useReleaseLine();

  async function release({ id, whole }: PaymentPart) {
    const amount = euro(whole);
    const isSure = await confirm({
      title: t('officeMoney.payments.releaseTitle', { amount, name }),
      consequence: t('officeMoney.payments.releaseWords'),
      confirmLabel: t('officeMoney.payments.releaseConfirm'),
      cancelLabel: t('shared.action.cancel'),
    });
    if (!isSure) return;
    await releaseLine.mutateAsync(id);
    tellDone((say) => say('officeMoney.payments.didRelease', { amount }));
  }

  return { release, question: confirmDialog };
}
