import { IconX } from '@tabler/icons-react';
import { cents, formatEuro } from '../../../domain/shared/money.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import type { PartBinding } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { withLineBreaks } from '../../ui/content/lineBreaks.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import css from './SplitParts.module.css';
import { type Part, type SplitDraft, sumsOf } from './splitting.ts';

export type SplitPartsProps = {
  division: SplitDraft;
  ties: (key: string, label: string) => PartBinding;
  onType: (key: string, amount: string) => void;
  onRemove: (key: string) => void;
};

/** The parts of a split line, each with its amount. */
export function SplitParts({ division: { parts, typed }, ties, onType, onRemove }: SplitPartsProps) {
  const { t } = useTranslation();
  const labelOf = ({ bill: invoice, name }: Part) =>
    invoice
      ? t('officeBank.split.bill', { number: invoice.bill_number, name })
      : t('officeBank.split.credit', { name });
  if (parts.length === 0) return <p>{t('officeBank.split.none')}</p>;
  return (
    <KeepFocus>
      <ul className={css.parts}>
        {parts.map((part, place) => (
          <li key={part.key} className={css.part}>
            <TextField
              {...ties(part.key, labelOf(part))}
              name={part.key}
              value={typed[part.key] ?? ''}
              onChange={(amount) => onType(part.key, amount)}
              hint={<Owed part={part} />}
              inputMode="decimal"
              autoComplete="off"
              optional="said"
              data-autofocus={place === 0 || undefined}
            />
            <IconButton
              label={t('officeBank.split.remove', { name: labelOf(part) })}
              icon={<IconX aria-hidden="true" />}
              onClick={() => onRemove(part.key)}
            />
          </li>
        ))}
      </ul>
    </KeepFocus>
  );
}

function Owed({ part: { bill: invoice, membership_no } }: { part: Part }) {
  const { t } = useTranslation();
  if (!invoice) return t('officeBank.split.free', { number: membership_no });
  return withLineBreaks(t('officeBank.split.open', { open: euro(invoice.open_item), due: invoice.due_date }));
}

/** The sum of the parts so far, and what is missing or too much, to the cent. */
export function SplitSum({ amount, typed }: { amount: number; typed: readonly string[] }) {
  const { t } = useTranslation();
  const sums = sumsOf(amount, typed);
  return (
    <div className={css.sum}>
      <Status>
        {sums ? (
          <p>
            {t('officeBank.split.sum', { sum: formatEuro(sums.split), amount: euro(amount) })}{' '}
            <strong>{missing(sums.left)}</strong>
          </p>
        ) : (
          <p>{t('officeBank.split.unclear')}</p>
        )}
      </Status>
    </div>
  );

  function missing(left: NonNullable<typeof sums>['left']): string {
    if (left === 0) return t('officeBank.split.fits');
    if (left > 0) return t('officeBank.split.missing', { amount: formatEuro(left) });
    return t('officeBank.split.tooMuch', { amount: formatEuro(cents(-left)) });
  }
}
