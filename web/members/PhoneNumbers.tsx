import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { useConfirm } from '../ui/useConfirm.tsx';
import { PhoneNumberRow, type PhoneParts } from './PhoneNumberRow.tsx';
import {
  isNew,
  mayAddPhone,
  type PhoneRow,
  withChangedPhone,
  withMark,
  withNewPhone,
  withoutPhone,
} from './phoneRows.ts';

export type PhoneNumbersProps = {
  rows: PhoneRow[];
  onChange: (rows: PhoneRow[]) => void;
  /** Removes a stored number, after it has been asked for. */
  onDelete: (row: PhoneRow) => Promise<unknown>;
  part: PhoneParts;
  /** A main member's mark cannot be taken away, only moved (spec §5, D29). */
  needsMain: boolean;
  disabled?: boolean;
};

/** Phone numbers with type, number, main mark and removal; one new row at a time (spec §2, §5). */
export function PhoneNumbers({ rows, onChange, onDelete, part, needsMain, disabled = false }: PhoneNumbersProps) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const list = useRef<HTMLDivElement>(null);
  const count = useRef(rows.length);
  // what was pressed is gone: the focus goes on to the new row, or back to what adds one
  useEffect(() => {
    const fields = list.current?.querySelectorAll<HTMLElement>('select');
    if (rows.length > count.current) fields?.[rows.length - 1]?.focus();
    if (rows.length < count.current) list.current?.focus();
    count.current = rows.length;
  }, [rows.length]);

  async function remove(row: PhoneRow) {
    if (isNew(row)) return onChange(withoutPhone(rows, row.id));
    const number = row.phone_number;
    const isSure = await confirm({
      title: t('members.phone.removeTitle', { number }),
      consequence: t('members.phone.removeConsequence'),
      confirmLabel: t('shared.action.delete'),
      cancelLabel: t('shared.action.cancel'),
    });
    if (isSure) await onDelete(row);
  }

  return (
    <div ref={list} tabIndex={-1}>
      <Stack>
        {rows.map((row, index) => (
          <PhoneNumberRow
            key={row.id}
            row={row}
            part={(path, label) => part(`phone_numbers.${index}.${path}`, label)}
            markIsFixed={needsMain && row.is_main_number}
            disabled={disabled}
            onChange={(changed) =>
              onChange(withMark(withChangedPhone(rows, changed), changed.id, changed.is_main_number))
            }
            onRemove={() => remove(row)}
          />
        ))}
        {rows.length === 0 && <p>{t('members.phone.none')}</p>}
        {!disabled && mayAddPhone(rows) && (
          <Button look="secondary" onClick={() => onChange(withNewPhone(rows))}>
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
