import { useHome } from '../../me/meApi.ts';
import { contact } from '../../platform/contact.ts';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';

/** For whoever is covered, and for their family: whom to call at a death, and what to say then (decision 33). */
export function AtADeath() {
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
    </Section>
  );
}
