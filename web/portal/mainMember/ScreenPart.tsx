import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';

/** A part of a long screen, which the menu above leads to. */
export type PartOfScreen = { id: string; title: string };

/** The parts of a long screen, each with a link that takes the focus to it. */
export function PartsMenu({ parts }: { parts: readonly PartOfScreen[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('members.main.parts')}>
      <Inline gap={2}>
        {parts.map(({ id, title }) => (
          <LinkButton key={id} look="secondary" to={`/main-member#${id}`}>
            {title}
          </LinkButton>
        ))}
      </Inline>
    </nav>
  );
}

export function ScreenPart({ part: { id }, children }: { part: PartOfScreen; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1}>
      {children}
    </div>
  );
}
