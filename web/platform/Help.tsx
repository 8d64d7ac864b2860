import { runtime } from './runtime.ts';
import { useTranslation } from './words.ts';

const NO_BREAK = '\u00a0';

/** Whom to ask: the same words in the same place on every screen. */
export function Help() {
  const { t } = useTranslation();
  const { phone, email } = runtime().association;
  return (
    <p>
      {t('shared.frame.helpText')} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', NO_BREAK)}</a> ·{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
