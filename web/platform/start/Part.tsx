import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { PartFailed } from '../ScreenBoundary.tsx';
import { useTranslation } from '../words.ts';

/** A component that is fetched when `Part` first shows it. */
export function lazyPart<C>(name: string, fetchIt: () => Promise<C>) {
  return queryOptions({
    queryKey: ['part', name],
    queryFn: async () => ({ component: await fetchIt() }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type PartProps<C> = {
  of: ReturnType<typeof lazyPart<C>>;
  /** About as many lines as it will show. */
  rows: number;
  children: (component: C) => ReactNode;
};

/**
 * Shows what is fetched only when it is needed. Unlike with React's `lazy` it can be asked for again after a failure, is
 * asked for by itself once the server is back, and the screen around it stays.
 */
export function Part<C>({ of, rows, children }: PartProps<C>) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(of);
  if (data) return children(data.component);
  if (isPending) return <Skeleton label={t('shared.frame.loading')} rows={rows} shape="text" />;
  return <PartFailed error={error} onRetry={() => void refetch()} />;
}
