import { useEffect } from 'react';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Stack } from '../../ui/frame/Layout.tsx';
import { AddPartBySearch } from './AddPartBySearch.tsx';
import type { BankLineProps } from './bankLineProps.ts';
import { SplitParts, SplitSum } from './SplitParts.tsx';
import { NO_PARTS, splitForHousehold, withoutPart } from './splitting.ts';
import { useSplitForm } from './useSplitForm.tsx';

/**
 * Assigns a bank line to a household that is searched for: to its open invoices, and the rest as free money (D42).
 * What it owes is filled in; one press books it.
 */
export function CreditLineDialog({ line, tellDone, onClose }: BankLineProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const { form, division, setDivision } = useSplitForm(line, tellDone, NO_PARTS);
  const { parts, typed } = division;
  const [first] = parts;
  const firstId = first && form.part(first.key, '').id;
  useEffect(() => {
    if (firstId) document.getElementById(firstId)?.focus();
  }, [firstId]);
  const amount = euro(line.amount);
  return (
    <FormDialog
      title={t('officeBank.credit.title', { amount })}
      confirmLabel={t('officeBank.credit.book')}
      form={form}
      size="wide"
      standing={first && <SplitSum amount={line.amount} typed={parts.map(({ key }) => typed[key] ?? '')} />}
      onClose={onClose}
      above={
        <Stack gap={4}>
          <p>{t('officeBank.credit.words')}</p>
          <AddPartBySearch
            lineId={line.id}
            isFirst
            goesOn={false}
            words={{ search: t('officeBank.credit.search'), choose: t('officeBank.credit.choose') }}
            onFound={(found) => setDivision(() => splitForHousehold(line.amount, found))}
          />
        </Stack>
      }
    >
      {first && (
        <SplitParts
          division={division}
          ties={form.part}
          onType={(key, text) => setDivision((now) => ({ ...now, typed: { ...now.typed, [key]: text } }))}
          onRemove={(key) => setDivision((now) => withoutPart(now, key))}
        />
      )}
    </FormDialog>
  );
}
