import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { toLogIn } from '../accounts/toLogIn.ts';
import { meQuery } from '../application/applicationApi.ts';
import { LeaveFor } from '../application/LeaveFor.tsx';
import { FrameBoundary, ScreenBoundary } from '../platform/ScreenBoundary.tsx';
import { useSession } from '../platform/session.ts';
import { useTranslation } from '../platform/words.ts';
import { Outlet } from '../ui/router/Router.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { OfficeFrame } from './OfficeFrame.tsx';
import { OnlyStaff } from './OnlyStaff.tsx';
import { PORTAL } from './portalAddress.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/** Behind this door somebody of the office is logged in; the portal has the one log-in of both interfaces. */
export function OfficeDoor() {
  const { t } = useTranslation();
  const { loggedIn } = useSession();
  if (!loggedIn) return <LeaveFor address={`${PORTAL}${toLogIn}`} />;
  return (
    <FrameBoundary>
      <Suspense fallback={<Skeleton label={t('shared.frame.loading')} />}>
        <Inside />
      </Suspense>
    </FrameBoundary>
  );
}

function Inside() {
  const { t } = useTranslation();
  const { data: me } = useSuspenseQuery(meQuery);
  if (me.role === 'member') return <OnlyStaff />;
  return (
    <SecondFactorGate>
      <OfficeFrame me={me}>
        <ScreenBoundary>
          <Suspense fallback={<Skeleton label={t('shared.frame.loading')} />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </OfficeFrame>
    </SecondFactorGate>
  );
}
