import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import { officeInvoicesContract } from '../../../../domain/invoicing/officeInvoices.contract.ts';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { useDecision } from '../../calls/useDecision.ts';
import { useAsk } from '../../frame/useAsk.tsx';

/** Sends an invoice once more, after a question. Render `question` somewhere. */
export function useSendInvoice(name: string, tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const sendInvoice = useDecision(officeInvoicesContract.sendInvoice);

  async function send({ id, bill_number: number }: OfficeInvoice) {
    await ask({
      title: t('officeMoney.byHand.sendTitle', { name, number }),
      consequence: t('officeMoney.byHand.sendWords'),
      yes: t('officeMoney.byHand.sendYes'),
      act: () => sendInvoice.mutateAsync({ id }),
      told: (say, { email }) => say('officeMoney.byHand.didSend', { number, email }),
    });
  }

  return { send, question };
}
