import { useHome, useRefreshHome } from '../../me/home.ts';
import { PhoneNumbers, type PhonesForm } from '../../members/PhoneNumbers.tsx';
import type { PhoneRow } from '../../members/phoneRows.ts';
import { useRemovePhone } from '../../members/useRemovePhone.ts';
import type { SettlingPhones } from '../../members/useSavePhones.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';

type StoredPhonesForm = PhonesForm & SettlingPhones;

/** The main member's phone numbers; one of them is always the main number (D29). */
export function MainMemberPhones({ form, disabled = false }: { form: StoredPhonesForm; disabled?: boolean }) {
  const { t } = useTranslation();
  const refreshHome = useRefreshHome();
  const { mainMember } = useHome();
  const { mainId, remove } = useRemovePhone(mainMember.id, form, mainMember.phone_numbers);

  async function removeOwn(row: PhoneRow) {
    await remove(row);
    await refreshHome();
  }

  return (
    <Card layout="beside" title={t('members.field.phone_numbers')} intro={t('members.main.phonesIntro')}>
      <PhoneNumbers form={form} onDelete={removeOwn} own={{ mainId }} disabled={disabled} />
    </Card>
  );
}
