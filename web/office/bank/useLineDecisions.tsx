import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { refundsContract } from '../../../domain/payments/refunds.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useDecision } from '../calls/useDecision.ts';
import { OwedAgain } from '../frame/OwedAgain.tsx';
import { useAsk } from '../frame/useAsk.tsx';
import { UndoDecision } from './UndoDecision.tsx';

type Proposal = OfficeBankLine['proposals'][number];
type Named = Omit<OfficeBankLine['credits'][number], 'why'>;
type Returnable = OfficeBankLine['returnable'][number];

/** The actions of the proposals, each after a question about its consequences. Render `question` somewhere. */
export function useLineDecisions(line: OfficeBankLine, tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const bookLine = useDecision(bankContract.bookBankLine);
  const creditLine = useDecision(bankContract.creditBankLine);
  const returnByLine = useDecision(bankContract.returnByBankLine);
  const confirmPayment = useDecision(bankContract.confirmPayment);
  const confirmRefund = useDecision(refundsContract.confirmRefund);
  const amount = euro(line.amount);
  const payer = line.counterparty_name ?? t('officeBank.lines.unknown');
  const undoFor = (whose: { household_id: number; name: string }) => (
    <UndoDecision tellDone={tellDone} lineIds={[line.id]} was="booked" households={[whose]} />
  );

  async function book({
    household_id,
    sale_invoice_id,
    bill_number: number,
    name,
    open_item,
    last_decision,
  }: Proposal) {
    // what fits in every way is booked at once; below the report it can be undone
    const isCertain = line.amount === open_item && line.equal_households <= 1;
    await ask({
      isAsked: !isCertain,
      title: t('officeBank.book.title', { amount, number }),
      consequence: [
        t('officeBank.book.words', { payer, name, open: euro(open_item) }),
        line.amount > open_item && t('officeBank.book.more'),
        line.amount < open_item && t('officeBank.book.less'),
      ],
      yes: t('officeBank.book.confirm'),
      look: 'primary',
      act: () => bookLine.mutateAsync({ id: line.id, sale_invoice_id, seen: last_decision }),
      told: (say) => say('officeBank.book.did', { amount, number }),
      more: undoFor({ household_id, name }),
    });
  }

  function credit({ household_id, name, last_decision: seen }: Named) {
    return ask({
      title: t('officeBank.credit.confirmTitle', { amount, name }),
      consequence: t('officeBank.credit.freeWords'),
      yes: t('officeBank.credit.confirm'),
      look: 'primary',
      act: () => creditLine.mutateAsync({ id: line.id, household_id, seen }),
      told: (say) => say('officeBank.credit.did', { amount, name }),
      more: undoFor({ household_id, name }),
    });
  }

  async function takeBack({ id: payment_id, name, amount: paid, last_decision: seen }: Returnable) {
    await ask({
      title: t('officeBank.return.title', { name }),
      consequence: [t('officeMoney.payments.returnWords'), <OwedAgain key="owed" paymentId={payment_id} />],
      yes: t('officeBank.return.confirm'),
      act: () => returnByLine.mutateAsync({ id: line.id, payment_id, seen }),
      told: (say) => say('officeBank.return.did', { amount: euro(paid), name }),
    });
  }

  /** The return is noted already; this only links it to the line, so there is no question. */
  async function linkReturn({ id: payment_id, name, amount: paid, last_decision: seen }: Returnable) {
    await returnByLine.mutateAsync({ id: line.id, payment_id, seen });
    tellDone((say) => say('officeBank.noted.did', { amount: euro(paid), name }));
  }

  /** The payment is booked already; this only links it to the line, so there is no question. */
  async function linkPayment({ id: payment_id, name, last_decision: seen }: Returnable) {
    await confirmPayment.mutateAsync({ id: line.id, payment_id, seen });
    tellDone((say) => say('officeBank.byHand.did', { amount, name }));
  }

  /** This only links the refund to the line; no money moves and no mail is sent, so there is no question. */
  async function linkRefund({ id: refund_id, name, last_decision: seen }: Returnable) {
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
    question,
  };
}
