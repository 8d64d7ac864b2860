import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../ui/frame/Skeleton.tsx';
import { Outlet, useLocation } from '../ui/router/Router.tsx';
import { Boundary } from './ScreenBoundary.tsx';
import { useTranslation } from './words.ts';

/** Shows a skeleton while the content is loading, and an error with a retry button if loading fails. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Boundary>
      <Suspense fallback={<Skeleton label={t('shared.frame.loading')} />}>{children}</Suspense>
    </Boundary>
  );
}

/** The screen inside a frame, with the same skeleton and error. A failed screen does not affect the next one. */
export function LoadingScreen() {
  const { pathname } = useLocation();
  return (
    <Loading key={pathname}>
      <Outlet />
    </Loading>
  );
}
