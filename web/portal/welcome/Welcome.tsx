import { formatIban } from '../../../domain/invoicing/iban.ts';
import { contact } from '../../platform/contact.ts';
import { DeathPageLink } from '../../platform/DeathPageLink.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { runtime } from '../../platform/start/runtime.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Hero } from '../../ui/frame/Hero.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

/** What happens after the payment, and whom to ask (spec §2). */
export function Welcome() {
  const { t } = useTranslation();
  return (
    <Screen title={t('application.welcome.title')}>
      <Stack gap={6}>
        <Hero title={t('application.welcome.heroTitle')}>
          <p>{t('application.welcome.heroText')}</p>
        </Hero>
        <Card title={t('application.welcome.waitingTitle')} look="accent">
          <p>{t('application.welcome.waitingText')}</p>
          <p>{t('application.welcome.waitingWhy')}</p>
        </Card>
        <LinkButton to="/news">{t('application.welcome.verify')}</LinkButton>
        <Card title={t('application.welcome.contactTitle')}>
          <Contact />
        </Card>
      </Stack>
    </Screen>
  );
}

function Contact() {
  const { t } = useTranslation();
  const { phone, phoneUrl, email, emailUrl, emergency } = contact();
  const { name, address, account_holder, bank_name, iban, bic } = runtime().association;
  const place = `${address.postal_code} ${address.city}, ${address.country}`;
  return (
    <Facts
      facts={[
        { term: t('shared.frame.phone'), value: <a href={phoneUrl}>{phone}</a> },
        ...(emergency
          ? [{ term: t('application.welcome.atADeath'), value: <a href={emergency.url}>{emergency.phone}</a> }]
          : []),
        { term: t('shared.frame.death'), value: <DeathPageLink /> },
        { term: t('shared.frame.email'), value: <a href={emailUrl}>{email}</a> },
        { term: t('shared.frame.address'), value: `${name}, ${address.street}, ${place}` },
        { term: t('shared.frame.bank'), value: bank_name },
        { term: t('shared.frame.accountHolder'), value: account_holder },
        { term: t('application.welcome.iban'), value: formatIban(iban) },
        { term: t('application.welcome.bic'), value: bic },
      ]}
    />
  );
}
