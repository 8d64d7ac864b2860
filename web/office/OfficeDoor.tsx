import { useSuspenseQuery } from '@tanstack/react-query';
import { toLogIn } from '../accounts/toLogIn.ts';
import { meQuery } from '../application/applicationApi.ts';
import { LeaveFor } from '../application/LeaveFor.tsx';
import { Loading, LoadingScreen } from '../platform/Loading.tsx';
import { useSession } from '../platform/session.ts';
import { OfficeFrame } from './OfficeFrame.tsx';
import { OnlyStaff } from './OnlyStaff.tsx';
import { PORTAL } from './portalAddress.ts';

/** Behind this door somebody of the office is logged in; the portal has the one log-in of both interfaces. */
export function OfficeDoor() {
  const { loggedIn } = useSession();
  if (!loggedIn) return <LeaveFor address={`${PORTAL}${toLogIn}`} />;
  return (
    <Loading>
      <Inside />
    </Loading>
  );
}

function Inside() {
  const { data: me } = useSuspenseQuery(meQuery);
  if (me.role === 'member') return <OnlyStaff />;
  return (
    <OfficeFrame me={me}>
      <LoadingScreen />
    </OfficeFrame>
  );
}
