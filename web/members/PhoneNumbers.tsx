import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { useConfirm } from '../ui/actions/useConfirm.tsx';
import { Stack } from '../ui/frame/Layout.tsx';
import { PhoneNumberRow, type PhoneParts } from './PhoneNumberRow.tsx';
import {
  isNew,
  markedNumber,
  mayAddPhone,
  type PhoneRow,
  withChangedPhone,
  withMark,
  withNewPhone,
  withoutPhone,
} from './phoneRows.ts';

/** The form that contains the numbers. */
export type PhonesForm = {
  values: { phone_numbers: PhoneRow[] };
  set: (name: 'phone_numbers', rows: PhoneRow[]) => void;
  part: PhoneParts;
  /** Checks the form again after a row was removed and the others have moved. */
  recheckAll: () => void;
};

export type PhoneNumbersProps = {
  form: PhonesForm;
  /** Deletes a stored number after a question. */
  onDelete: (row: PhoneRow) => Promise<unknown>;
  /**
   * For the reader's own numbers: the stored main number, which cannot be deleted before another one replaces it (D29).
   */
  own?: { mainId: number | undefined };
  disabled?: boolean;
};

/** Phone numbers with type, number, main mark and removal; one new row at a time (spec §2, §5). */
export function PhoneNumbers({ form, onDelete, own, disabled = false }: PhoneNumbersProps) {
  const { t } = useTranslation();
  const rows = form.values.phone_numbers;
  const change = (changed: PhoneRow[]) => form.set('phone_numbers', changed);
  const { confirm, confirmDialog } = useConfirm();
  const list = useRef<HTMLDivElement>(null);
  const count = useRef(rows.length);
  // the pressed button is gone, so the focus moves to the new row, or back to the button that adds one
  useEffect(() => {
    const fields = list.current?.querySelectorAll<HTMLElement>('select');
    if (rows.length > count.current) fields?.[rows.length - 1]?.focus();
    if (rows.length < count.current) list.current?.focus();
    count.current = rows.length;
  }, [rows.length]);

  function discard(row: PhoneRow) {
    change(withoutPhone(rows, row.id));
    form.recheckAll();
  }

  async function remove(row: PhoneRow) {
    if (isNew(row)) return discard(row);
    const number = row.phone_number;
    const main = own && own.mainId === row.id ? markedNumber(rows) : undefined;
    const isSure = await confirm({
      title: t('members.phone.removeTitle', { number }),
      consequence: main ? t('members.phone.replaceConsequence', { main }) : t('members.phone.removeConsequence'),
      confirmLabel: t('shared.action.delete'),
      cancelLabel: t('shared.action.cancel'),
    });
    if (isSure) await onDelete(row);
  }

  return (
    <div ref={list} id="phone-numbers" tabIndex={-1}>
      <Stack>
        {rows.map((row, index) => (
          <PhoneNumberRow
            key={row.id}
            row={row}
            part={(path, label) => form.part(`phone_numbers.${index}.${path}`, label)}
            isOwn={own !== undefined}
            disabled={disabled}
            onChange={(changed) =>
              change(withMark(withChangedPhone(rows, changed), changed.id, changed.is_main_number))
            }
            onRemove={own && own.mainId === row.id && !markedNumber(rows) ? undefined : () => remove(row)}
          />
        ))}
        {rows.length === 0 && <p>{t('members.phone.none')}</p>}
        {!disabled && mayAddPhone(rows) && (
          <Button look="secondary" onClick={() => change(withNewPhone(rows))}>
            <IconPlus aria-hidden="true" />
            {t('members.phone.add')}
          </Button>
        )}
        {!disabled && !mayAddPhone(rows) && <p>{t('members.phone.addLater')}</p>}
        {confirmDialog}
      </Stack>
    </div>
  );
}
