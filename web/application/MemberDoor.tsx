import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../platform/session.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { meQuery, useHome } from './applicationApi.ts';
import { MemberFrame } from './MemberFrame.tsx';
import { useStepReached } from './steps.ts';

/** Behind this door somebody is logged in; everybody else goes to the log-in (spec §2). */
export function MemberDoor() {
  const { t } = useTranslation();
  const { loggedIn } = useSession();
  if (!loggedIn) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<Skeleton label={t('shared.frame.loading')} />}>
      <Inside />
    </Suspense>
  );
}

function Inside() {
  const { t } = useTranslation();
  useSuspenseQuery(meQuery);
  const { isExisting } = useHome();
  const { pathname } = useLocation();
  const { reached, stepOf, pathOf } = useStepReached();
  const wanted = stepOf(pathname);
  if (!isExisting && wanted !== undefined && wanted > reached) return <Navigate to={pathOf(reached)} replace />;
  return (
    <MemberFrame>
      <Suspense fallback={<Skeleton label={t('shared.frame.loading')} />}>
        <Outlet />
      </Suspense>
    </MemberFrame>
  );
}
