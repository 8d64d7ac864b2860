import { IconKey, IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wrongParts } from '../../../domain/health/health.ts';
import type { Me } from '../../../domain/me/me.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { ToDoCounts } from '../../../domain/office/officeAnswers.ts';
import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { LanguageSwitch } from '../../me/LanguageSwitch.tsx';
import { useLogOut } from '../../me/logOut.ts';
import { SessionWarning } from '../../me/SessionWarning.tsx';
import { ConnectionBanner } from '../../platform/calls/ConnectionBanner.tsx';
import { queryOf } from '../../platform/calls/useCall.ts';
import { runtime } from '../../platform/start/runtime.ts';
import { useTranslation } from '../../platform/words.ts';
import { AppFrame } from '../../ui/frame/AppFrame.tsx';
import { Banner } from '../../ui/frame/Banner.tsx';
import { Menu } from '../../ui/frame/Menu.tsx';
import type { NavEntry } from '../../ui/frame/SideNav.tsx';
import { leaveScreens } from '../../ui/router/navigation.ts';
import { useLocation, useNavigate } from '../../ui/router/Router.tsx';
import { healthQuery } from '../calls/healthQuery.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import {
  ACCOUNT,
  BOARD_SETTINGS,
  CASH,
  CIRCULARS,
  DEATHS,
  FEES,
  HEALTH,
  HOUSEHOLDS,
  LETTERS,
  LISTS,
  MOVING_IN,
  ON_CALL,
  RUNNING,
  STAFF,
} from './officePaths.ts';

/** How long the menu believes its counts; a decision reads them again at once. */
const COUNTS_HOLD_MS = 60_000;

/** The header and menu around every screen of the office. */
export function OfficeFrame({ me, children }: { me: Me; children: ReactNode }) {
  const { t } = useTranslation();
  const { name: association } = runtime().association;
  return (
    <AppFrame
      brand={{
        name: t('office.frame.brand', { association }),
        label: t('office.frame.home', { association }),
        to: '/',
      }}
      search={<HeaderSearch />}
      banner={
        <>
          <ConnectionBanner />
          <HealthBanner />
        </>
      }
      nav={{ label: t('office.frame.navigation'), ...useNavigation() }}
      tools={
        <>
          <LanguageSwitch />
          <UserMenu name={me.name} />
        </>
      }
      help={<p>{t('office.frame.confidential')}</p>}
      skipLabel={t('shared.frame.skip')}
    >
      {children}
      <SessionWarning />
    </AppFrame>
  );
}

function UserMenu({ name }: { name: string }) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const exit = {
    label: t('application.frame.logOut'),
    icon: <IconLogout aria-hidden="true" />,
    onSelect: () => leaveScreens(() => logOut.mutate()),
  };
  const account = { label: t('officeAccess.account.title'), icon: <IconKey aria-hidden="true" />, to: ACCOUNT };
  return <Menu label={name} items={[account, exit]} />;
}

function useNavigation(): { entries: NavEntry[]; compactLabel: string } {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const countOf = useCounts();
  const entries: NavEntry[] = [
    { to: '/', label: t('office.toDo.title') },
    { to: DEATHS, label: t('officeDeaths.title'), count: countOf('deaths') },
    { to: ON_CALL, label: t('officeOnCall.title') },
    { to: '/applications', label: t('office.applications.title'), count: countOf('applications') },
    { to: HOUSEHOLDS, label: t('office.households.title') },
    { to: LISTS, label: t('officeLists.title') },
    { to: '/bank', label: t('officeBank.title'), count: countOf('bank_lines') },
    { to: CASH, label: t('officeCash.title'), count: countOf('cash_days') },
    { to: '/change-requests', label: t('officeCorrections.list.title'), count: countOf('change_requests') },
    { to: CIRCULARS, label: t('officeCirculars.menu') },
    { to: LETTERS, label: t('officeLetters.title') },
    { to: FEES, label: t('officeFees.title') },
    { to: BOARD_SETTINGS, label: t('officeSettings.title') },
    { to: MOVING_IN, label: t('officeMovingIn.title') },
    { to: STAFF, label: t('officeStaff.title') },
    { to: RUNNING, label: t('officeRuns.title') },
    { to: HEALTH, label: t('officeHealth.title') },
  ];
  const here = entries.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return { entries, compactLabel: here?.label ?? t('shared.frame.menu') };
}

/** How much waits on a screen of the menu. The number ends where lists of the office end. */
function useCounts() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...queryOf(officeContract.countToDo), staleTime: COUNTS_HOLD_MS });
  return (what: keyof ToDoCounts): NavEntry['count'] => {
    const count = data?.[what];
    if (!count) return undefined;
    const shown = count < MOST_WAITING ? `${count}` : `${MOST_WAITING - 1}+`;
    return { shown, spoken: t('officeToDo.waits', { count }) };
  };
}

/** Says on every screen of the office what does not run, because the mail to the board may be what does not. */
function HealthBanner() {
  const { pathname } = useLocation();
  // anew on each screen, so that it asks again once its answer is old; the screen itself says the same
  return pathname === HEALTH ? null : <WhatIsWrong key={pathname} />;
}

function WhatIsWrong() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: health } = useQuery(healthQuery);
  const wrong = health ? wrongParts(health) : [];
  if (wrong.length === 0) return null;
  return (
    <Banner isOffline={false} actionLabel={t('officeHealth.bannerLook')} onAction={() => navigate(HEALTH)}>
      {t('officeHealth.banner', { parts: wrong.map((part) => t(`officeHealth.parts.${part}`)).join(', ') })}
    </Banner>
  );
}
