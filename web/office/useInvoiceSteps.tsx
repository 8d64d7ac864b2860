import { invoiceStatusOfId } from '../../domain/invoicing/invoice.ts';
import type { OfficeInvoice, OfficeInvoiceStep } from '../../domain/office/officeAnswers.ts';
import { euro } from '../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../platform/useDone.tsx';
import { useTranslation } from '../platform/words.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useTakeInvoiceStep } from './officeApi.ts';

/**
 * Confirms or cancels a draft, gives an invoice up, or takes it up again, once it is sure (D43), for the household of
 * `name`; draw `question` somewhere.
 */
export function useInvoiceSteps(name: string, tellDone: TellDone) {
  const { t } = useTranslation();
  const takeStep = useTakeInvoiceStep();
  const { confirm, confirmDialog } = useConfirm();

  async function take(invoice: OfficeInvoice, step: OfficeInvoiceStep) {
    const { bill_number: number, open_item } = invoice;
    const isSure = await confirm({
      title: t(`officeMoney.step.${step}Title`, { name, number }),
      consequence: t(`officeMoney.step.${step}Words`, { open: euro(open_item) }),
      confirmLabel: t(`officeMoney.step.${step}`),
      cancelLabel: t('shared.action.cancel'),
      look: step === 'reopen' || step === 'confirm' ? 'primary' : 'danger',
    });
    if (!isSure) return;
    const after = await takeStep.mutateAsync({ id: invoice.id, step });
    const status = invoiceStatusOfId(after.status_id);
    if (status) {
      tellDone((say) => say('officeMoney.step.did', { number, status: say(`reference.invoiceStatus.${status}`) }));
    }
  }

  return { take, question: confirmDialog };
}
