import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useLocation } from '../ui/router/Router.tsx';
import { useTrouble } from './trouble.ts';
import { useTranslation } from './words.ts';

/** Around a screen: when it cannot be loaded the frame stays, and the reader may try again. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary key={pathname} onRetry={reset}>
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** What stands in place of a screen that could not be loaded; it tries again by itself when the server is back. */
export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const { unreachable } = useTrouble();
  const before = useRef(unreachable);
  useEffect(() => {
    if (before.current && !unreachable) onRetry();
    before.current = unreachable;
  }, [unreachable, onRetry]);
  const isOutdated = unreachable === 'outdated';
  const action = isOutdated ? (
    <Button onClick={() => window.location.reload()}>{t('shared.connection.reload')}</Button>
  ) : (
    <Button onClick={onRetry}>{t('shared.kit.retry')}</Button>
  );
  return (
    <EmptyState title={t('shared.connection.loadFailed')} action={action}>
      <p>{isOutdated ? t('shared.connection.outdated') : t('shared.connection.offline')}</p>
    </EmptyState>
  );
}

type Props = { onRetry: () => void; children: ReactNode };

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ScreenFailed
        onRetry={() => {
          this.props.onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}
