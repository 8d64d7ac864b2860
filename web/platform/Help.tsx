import { Inline } from '../ui/Layout.tsx';
import { contact } from './contact.ts';
import { useTranslation } from './words.ts';

/** Whom to ask: the same words in the same place on every screen. */
export function Help() {
  const { t } = useTranslation();
  const { phone, phoneUrl, email, emailUrl } = contact();
  return (
    <Inline>
      <span>{t('shared.frame.helpText')}</span>
      <a href={phoneUrl}>{phone}</a>
      <a href={emailUrl}>{email}</a>
    </Inline>
  );
}
