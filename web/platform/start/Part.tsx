import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { PartFailed } from '../ScreenBoundary.tsx';
import { useTranslation } from '../words.ts';

type LazyPart<C> = { component: C | undefined; fetchIt: () => Promise<C> };

/** A component that is fetched when it is first rendered. */
export function lazyPart<C>(fetchIt: () => Promise<C>): LazyPart<C> {
  return { component: undefined, fetchIt };
}

/**
 * The component once it is there, or why it could not be fetched. Without the query cache, because the log-in must not load
 * what watches queries.
 */
export function usePart<C>(part: LazyPart<C>) {
  const [{ component, error }, set] = useState<{ component?: C; error?: unknown }>({ component: part.component });
  const fetchIt = useCallback(() => {
    set({});
    part.fetchIt().then(
      (fetched) => {
        part.component = fetched;
        set({ component: fetched });
      },
      (failure) => set({ error: failure }),
    );
  }, [part]);
  useEffect(() => {
    if (!part.component) fetchIt();
  }, [part, fetchIt]);
  return { component, error, fetchIt };
}

type PartProps<C> = {
  of: LazyPart<C>;
  /** About as many lines as the component will fill. */
  rows: number;
  children: (component: C) => ReactNode;
};

/**
 * Renders a component that is fetched when needed. Unlike React's `lazy`, it can be fetched again after a failure,
 * retries by itself once the server is back, and keeps the screen around it.
 */
export function Part<C>({ of, rows, children }: PartProps<C>) {
  const { t } = useTranslation();
  const { component, error, fetchIt } = usePart(of);
  if (component) return children(component);
  if (error === undefined) return <Skeleton label={t('shared.frame.loading')} rows={rows} shape="text" />;
  return <PartFailed error={error} onRetry={fetchIt} />;
}
