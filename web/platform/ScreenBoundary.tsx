import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useLocation } from '../ui/router/Router.tsx';
import { CallFailed } from './call.ts';
import { failureWords } from './refusalWords.ts';
import { useTrouble } from './trouble.ts';
import { useTranslation } from './words.ts';

/** Around a screen: when it cannot be loaded the frame stays, and the reader may try again or go elsewhere. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <FrameBoundary key={pathname}>{children}</FrameBoundary>;
}

/** The same around a frame, which stays as it is while the screens in it change. */
export function FrameBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>{({ reset }) => <Boundary onRetry={reset}>{children}</Boundary>}</QueryErrorResetBoundary>
  );
}

type ScreenFailedProps = {
  onRetry: () => void;
  /** What failed; left out where nobody knows, it is the connection. */
  error?: unknown;
};

/** What stands in place of what could not be loaded, and why; it tries again by itself when the server is back. */
export function ScreenFailed({ onRetry, error }: ScreenFailedProps) {
  const { t } = useTranslation();
  const { unreachable } = useTrouble();
  const before = useRef(unreachable);
  useEffect(() => {
    if (before.current && !unreachable) onRetry();
    before.current = unreachable;
  }, [unreachable, onRetry]);
  const isOutdated = unreachable === 'outdated';
  const isOffline = error === undefined || error instanceof CallFailed;
  const why = isOffline ? t('shared.connection.offline') : failureWords(error);
  const action = isOutdated ? (
    <Button onClick={() => window.location.reload()}>{t('shared.connection.reload')}</Button>
  ) : (
    <Button onClick={onRetry}>{t('shared.kit.retry')}</Button>
  );
  return (
    <EmptyState title={t('shared.connection.loadFailed')} action={action}>
      <p>{isOutdated ? t('shared.connection.outdated') : why}</p>
    </EmptyState>
  );
}

type Props = { onRetry: () => void; children: ReactNode };

type State = { failed: boolean; error?: unknown };

class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ScreenFailed
        error={this.state.error}
        onRetry={() => {
          this.props.onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}
