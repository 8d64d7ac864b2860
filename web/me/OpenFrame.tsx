import type { ReactNode } from 'react';
import { ConnectionBanner } from '../platform/calls/ConnectionBanner.tsx';
import { DeathPageButton } from '../platform/DeathPageLink.tsx';
import { Help } from '../platform/Help.tsx';
import { runtime } from '../platform/start/runtime.ts';
import { useTranslation } from '../platform/words.ts';
import { PublicFrame } from '../ui/frame/PublicFrame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The frame of screens that show no personal data. */
export function OpenFrame({ isWelcome, children }: { isWelcome?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <ConnectionBanner />
      <PublicFrame
        name={runtime().association.name}
        words={<p>{t('accounts.frame.words')}</p>}
        tools={
          <>
            <DeathPageButton />
            <LanguageSwitch />
          </>
        }
        help={<Help />}
        skipLabel={t('shared.frame.skip')}
        isWelcome={isWelcome}
      >
        {children}
      </PublicFrame>
    </>
  );
}
