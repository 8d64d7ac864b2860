import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { toLogIn } from '../accounts/toLogIn.ts';
import { FrameBoundary, ScreenBoundary } from '../platform/ScreenBoundary.tsx';
import { reachStep, useSession } from '../platform/session.ts';
import { useTranslation } from '../platform/words.ts';
import { countriesQuery } from '../reference/referenceApi.ts';
import { Navigate, Outlet, useLocation } from '../ui/router/Router.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { meQuery, useHome } from './applicationApi.ts';
import { LeaveFor } from './LeaveFor.tsx';
import { MemberFrame } from './MemberFrame.tsx';
import { useStepReached } from './steps.ts';

const OFFICE = '/office-ui/';

/** Behind this door somebody is logged in; everybody else goes to the log-in (spec §2). */
export function MemberDoor() {
  const { t } = useTranslation();
  const { loggedIn, farewell } = useSession();
  // whoever is told something is told it beside the form
  if (!loggedIn) return <Navigate to={farewell ? toLogIn : '/'} replace />;
  return (
    <FrameBoundary>
      <Suspense fallback={<Skeleton label={t('shared.frame.loading')} />}>
        <Inside />
      </Suspense>
    </FrameBoundary>
  );
}

/** An account of the office has no household to show: it belongs to the other interface. */
function Inside() {
  const { data: me } = useSuspenseQuery(meQuery);
  useQuery(countriesQuery);
  return me.household ? <Home /> : <LeaveFor address={OFFICE} />;
}

function Home() {
  const { t } = useTranslation();
  const { isApplicant } = useHome();
  const { pathname } = useLocation();
  const { reached, allowed, stepOf, pathOf } = useStepReached();
  const wanted = stepOf(pathname) ?? 0;
  const isTooFar = isApplicant && wanted > allowed;
  useEffect(() => {
    // opening a screen unlocks its entry in the sidebar
    if (isApplicant && !isTooFar) reachStep(wanted);
  }, [isApplicant, isTooFar, wanted]);

  if (isTooFar) return <Navigate to={pathOf(reached)} replace />;
  return (
    <MemberFrame>
      <ScreenBoundary>
        <Suspense fallback={<Skeleton label={t('shared.frame.loading')} />}>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
    </MemberFrame>
  );
}
