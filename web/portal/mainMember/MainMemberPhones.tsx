import { membersContract } from '../../../domain/members/members.contract.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { PhoneNumbers, type PhonesForm } from '../../members/PhoneNumbers.tsx';
import { type PhoneRow, withoutPhone, withStored, withStoredPhone } from '../../members/phoneRows.ts';
import { type SettlingPhones, useSavePhones } from '../../members/useSavePhones.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';

type StoredPhonesForm = PhonesForm & SettlingPhones;

/** The main member's phone numbers; one of them is always the main number (D29). */
export function MainMemberPhones({ form, disabled = false }: { form: StoredPhonesForm; disabled?: boolean }) {
  const { t } = useTranslation();
  const deletePhone = useSend(membersContract.deletePhoneNumber);
  const refreshHome = useRefreshHome();
  const { mainMember } = useHome();
  const savePhones = useSavePhones(mainMember.id);
  const stored = mainMember.phone_numbers;
  const main = stored.find((row) => row.is_main_number);

  async function remove(row: PhoneRow) {
    // the new main number is saved first, because there must always be one
    if (row.id === main?.id) await savePhones(form.values.phone_numbers.filter(isMarked), stored, settleMark);
    await deletePhone.mutateAsync({ id: row.id });
    form.settle((values) => ({ ...values, phone_numbers: withoutPhone(values.phone_numbers, row.id) }));
    form.recheckAll();
    await refreshHome();
  }

  function settleMark(sent: PhoneRow, now: PhoneRow) {
    form.settle(
      (values) => ({ ...values, phone_numbers: withStored(values.phone_numbers, now) }),
      (values) => ({ ...values, phone_numbers: withStoredPhone(values.phone_numbers, sent, now) }),
    );
  }

  return (
    <Card layout="beside" title={t('members.field.phone_numbers')} intro={t('members.main.phonesIntro')}>
      <PhoneNumbers form={form} onDelete={remove} own={{ mainId: main?.id }} disabled={disabled} />
    </Card>
  );
}

function isMarked(row: PhoneRow): boolean {
  return row.is_main_number;
}
