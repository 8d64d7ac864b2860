import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome } from '../../me/home.ts';
import { contact } from '../../platform/contact.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

/** Memberships that end on a day to come; until then they are valid (decision 78). */
export function EndsToCome() {
  const { t } = useTranslation();
  const { household, mainMember, me } = useHome();
  const { phone, phoneUrl } = contact();
  const nameOf = (id: number) => {
    const person = [mainMember, ...me.sub_members].find((one) => one.id === id);
    return person ? fullName(person) : '';
  };
  return household.endings_to_come.map(({ member_id, last_day: date }) => (
    <Notice
      key={member_id}
      title={
        member_id === null
          ? t('home.endToCome.whole', { date })
          : t('home.endToCome.one', { name: nameOf(member_id), date })
      }
    >
      <p>
        {t('home.endToCome.words')} <a href={phoneUrl}>{phone}</a>
      </p>
    </Notice>
  ));
}
