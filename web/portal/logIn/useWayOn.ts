import { toLogIn } from '../../accounts/toLogIn.ts';
import { useSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';

/** The way on from a screen that is open to everybody: whoever is logged in on this device already needs no log-in. */
export function useWayOn(): { to: string; label: string } {
  const { t } = useTranslation();
  const { loggedIn } = useSession();
  return loggedIn
    ? { to: '/news', label: t('accounts.logIn.goOn') }
    : { to: toLogIn, label: t('accounts.logIn.toLogIn') };
}
