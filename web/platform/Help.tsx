import { Inline, Stack } from '../ui/frame/Layout.tsx';
import { contact } from './contact.ts';
import { DeathPageLink } from './DeathPageLink.tsx';
import { useTranslation } from './words.ts';

/** Contact details and the emergency phone: the same words in the same place on every screen. */
export function Help() {
  const { t } = useTranslation();
  const { phone, phoneUrl, email, emailUrl, emergency } = contact();
  return (
    <Stack gap={1}>
      <Inline>
        <span>{t('shared.frame.helpText')}</span>
        <a href={phoneUrl}>{phone}</a>
        <a href={emailUrl}>{email}</a>
      </Inline>
      <Inline>
        <span>{emergency ? t('shared.frame.atADeath') : t('shared.frame.death')}</span>
        {emergency && <a href={emergency.url}>{emergency.phone}</a>}
        <DeathPageLink />
      </Inline>
    </Stack>
  );
}
