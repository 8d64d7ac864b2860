import { useRef } from 'react';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Stack } from '../../ui/frame/Layout.tsx';
import { AddPartBySearch } from './AddPartBySearch.tsx';
import { AddPartsByList, type PastedList } from './AddPartsByList.tsx';
import type { BankLineProps } from './bankLineProps.ts';
import css from './SplitParts.module.css';
import { SplitParts, SplitSum } from './SplitParts.tsx';
import { leftOf, withoutPart, withPastedParts, withSearchedParts } from './splitting.ts';
import { useSplitForm } from './useSplitForm.tsx';

/**
 * Splits a bank line: the clerk states how much of it is for whom; the parts must add up to its amount (D42, decision
 * 45).
 */
export function SplitLineDialog({ line, tellDone, onClose }: BankLineProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const { form, division, setDivision } = useSplitForm(line, tellDone);
  const { parts, typed } = division;
  const list = useRef<PastedList>(null);
  const isListTyped = () => list.current?.isTyped() ?? false;

  /** A list that was pasted and not read is read first, so that its parts are seen before they are booked. */
  async function submit() {
    if (!list.current?.isUnread()) return form.submit();
    await list.current.read();
    return false;
  }

  const proposed = line.named_bills.length + line.proposals.length;
  const amount = euro(line.amount);
  return (
    <FormDialog
      title={t('officeBank.split.title', { amount })}
      confirmLabel={t('officeBank.split.confirm')}
      form={{ ...form, submit, hasUnsaved: () => form.hasUnsaved() || isListTyped() }}
      size="wide"
      standing={<SplitSum amount={line.amount} typed={parts.map(({ key }) => typed[key] ?? '')} />}
      onClose={onClose}
      above={
        <Stack gap={4}>
          <p>{t('officeBank.split.words', { amount })}</p>
          <div className={css.adding}>
            <AddPartBySearch
              lineId={line.id}
              isFirst={proposed === 0}
              onFound={(found) => setDivision((now) => withSearchedParts(now, found, leftOf(line.amount, now)))}
            />
            <AddPartsByList
              ref={list}
              lineId={line.id}
              onFound={(found) => setDivision((now) => withPastedParts(now, found))}
            />
          </div>
        </Stack>
      }
    >
      <SplitParts
        division={division}
        ties={form.part}
        onType={(key, text) => setDivision((now) => ({ ...now, typed: { ...now.typed, [key]: text } }))}
        onRemove={(key) => setDivision((now) => withoutPart(now, key))}
      />
    </FormDialog>
  );
}
