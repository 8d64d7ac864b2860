import { type ReactNode, useEffect } from 'react';
import { Page } from '../ui/frame/Page.tsx';
import { useLocation } from '../ui/router/Router.tsx';
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

const FIELDS = 'input, select, textarea, button, a[href]';
/** How long to wait for the target, which may arrive with the answer of a call. */
const MAX_WAIT_MS = 10_000;

/** Places that were already scrolled to; a reader who comes back finds them as they were. */
const visited = new Set<string>();

/**
 * Scrolls to the element that a URL names and focuses it, as soon as it exists; `key` is that of the history entry.
 * Returns a function that stops waiting.
 */
function focusTarget(id: string, key: string): (() => void) | undefined {
  if (visited.has(key)) return undefined;
  if (focusNow(id, key)) return undefined;
  const watch = new MutationObserver(() => {
    if (focusNow(id, key)) stop();
  });
  const timeout = setTimeout(() => stop(), MAX_WAIT_MS);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timeout);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function focusNow(id: string, key: string): boolean {
  const marked = document.getElementById(id);
  const field = marked?.matches(FIELDS) ? marked : (marked?.querySelector<HTMLElement>(FIELDS) ?? marked);
  if (!field) return false;
  visited.add(key);
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}
