import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

/** The password was right, but the browser blocked the cookie: explains why the log-in failed, and what to do. */
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
