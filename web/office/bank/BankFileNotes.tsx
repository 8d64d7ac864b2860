import { formatIban, isIban } from '../../../domain/invoicing/iban.ts';
import type { BankStatement, StatementWarning } from '../../../domain/payments/bank/bankAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Stack } from '../../ui/frame/Layout.tsx';

type BankFileNotesProps = { of: Pick<BankStatement, 'warnings' | 'left_out'> };

/** Warnings about the statements of a file, and entries that produced no line. */
export function BankFileNotes({ of: { warnings, left_out } }: BankFileNotesProps) {
  const { t } = useTranslation();
  const warning = useWarning();
  if (warnings.length === 0 && left_out.length === 0) return null;
  return (
    <Stack gap={2}>
      {warnings.map((one) => (
        <p key={JSON.stringify(one)}>{warning(one)}</p>
      ))}
      {left_out.map(({ why, name, count }) => (
        <p key={`${why} ${name}`}>
          {t(`officeBank.notes.${why}`, { count, name: name === null ? t('officeBank.notes.others') : readable(name) })}
        </p>
      ))}
    </Stack>
  );
}

/** Other accounts are named by their numbers. */
function readable(name: string): string {
  return isIban(name) ? formatIban(name) : name;
}

function useWarning() {
  const { t } = useTranslation();
  return (warning: StatementWarning): string => {
    const name = warning.name ?? t('officeBank.notes.unnamed');
    if (warning.kind === 'balance') return t('officeBank.notes.balance', { name, amount: euro(warning.missing) });
    const { from, to } = warning;
    if (warning.kind === 'overlap') return t('officeBank.notes.overlap', { name, from, to });
    return warning.missing === null
      ? t('officeBank.notes.gap', { name, from, to })
      : t('officeBank.notes.gapOf', { name, from, to, amount: euro(warning.missing) });
  };
}
