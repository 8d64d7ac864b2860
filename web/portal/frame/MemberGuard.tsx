import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logInPath } from '../../accounts/logInPath.ts';
import { markFailuresSeen, unseenFailures, usePendingUploads } from '../../documents/pendingUploads.ts';
import { useHome } from '../../me/home.ts';
import { meQuery } from '../../me/me.ts';
import { RedirectTo } from '../../me/RedirectTo.tsx';
import { Loading, LoadingScreen } from '../../platform/Loading.tsx';
import { reachStep, useSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';
import { countriesQuery } from '../../reference/countries.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { Navigate, useLocation, useNavigate } from '../../ui/router/Router.tsx';
import { MemberFrame } from './MemberFrame.tsx';
import { pathOf, stepOf, useStepReached } from './steps.ts';

const OFFICE = '/office-ui/';

/** The guard of the screens behind the log-in; readers who are not logged in are redirected to it (spec §2). */
export function MemberGuard() {
  const { loggedIn, endReason } = useSession();
  // with a message, the redirect leads to the form, which shows it
  if (!loggedIn) return <Navigate to={endReason ? logInPath : '/'} replace />;
  return (
    <Loading>
      <LoggedIn />
    </Loading>
  );
}

/** Accounts of the office have no household; they are redirected to the office's interface. */
function LoggedIn() {
  const { data: me } = useSuspenseQuery(meQuery);
  useQuery(countriesQuery);
  return me.household ? <HouseholdScreens /> : <RedirectTo url={OFFICE} />;
}

function HouseholdScreens() {
  const { isApplicant } = useHome();
  const { pathname } = useLocation();
  const { reached, allowed } = useStepReached();
  const wanted = stepOf(pathname) ?? 0;
  const isTooFar = isApplicant && wanted > allowed;
  useEffect(() => {
    // opening a screen unlocks its entry in the sidebar
    if (isApplicant && !isTooFar) reachStep(wanted);
  }, [isApplicant, isTooFar, wanted]);

  if (isTooFar) return <Navigate to={pathOf(reached)} replace />;
  return (
    <MemberFrame>
      <LoadingScreen />
      <FailedUploads />
    </MemberFrame>
  );
}

/** Names failed uploads whose screen was left, and links to that screen. */
function FailedUploads() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lost = unseenFailures(usePendingUploads());
  const [first] = lost;
  if (!first) return null;
  const close = () => markFailuresSeen(lost);
  const goThere = () => {
    close();
    navigate(first.place);
  };
  return (
    <Dialog
      title={t('documents.lostTitle')}
      role="alertdialog"
      size="wide"
      onClose={close}
      footer={
        <>
          <Button onClick={goThere} data-autofocus>
            {t('documents.toLost')}
          </Button>
          <Button look="secondary" onClick={close}>
            {t('shared.kit.close')}
          </Button>
        </>
      }
    >
      {lost.map(({ key, name }) => (
        <p key={key}>{t('documents.lostWords', { name })}</p>
      ))}
      <p>{t('documents.lostNext')}</p>
    </Dialog>
  );
}
