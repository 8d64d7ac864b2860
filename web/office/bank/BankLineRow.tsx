import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import css from './BankLineRow.module.css';
import { likeliestProposal } from './likeliestProposal.ts';

/** A bank line in short: date, payer, amount, and what it may be. */
export function BankLineRow({ line }: { line: OfficeBankLine }) {
  const { t } = useTranslation();
  const brief = useLineSummary(line);
  // for services such as PayPal only the second name is the real payer
  const payer = [line.counterparty_name, line.ultimate_name].filter(Boolean).join(' · ');
  return (
    <span className={css.box}>
      <span className={css.row}>
        <span className={css.day}>{line.value_date}</span>
        <span className={css.payer}>{payer || t('officeBank.lines.unknown')}</span>
        <span className={css.amount}>{euro(line.amount)}</span>
        <span className={css.brief}>{brief}</span>
      </span>
    </span>
  );
}

/** What a bank line seems to be, and why, in a few words; without a proposal, why it is undecided. */
function useLineSummary(line: OfficeBankLine): string {
  const { t } = useTranslation();
  const found = likeliestProposal(line);
  switch (found.what) {
    case 'bill':
      return joined(
        t('officeBank.brief.bill', { number: found.one.bill_number, name: found.one.name }),
        t(`officeBank.proposals.why.${found.one.why}`),
      );
    case 'several':
      return t('officeBank.brief.several', { count: found.count });
    case 'equal':
      return t('officeBank.brief.equal', {
        why: t(`officeBank.proposals.why.${found.why}`),
        count: found.count,
      });
    case 'credit':
      return joined(
        t('officeBank.brief.credit', { name: found.one.name }),
        t(`officeBank.proposals.why.${found.one.why}`),
      );
    case 'named':
      return joined(t(`officeBank.reason.${line.reason}`).replace(/\.$/, ''), found.one.name);
    case 'byHand':
    case 'refund':
    case 'return':
      return t(`officeBank.brief.${found.what}`, { name: found.one.name, date: found.one.value_date });
    case 'nothing':
      return t(`officeBank.reason.${line.reason}`);
  }
}

function joined(...words: string[]): string {
  return words.join(' · ');
}
