import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { logInPath, logInPathAfterEnd } from '../../accounts/logInPath.ts';
import { meQuery } from '../../me/me.ts';
import { OpenFrame } from '../../me/OpenFrame.tsx';
import { RedirectTo } from '../../me/RedirectTo.tsx';
import { Loading, LoadingScreen } from '../../platform/Loading.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { fullPathOf } from '../../ui/router/navigation.ts';
import { Navigate, useLocation } from '../../ui/router/Router.tsx';
import { OfficeFrame } from './OfficeFrame.tsx';
import { PORTAL } from './portalAddress.ts';
import { forgetRequestedPage, rememberRequestedPage, requestedPageOf } from './requestedPage.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

/**
 * The guard of the office's screens. Readers who are not logged in are sent to the portal, which has the only log-in.
 */
export function OfficeGuard() {
  const { loggedIn, endReason } = useSession();
  const [wasLoggedIn] = useState(loggedIn);
  if (loggedIn) {
    return (
      <Loading>
        <LoggedIn />
      </Loading>
    );
  }
  // after a deliberate log-out there is no page to return to
  return endReason || !wasLoggedIn ? (
    <RedirectToLogIn isOver={endReason === 'session_over'} />
  ) : (
    <RedirectTo url={PORTAL + logInPath} />
  );
}

/** Leads to the log-in, and afterwards back to the requested page. */
function RedirectToLogIn({ isOver }: { isOver: boolean }) {
  const queries = useQueryClient();
  const place = useLocation();
  useLayoutEffect(
    () => rememberRequestedPage(fullPathOf(place), queries.getQueryData(meQuery.queryKey)?.email),
    [place, queries],
  );
  return <RedirectTo url={PORTAL + (isOver ? logInPathAfterEnd : logInPath)} />;
}

function LoggedIn() {
  const { data: me } = useSuspenseQuery(meQuery);
  const asked = useRequestedPage(me.email);
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
function useRequestedPage(email: string): string | undefined {
  const { pathname, key } = useLocation();
  const [first] = useState(() => ({ key, address: pathname === '/' ? requestedPageOf(email) : undefined }));
  useEffect(forgetRequestedPage, []);
  return key === first.key ? first.address : undefined;
}

/** Tells members who open the office's URL that it is for staff, with a link back. */
function OnlyStaff() {
  const { t } = useTranslation();
  return (
    <OpenFrame>
      <Screen title={t('office.onlyStaff.title')} lead={t('office.onlyStaff.lead')}>
        <LinkButton wide href={`${PORTAL}/`}>
          {t('office.onlyStaff.toPortal')}
        </LinkButton>
      </Screen>
    </OpenFrame>
  );
}
