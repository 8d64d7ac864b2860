import { IconTrash } from '@tabler/icons-react';
import { phoneTypes } from '../../domain/members/phoneNumber.ts';
import type { PartBinding } from '../platform/forms/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { CheckboxField } from '../ui/fields/CheckboxField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { PhoneNumberField } from './PhoneNumberField.tsx';
import css from './PhoneNumberRow.module.css';
import { isNew, type PhoneRow } from './phoneRows.ts';

/** Returns the id, label and error of a part of a row. */
export type PhoneParts = (path: string, label: string) => PartBinding;

export type PhoneNumberRowProps = {
  row: PhoneRow;
  part: PhoneParts;
  onChange: (row: PhoneRow) => void;
  /** Absent if the row may not be removed now. */
  onRemove: (() => unknown) | undefined;
  /** Whether it is the reader's own: then the main number can only be replaced by another one (D29). */
  isOwn: boolean;
  disabled: boolean;
};

export function PhoneNumberRow({ row, part, onChange, onRemove, isOwn, disabled }: PhoneNumberRowProps) {
  const { t } = useTranslation();
  const markIsFixed = isOwn && row.is_main_number;
  const hint = markIsFixed ? t('members.phone.mainFixed') : t('members.phone.removeLater');
  const { choices } = useStoredWords();
  const number = row.phone_number;
  return (
    <fieldset className={css.row} disabled={disabled}>
      <legend className="visually-hidden">
        {isNew(row) ? t('members.phone.newRow') : t('members.phone.savedRow', { number })}
      </legend>
      <div className={css.fields}>
        <SelectField
          {...part('phone_type', t('members.phone.type'))}
          value={row.phone_type}
          onChange={(type) => {
            const phone_type = phoneTypes.find((each) => each === type);
            if (phone_type) onChange({ ...row, phone_type });
          }}
          choices={choices('phoneType', phoneTypes)}
        />
        <PhoneNumberField
          {...part('phone_number', t('members.phone.number'))}
          value={number}
          autoComplete={isOwn ? 'tel' : 'off'}
          onChange={(phone_number) => onChange({ ...row, phone_number })}
          {...(isNew(row) ? { note: t('members.phone.numberHint') } : {})}
        />
      </div>
      <div className={css.mark}>
        <CheckboxField
          {...part('is_main_number', t('members.phone.main'))}
          checked={row.is_main_number}
          disabled={markIsFixed}
          onChange={(is_main_number) => onChange({ ...row, is_main_number })}
          {...(!disabled && (markIsFixed || !onRemove) ? { hint } : {})}
        />
        {!row.is_main_number && !disabled && onRemove && (
          <IconButton
            label={isNew(row) ? t('members.phone.removeNew') : t('members.phone.removeSaved', { number })}
            icon={<IconTrash aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}
