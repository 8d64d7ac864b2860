import { useTranslation } from 'react-i18next';
import { runtime } from './runtime.ts';

/** Whom to ask: the same words in the same place on every screen. */
export function Help() {
  const { t } = useTranslation();
  const { phone, email } = runtime().association;
  return (
    <p>
      {t('shared.frame.helpText')} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> ·{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
