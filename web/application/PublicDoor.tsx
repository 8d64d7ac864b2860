import { useQuery } from '@tanstack/react-query';
import { Help } from '../platform/Help.tsx';
import { runtime } from '../platform/runtime.ts';
import { ScreenBoundary } from '../platform/ScreenBoundary.tsx';
import { useSession } from '../platform/session.ts';
import { TroubleBanner } from '../platform/TroubleBanner.tsx';
import { useTranslation } from '../platform/words.ts';
import { countriesQuery } from '../reference/referenceApi.ts';
import { PublicFrame } from '../ui/PublicFrame.tsx';
import { Navigate, Outlet, useLocation, useSearchParams } from '../ui/router/Router.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Nothing to do here for whoever is logged in; mailed links work either way. */
const ONLY_LOGGED_OUT = ['/', '/register', '/forgot-password'];

/** The frame of the screens that need no log-in. */
export function PublicDoor() {
  const { t } = useTranslation();
  const { loggedIn } = useSession();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  useQuery(countriesQuery);
  if (loggedIn && ONLY_LOGGED_OUT.includes(pathname)) return <Navigate to="/news" replace />;
  return (
    <>
      <TroubleBanner />
      <PublicFrame
        brand={{ name: runtime().association.name }}
        words={<p>{t('accounts.frame.words')}</p>}
        tools={<LanguageSwitch />}
        help={<Help />}
        skipLabel={t('shared.frame.skip')}
        isWelcome={pathname === '/' && parameters.get('view') !== 'form'}
      >
        <ScreenBoundary>
          <Outlet />
        </ScreenBoundary>
      </PublicFrame>
    </>
  );
}
