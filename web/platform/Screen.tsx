import { type ReactNode, useEffect } from 'react';
import { Page } from '../ui/frame/Page.tsx';
import { useLocation } from '../ui/router/Router.tsx';
import { focusTarget } from './focusTarget.ts';
import { useIsRefused } from './forms/refusedForms.ts';
import { runtime } from './start/runtime.ts';
import { useTranslation } from './words.ts';

export type ScreenProps = {
  title: string;
  /** "Step 2 of 4" */
  above?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** A screen with its only h1 and the page's title. The title starts with an error hint if a form was refused. */
export function Screen({ title, above, lead, children }: ScreenProps) {
  const { t } = useTranslation();
  // keyed by place and not by title, so that switching the language does not move the focus
  const { pathname, hash, key } = useLocation();
  useEffect(() => (hash ? focusTarget(hash.slice(1), key) : undefined), [hash, key]);
  const screen = useIsRefused() ? t('shared.title.error', { title }) : title;
  const pageTitle = t('shared.title.page', { screen, association: runtime().association.name });
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <Page title={title} above={above} lead={lead} focusKey={pathname}>
      {children}
    </Page>
  );
}
