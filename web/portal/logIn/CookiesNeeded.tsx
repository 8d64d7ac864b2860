import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

/** The password was right, and the browser kept nothing of the session: why nobody gets in, and how it is mended. */
export function CookiesNeeded() {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Notice tone="error" title={t('accounts.cookies.title')}>
        <p>{t('accounts.cookies.why')}</p>
        <ul>
          <li>{t('accounts.cookies.safari')}</li>
          <li>{t('accounts.cookies.chrome')}</li>
          <li>{t('accounts.cookies.firefox')}</li>
        </ul>
        <p>{t('accounts.cookies.afterwards')}</p>
      </Notice>
    </div>
  );
}
