import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { toLogIn, toLogInAgain } from '../../accounts/toLogIn.ts';
import { LeaveFor } from '../../me/LeaveFor.tsx';
import { meQuery } from '../../me/meApi.ts';
import { Loading, LoadingScreen } from '../../platform/Loading.tsx';
import { useSession } from '../../platform/session/session.ts';
import { fullPathOf } from '../../ui/router/navigation.ts';
import { Navigate, useLocation } from '../../ui/router/Router.tsx';
import { askedBy, forgetAsked, keepAsked } from './askedPlace.ts';
import { OfficeFrame } from './OfficeFrame.tsx';
import { OnlyStaff } from './OnlyStaff.tsx';
import { PORTAL } from './portalAddress.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/**
 * The guard of the office's screens. Readers who are not logged in are sent to the portal, which has the only log-in.
 */
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
  // after a deliberate log-out there is no page to return to
  return farewell || !wasLoggedIn ? (
    <AskAtLogIn isOver={farewell === 'session_over'} />
  ) : (
    <LeaveFor address={PORTAL + toLogIn} />
  );
}

/** Leads to the log-in, and afterwards back to the requested page. */
function AskAtLogIn({ isOver }: { isOver: boolean }) {
  const queries = useQueryClient();
  const place = useLocation();
  useLayoutEffect(() => keepAsked(fullPathOf(place), queries.getQueryData(meQuery.queryKey)?.email), [place, queries]);
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

/** The requested page for readers who come from the log-in; undefined once they have left it. */
function useAsked(email: string): string | undefined {
  const { pathname, key } = useLocation();
  const [first] = useState(() => ({ key, address: pathname === '/' ? askedBy(email) : undefined }));
  useEffect(forgetAsked, []);
  return key === first.key ? first.address : undefined;
}
