import { useHome } from '../../me/home.ts';
import { contact } from '../../platform/contact.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';

/** How a membership is ended: by the office, with who loses cover said before (D23). */
export function HowToLeave() {
  const { t } = useTranslation();
  const { household } = useHome();
  const { phone, phoneUrl, email, emailUrl } = contact();
  if (household.status === 'inactive') return null;
  return (
    <Card layout="beside" title={t('myAccount.leave.title')}>
      <p>{t('myAccount.leave.how')}</p>
      <p>{t('myAccount.leave.effect')}</p>
      <p>
        <a href={phoneUrl}>{phone}</a>
        <br />
        <a href={emailUrl}>{email}</a>
      </p>
    </Card>
  );
}
