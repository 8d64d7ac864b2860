import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { PartFailed } from '../ScreenBoundary.tsx';
import { useTranslation } from '../words.ts';

/** A component that is fetched when `Part` first renders it. */
export function lazyPart<C>(name: string, fetchIt: () => Promise<C>) {
  return queryOptions({
    queryKey: ['part', name],
    queryFn: async () => ({ component: await fetchIt() }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type PartProps<C> = {
  of: ReturnType<typeof lazyPart<C>>;
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
  const { data, error, isPending, refetch } = useQuery(of);
  if (data) return children(data.component);
  if (isPending) return <Skeleton label={t('shared.frame.loading')} rows={rows} shape="text" />;
  return <PartFailed error={error} onRetry={() => void refetch()} />;
}
