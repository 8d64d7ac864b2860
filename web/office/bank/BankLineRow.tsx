import type { OfficeBankLine } from '../../../domain/payments/bankAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import css from './BankLineRow.module.css';
import { useLineBrief } from './useLineBrief.ts';

/** A line of the bank's in short: when, from whom, how much, and what it may be. */
export function BankLineRow({ line }: { line: OfficeBankLine }) {
  const { t } = useTranslation();
  const brief = useLineBrief(line);
  // behind PayPal and the like only the second tells who it was
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
