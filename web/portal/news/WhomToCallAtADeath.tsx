import { useHome } from '../../me/home.ts';
import { contact } from '../../platform/contact.ts';
import { DeathPageLink } from '../../platform/DeathPageLink.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';

/** For members and their families: whom to call in case of a death, and what to say (decision 33). */
export function WhomToCallAtADeath() {
  const { t } = useTranslation();
  const { household, mainMember } = useHome();
  const { phone, phoneUrl, emergency } = contact();
  if (household.status !== 'active') return null;
  return (
    <Section title={t('application.atADeath.title')}>
      <p>
        {emergency ? t('application.atADeath.callAlways') : t('application.atADeath.call')}{' '}
        <a href={emergency?.url ?? phoneUrl}>{emergency?.phone ?? phone}</a>
      </p>
      <p>{t('application.atADeath.number', { number: mainMember.membership_no })}</p>
      <p>{t('application.atADeath.family')}</p>
      <p>
        <DeathPageLink />
      </p>
    </Section>
  );
}
