import { IconLogout, IconUserCog } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { progressOf } from '../../../domain/application/step.ts';
import { currentUploads } from '../../documents/pendingUploads.ts';
import { useHome } from '../../me/home.ts';
import { LanguageSwitch } from '../../me/LanguageSwitch.tsx';
import { useLogOut } from '../../me/logOut.ts';
import { SessionWarning } from '../../me/SessionWarning.tsx';
import { ConnectionBanner } from '../../platform/calls/ConnectionBanner.tsx';
import { DeathPageButton } from '../../platform/DeathPageLink.tsx';
import { Help } from '../../platform/Help.tsx';
import { runtime } from '../../platform/start/runtime.ts';
import { useTranslation } from '../../platform/words.ts';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { AppFrame } from '../../ui/frame/AppFrame.tsx';
import { Menu } from '../../ui/frame/Menu.tsx';
import type { NavEntry } from '../../ui/frame/SideNav.tsx';
import { leaveScreens } from '../../ui/router/navigation.ts';
import { useLocation } from '../../ui/router/Router.tsx';
import { CheckAndSend } from './CheckAndSend.tsx';
import { JustStored } from './JustStored.tsx';
import { JustSubmitted } from './JustSubmitted.tsx';
import { StatusCard } from './StatusCard.tsx';
import { stepOf, stepPaths, useStepReached } from './steps.ts';
import { substitutesPath } from './substitutePaths.ts';

/** The frame behind the log-in: header, sidebar with the steps, and the meaning of the status. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { name } = runtime().association;
  return (
    <AppFrame
      brand={{ name, label: t('shared.frame.logo', { association: name }), to: '/news' }}
      banner={<ConnectionBanner />}
      nav={{
        label: t('shared.frame.navigation'),
        entries: useEntries(),
        compactLabel: t('shared.frame.menu'),
        status: <Standing />,
      }}
      tools={
        <>
          <DeathPageButton />
          <LanguageSwitch />
          <UserMenu />
        </>
      }
      help={<Help />}
      skipLabel={t('shared.frame.skip')}
    >
      <JustSubmitted />
      <JustStored />
      <CheckAndSend>{children}</CheckAndSend>
      <SessionWarning />
    </AppFrame>
  );
}

function UserMenu() {
  const { t } = useTranslation();
  const { me } = useHome();
  const logOut = useLogOut();
  const { confirm, confirmDialog } = useConfirm();
  const account = {
    label: t('myAccount.title'),
    icon: <IconUserCog aria-hidden="true" />,
    to: '/my-account',
  };
  const exit = {
    label: t('application.frame.logOut'),
    icon: <IconLogout aria-hidden="true" />,
    onSelect: () => leaveScreens(() => void logOutIfSure()),
  };
  return (
    <>
      <Menu label={me.name} items={[account, exit]} />
      {confirmDialog}
    </>
  );

  /** A chosen file is in this page alone. */
  async function logOutIfSure() {
    const unsent = currentUploads().pending;
    const isSure =
      unsent.length === 0 ||
      (await confirm({
        title: t('application.frame.unsentTitle'),
        consequence: t('application.frame.unsentWords', { names: unsent.map(({ name }) => name).join(', ') }),
        confirmLabel: t('application.frame.logOutAnyway'),
        cancelLabel: t('shared.leave.stay'),
      }));
    if (isSure) logOut.mutate();
  }
}

/**
 * The entries of the sidebar. Applicants see the steps up to the one reached, as plain text. Everybody else may go
 * anywhere; for existing members, representations come before payments (spec §2).
 */
function useEntries(): NavEntry[] {
  const { t } = useTranslation();
  const { isApplicant, isExisting } = useHome();
  const { reached } = useStepReached();
  const { pathname } = useLocation();
  const labels = [
    t('application.frame.news'),
    t('application.frame.mainMember'),
    t('application.frame.household'),
    t('application.frame.familyMembers'),
    t('application.frame.payments'),
  ];
  const here = stepOf(pathname);
  const entries: NavEntry[] = stepPaths.map((to, step) => ({
    to,
    label: labels[step] ?? to,
    disabled: isApplicant,
    current: step === here,
  }));
  if (isExisting) {
    const current = pathname.startsWith(substitutesPath);
    entries.splice(-1, 0, { to: substitutesPath, label: t('substitutes.list.title'), disabled: false, current });
  }
  return isApplicant ? entries.slice(0, reached + 1) : entries;
}

function Standing() {
  const { t } = useTranslation();
  const { isApplicant } = useHome();
  const { reached } = useStepReached();
  return (
    <>
      {isApplicant && <ProgressBar label={t('application.frame.progress')} percent={progressOf(reached)} />}
      <StatusCard />
    </>
  );
}
