import { bankContract } from '../../../domain/payments/bank.contract.ts';
import type { OfficeBankLine } from '../../../domain/payments/bankAnswers.ts';
import { refundsContract } from '../../../domain/payments/refunds.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { useDecision } from '../calls/useDecision.ts';

import { OwedAgain } from '../frame/OwedAgain.tsx';
import { UndoDecision } from './UndoDecision.tsx';

type Proposal = OfficeBankLine['proposals'][number];
type Named = Omit<OfficeBankLine['credits'][number], 'why'>;
type Returnable = OfficeBankLine['returnable'][number];

/** The actions of the proposals, each after a question about its consequences. Render `question` somewhere. */
export function useLineDecisions(line: OfficeBankLine, tellDone: TellDone) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const bookLine = useDecision(bankContract.bookBankLine);
  const creditLine = useDecision(bankContract.creditBankLine);
  const returnByLine = useDecision(bankContract.returnByBankLine);
  const confirmPayment = useDecision(bankContract.confirmPayment);
  const confirmRefund = useDecision(refundsContract.confirmRefund);
  const amount = euro(line.amount);
  const payer = line.counterparty_name ?? t('officeBank.lines.unknown');
  const cancelLabel = t('shared.action.cancel');
  const undoFor = (whose: { household_id: number; name: string }) => (
    <UndoDecision tellDone={tellDone} lineIds={[line.id]} was="booked" households={[whose]} />
  );

  async function book({ household_id, sale_invoice_id, bill_number: number, name, open_item, last_deed }: Proposal) {
    // what fits in every way is booked at once; below the report it can be undone
    const isCertain = line.amount === open_item && line.equal_households <= 1;
    const isSure =
      isCertain ||
      (await confirm({
        title: t('officeBank.book.title', { amount, number }),
        consequence: (
          <>
            <p>{t('officeBank.book.words', { payer, name, open: euro(open_item) })}</p>
            {line.amount > open_item && <p>{t('officeBank.book.more')}</p>}
            {line.amount < open_item && <p>{t('officeBank.book.less')}</p>}
          </>
        ),
        confirmLabel: t('officeBank.book.confirm'),
        cancelLabel,
        look: 'primary',
      }));
    if (!isSure) return;
    await bookLine.mutateAsync({ id: line.id, sale_invoice_id, seen: last_deed });
    tellDone((say) => say('officeBank.book.did', { amount, number }), undoFor({ household_id, name }));
  }

  async function credit({ household_id, name, last_deed: seen }: Named) {
    const isSure = await confirm({
      title: t('officeBank.credit.confirmTitle', { amount, name }),
      consequence: t('officeBank.credit.freeWords'),
      confirmLabel: t('officeBank.credit.confirm'),
      cancelLabel,
      look: 'primary',
    });
    if (!isSure) return false;
    await creditLine.mutateAsync({ id: line.id, household_id, seen });
    tellDone((say) => say('officeBank.credit.did', { amount, name }), undoFor({ household_id, name }));
    return true;
  }

  async function takeBack({ id: payment_id, name, amount: paid, last_deed: seen }: Returnable) {
    const isSure = await confirm({
      title: t('officeBank.return.title', { name }),
      consequence: (
        <>
          <p>{t('officeMoney.payments.returnWords')}</p>
          <OwedAgain paymentId={payment_id} />
        </>
      ),
      confirmLabel: t('officeBank.return.confirm'),
      cancelLabel,
    });
    if (!isSure) return;
    await returnByLine.mutateAsync({ id: line.id, payment_id, seen });
    tellDone((say) => say('officeBank.return.did', { amount: euro(paid), name }));
  }

  /** The reversal is noted already; this only links it to the line, so there is no question. */
  async function linkReturn({ id: payment_id, name, amount: paid, last_deed: seen }: Returnable) {
    await returnByLine.mutateAsync({ id: line.id, payment_id, seen });
    tellDone((say) => say('officeBank.noted.did', { amount: euro(paid), name }));
  }

  /** The payment is booked already; this only links it to the line, so there is no question. */
  async function linkPayment({ id: payment_id, name, last_deed: seen }: Returnable) {
    await confirmPayment.mutateAsync({ id: line.id, payment_id, seen });
    tellDone((say) => say('officeBank.byHand.did', { amount, name }));
  }

  /** This only links the refund to the line; no money moves and no mail is sent, so there is no question. */
  async function linkRefund({ id: refund_id, name, last_deed: seen }: Returnable) {
    await confirmRefund.mutateAsync({ id: line.id, refund_id, seen });
    tellDone((say) => say('officeBank.refund.did', { amount: euro(-line.amount), name }));
  }

  return {
    book,
    credit,
    takeBack,
    tellPayment: linkPayment,
    tellReturn: linkReturn,
    tellRefund: linkRefund,
    question: confirmDialog,
  };
}
