import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../ui/frame/Skeleton.tsx';
import { Outlet, useLocation } from '../ui/router/Router.tsx';
import { Boundary } from './ScreenBoundary.tsx';
import { useTranslation } from './words.ts';

/** Around what waits for the server: the shape of what is coming meanwhile, and what to do where it does not come. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Boundary>
      <Suspense fallback={<Skeleton label={t('shared.frame.loading')} />}>{children}</Suspense>
    </Boundary>
  );
}

/** The screen inside a frame, with the same around it; one that failed leaves the next alone. */
export function LoadingScreen() {
  const { pathname } = useLocation();
  return (
    <Loading key={pathname}>
      <Outlet />
    </Loading>
  );
}
