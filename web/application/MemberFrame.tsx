import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type ApplicationStep, progressOf } from '../../domain/application/step.ts';
import { Help } from '../platform/Help.tsx';
import { runtime } from '../platform/runtime.ts';
import { TroubleBanner } from '../platform/TroubleBanner.tsx';
import { AppFrame } from '../ui/AppFrame.tsx';
import { Menu } from '../ui/Menu.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import type { NavEntry } from '../ui/SideNav.tsx';
import { useHome, useLogOut } from './applicationApi.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { StatusCard } from './StatusCard.tsx';
import { stepPaths, useStepReached } from './steps.ts';

/** Header, sidebar with the steps, and what the status means, around every screen behind the log-in. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { me } = useHome();
  const logOut = useLogOut();
  return (
    <AppFrame
      brand={{ name: runtime().association.name, to: '/news' }}
      banner={<TroubleBanner />}
      nav={{ label: t('application.frame.menu'), ...useNavigation(), status: <Standing /> }}
      tools={
        <>
          <LanguageSwitch />
          <Menu
            label={me.name}
            items={[
              {
                label: t('application.frame.log_out'),
                icon: <IconLogout aria-hidden="true" />,
                onSelect: () => logOut.mutate(),
              },
            ]}
          />
        </>
      }
      help={<Help />}
      skipLabel={t('shared.frame.skip')}
    >
      {children}
    </AppFrame>
  );
}

function useNavigation(): { entries: NavEntry[]; compactLabel: string } {
  const { t } = useTranslation();
  const { isExisting } = useHome();
  const { reached, stepOf } = useStepReached();
  const { pathname } = useLocation();
  const labels = [
    t('application.frame.news'),
    t('application.frame.main_member'),
    t('application.frame.household'),
    t('application.frame.family_members'),
    t('application.frame.payments'),
  ];
  const entries = stepPaths.map((to, step) => ({ to, label: labels[step] ?? '', disabled: !isExisting }));
  const step = stepOf(pathname) ?? 0;
  if (isExisting) return { entries, compactLabel: labels[step] ?? t('application.frame.menu') };
  const compactLabel =
    step === 0 ? t('application.frame.news') : t('application.frame.step_of', { step, steps: stepPaths.length - 1 });
  return { entries: entries.slice(0, reached + 1), compactLabel };
}

function Standing() {
  const { t } = useTranslation();
  const { isExisting } = useHome();
  const { reached } = useStepReached();
  const percent = progressOf(reached as ApplicationStep);
  return (
    <>
      {!isExisting && <ProgressBar label={t('application.frame.progress')} percent={percent} />}
      <StatusCard />
    </>
  );
}
