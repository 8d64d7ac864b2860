import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { toLogIn, toLogInAgain } from '../../accounts/toLogIn.ts';
import { LeaveFor } from '../../me/LeaveFor.tsx';
import { meQuery } from '../../me/meApi.ts';
import { Loading, LoadingScreen } from '../../platform/Loading.tsx';
import { useSession } from '../../platform/session/session.ts';
import { Navigate, useLocation } from '../../ui/router/Router.tsx';
import { addressOf } from '../../ui/router/travel.ts';
import { askedBy, forgetAsked, keepAsked } from './askedPlace.ts';
import { OfficeFrame } from './OfficeFrame.tsx';
import { OnlyStaff } from './OnlyStaff.tsx';
import { PORTAL } from './portalAddress.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/** Behind this door somebody of the office is logged in; the portal has the one log-in of both interfaces. */
export function OfficeDoor() {
  const { loggedIn, farewell } = useSession();
  const [wasLoggedIn] = useState(loggedIn);
  if (loggedIn) {
    return (
      <Loading>
        <Inside />
      </Loading>
    );
  }
  // whoever logs out on purpose wants to see nothing more
  return farewell || !wasLoggedIn ? (
    <AskAtLogIn isOver={farewell === 'session_over'} />
  ) : (
    <LeaveFor address={PORTAL + toLogIn} />
  );
}

/** To the log-in, and afterwards to what was asked for here. */
function AskAtLogIn({ isOver }: { isOver: boolean }) {
  const queries = useQueryClient();
  const place = useLocation();
  useLayoutEffect(() => keepAsked(addressOf(place), queries.getQueryData(meQuery.queryKey)?.email), [place, queries]);
  return <LeaveFor address={PORTAL + (isOver ? toLogInAgain : toLogIn)} />;
}

function Inside() {
  const { data: me } = useSuspenseQuery(meQuery);
  const asked = useAsked(me.email);
  if (me.role === 'member') return <OnlyStaff />;
  if (asked) return <Navigate to={asked} replace />;
  return (
    <SecondFactorGate>
      <OfficeFrame me={me}>
        <LoadingScreen />
      </OfficeFrame>
    </SecondFactorGate>
  );
}

/** Where to go from the address at which the log-in leads into the office; nothing once that is left. */
function useAsked(email: string): string | undefined {
  const { pathname, key } = useLocation();
  const [first] = useState(() => ({ key, address: pathname === '/' ? askedBy(email) : undefined }));
  useEffect(forgetAsked, []);
  return key === first.key ? first.address : undefined;
}
