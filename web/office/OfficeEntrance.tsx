import type { ReactNode } from 'react';
import { LanguageSwitch } from '../application/LanguageSwitch.tsx';
import { Help } from '../platform/Help.tsx';
import { runtime } from '../platform/runtime.ts';
import { useTranslation } from '../platform/words.ts';
import { PublicFrame } from '../ui/PublicFrame.tsx';

/** Around what stands before the office's own screens. */
export function OfficeEntrance({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PublicFrame
      brand={{ name: runtime().association.name }}
      words={<p>{t('accounts.frame.words')}</p>}
      tools={<LanguageSwitch />}
      help={<Help />}
      skipLabel={t('shared.frame.skip')}
    >
      {children}
    </PublicFrame>
  );
}
