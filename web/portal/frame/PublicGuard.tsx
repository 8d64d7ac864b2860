import { useEffect } from 'react';
import { OpenFrame } from '../../me/OpenFrame.tsx';
import { queryClient } from '../../platform/calls/queries.ts';
import { ScreenBoundary } from '../../platform/ScreenBoundary.tsx';
import { useSession } from '../../platform/session/session.ts';
import { countriesQuery } from '../../reference/countries.ts';
import { Navigate, Outlet, useLocation, useSearchParams } from '../../ui/router/Router.tsx';

/** Screens that are useless when logged in; mailed links, and requesting one, work either way. */
const ONLY_LOGGED_OUT = ['/', '/register'];

/** The frame of the screens that need no log-in. */
export function PublicGuard() {
  const { loggedIn } = useSession();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  useEffect(() => void queryClient.prefetchQuery(countriesQuery), []);
  if (loggedIn && ONLY_LOGGED_OUT.includes(pathname)) return <Navigate to="/news" replace />;
  return (
    <OpenFrame isWelcome={pathname === '/' && parameters.get('view') !== 'form'}>
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
    </OpenFrame>
  );
}
