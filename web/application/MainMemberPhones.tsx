import { useDeletePhoneNumber } from '../members/membersApi.ts';
import type { PhoneParts } from '../members/PhoneNumberRow.tsx';
import { PhoneNumbers } from '../members/PhoneNumbers.tsx';
import { type PhoneRow, withoutPhone } from '../members/phoneRows.ts';
import { useTranslation } from '../platform/words.ts';
import { Card } from '../ui/Card.tsx';
import { useRefreshHome } from './applicationApi.ts';

type WithPhones = { phone_numbers: PhoneRow[] };

type PhonesForm = {
  values: WithPhones;
  set: (name: 'phone_numbers', rows: PhoneRow[]) => void;
  settle: (part: <V extends WithPhones>(values: V) => V) => void;
  part: PhoneParts;
};

/** The main member's phone numbers: one of them is always the main number (D29). */
export function MainMemberPhones({ form, disabled = false }: { form: PhonesForm; disabled?: boolean }) {
  const { t } = useTranslation();
  const deletePhone = useDeletePhoneNumber();
  const refreshHome = useRefreshHome();

  async function remove(row: PhoneRow) {
    await deletePhone.mutateAsync(row.id);
    form.settle((values) => ({ ...values, phone_numbers: withoutPhone(values.phone_numbers, row.id) }));
    await refreshHome();
  }

  return (
    <Card title={t('members.field.phone_numbers')} intro={t('members.main.phonesIntro')}>
      <PhoneNumbers
        rows={form.values.phone_numbers}
        onChange={(rows) => form.set('phone_numbers', rows)}
        onDelete={remove}
        part={form.part}
        needsMain
        disabled={disabled}
      />
    </Card>
  );
}

/** The list once one of its numbers is stored: it may have got its id. */
export function storedPhone<V extends WithPhones>(values: V, typed: PhoneRow, now: PhoneRow): V {
  return { ...values, phone_numbers: values.phone_numbers.map((row) => (row.id === typed.id ? now : row)) };
}
