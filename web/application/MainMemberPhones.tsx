import { useDeletePhoneNumber } from '../members/membersApi.ts';
import type { PhoneParts } from '../members/PhoneNumberRow.tsx';
import { PhoneNumbers } from '../members/PhoneNumbers.tsx';
import { type PhoneRow, withoutPhone, withStoredPhone } from '../members/phoneRows.ts';
import { useTranslation } from '../platform/words.ts';
import { Card } from '../ui/Card.tsx';
import { useRefreshHome } from './applicationApi.ts';

type WithPhones = { phone_numbers: PhoneRow[] };

type Part = <V extends WithPhones>(values: V) => V;

type PhonesForm = {
  values: WithPhones;
  set: (name: 'phone_numbers', rows: PhoneRow[]) => void;
  settle: (part: Part, typed?: Part) => void;
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

/** One of the numbers is stored: it may have got its id, and what was typed into it since stays typed. */
export function settlePhone(form: Pick<PhonesForm, 'settle'>, sent: PhoneRow, now: PhoneRow): void {
  form.settle(
    (values) => ({ ...values, phone_numbers: values.phone_numbers.map((row) => (row.id === sent.id ? now : row)) }),
    (values) => ({ ...values, phone_numbers: withStoredPhone(values.phone_numbers, sent, now) }),
  );
}
