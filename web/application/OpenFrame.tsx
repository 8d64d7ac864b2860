import type { ReactNode } from 'react';
import { Help } from '../platform/Help.tsx';
import { runtime } from '../platform/runtime.ts';
import { TroubleBanner } from '../platform/TroubleBanner.tsx';
import { useTranslation } from '../platform/words.ts';
import { PublicFrame } from '../ui/PublicFrame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Around screens that show nobody's data. */
export function OpenFrame({ isWelcome, children }: { isWelcome?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <TroubleBanner />
      <PublicFrame
        name={runtime().association.name}
        words={<p>{t('accounts.frame.words')}</p>}
        tools={<LanguageSwitch />}
        help={<Help />}
        skipLabel={t('shared.frame.skip')}
        isWelcome={isWelcome}
      >
        {children}
      </PublicFrame>
    </>
  );
}
