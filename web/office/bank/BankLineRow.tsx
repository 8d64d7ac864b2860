import type { OfficeBankLine } from '../../../domain/payments/bankAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import css from './BankLineRow.module.css';
import { useLineSummary } from './useLineSummary.ts';

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
