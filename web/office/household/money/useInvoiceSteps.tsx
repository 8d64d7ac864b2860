import { invoiceStatusOfId } from '../../../../domain/invoicing/invoice.ts';
import type { OfficeInvoice, OfficeInvoiceStep } from '../../../../domain/invoicing/officeInvoice.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { paymentsContract } from '../../../../domain/payments/payments.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { useDecision } from '../../calls/useDecision.ts';
import { useAsk } from '../../frame/useAsk.tsx';

type Household = HouseholdFile['household'];

/** Confirms, cancels, writes off or reopens an invoice, each after a question (D43). Render `question` somewhere. */
export function useInvoiceSteps(household: Household, tellDone: TellDone) {
  const { t } = useTranslation();
  const takeStep = useDecision(paymentsContract.takeInvoiceStep);
  const { ask, question } = useAsk();

  async function take(invoice: OfficeInvoice, step: OfficeInvoiceStep) {
    const { bill_number: number, open_item } = invoice;
    await ask({
      title: t(`officeMoney.step.${step}Title`, { name: household.name, number }),
      consequence: [
        t(`officeMoney.step.${step}Words`, { open: euro(open_item) }),
        isAskedAnew(step, invoice) && t('officeMoney.step.askedAnew'),
        givesUp(step) && keepsFromWaiting(household, invoice) && t('officeMoney.step.noWaiting'),
      ],
      yes: t(`officeMoney.step.${step}`),
      look: step === 'reopen' || step === 'confirm' ? 'primary' : 'danger',
      act: async () => {
        const after = await takeStep.mutateAsync({ id: invoice.id, step });
        const status = invoiceStatusOfId(after.status_id);
        if (!status) return;
        tellDone((say) => say('officeMoney.step.did', { number, status: say(`reference.invoiceStatus.${status}`) }));
      },
    });
  }

  return { take, question };
}

function givesUp(step: OfficeInvoiceStep): boolean {
  return step === 'void' || step === 'writeOff';
}

/** Whether a fee of a void invoice will be invoiced again, in a draft of the member or by the yearly run (D36, D43). */
function isAskedAnew(step: OfficeInvoiceStep, { type }: OfficeInvoice): boolean {
  return step === 'void' && type !== 'sim';
}

/** Whether the waiting period cannot begin before this invoice is paid (D21). */
function keepsFromWaiting({ status, waiting_from }: Household, { type }: OfficeInvoice): boolean {
  return status === 'waiting' && waiting_from === null && type !== 'sim';
}
