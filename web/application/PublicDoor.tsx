import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Help } from '../platform/Help.tsx';
import { runtime } from '../platform/runtime.ts';
import { TroubleBanner } from '../platform/TroubleBanner.tsx';
import { PublicFrame } from '../ui/PublicFrame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The frame of the screens that need no log-in. */
export function PublicDoor() {
  const { t } = useTranslation();
  return (
    <>
      <TroubleBanner />
      <PublicFrame
        brand={{ name: runtime().association.name }}
        words={<p>{t('accounts.frame.words')}</p>}
        tools={<LanguageSwitch />}
        help={<Help />}
        skipLabel={t('shared.frame.skip')}
      >
        <Outlet />
      </PublicFrame>
    </>
  );
}
