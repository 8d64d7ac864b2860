import { logInPath } from '../../accounts/logInPath.ts';
import { useSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';

/** The link onwards from a screen that needs no log-in: readers who are logged in already skip the log-in. */
export function useNextLink(): { to: string; label: string } {
  const { t } = useTranslation();
  const { loggedIn } = useSession();
  return loggedIn
    ? { to: '/news', label: t('accounts.logIn.goOn') }
    : { to: logInPath, label: t('accounts.logIn.toLogIn') };
}
